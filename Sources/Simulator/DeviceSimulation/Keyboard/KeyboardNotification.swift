public import Foundation
public import KeyboardModel
@_spi(Simulation) import UIKit

/// A pair of will and did notifications with equal contents (rules E1 to E9).
@MainActor
struct KeyboardNotification {
    enum Kind { case show, hide }

    let kind: Kind
    /// Frames in the screen's coordinates, in points.
    let begin: CGRect
    var end: CGRect
    let duration: Double
    let curveRawValue: Int
    let screen: UIScreen?
    /// Whether the keyboard belongs to this app.
    var isLocal = true

    /// Change-frame, then show or hide (rule E7).
    var willEvents: [KeyboardEvent] { [.willChangeFrame, kind == .show ? .willShow : .willHide] }
    /// The did pair.
    var didEvents: [KeyboardEvent] { [.didChangeFrame, kind == .show ? .didShow : .didHide] }

    /// - Parameter userInfo: the notification's own, which all events of a movement share.
    func post(_ event: KeyboardEvent, _ userInfo: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: event.notificationName, object: screen, userInfo: userInfo)
    }

    /// The dictionary of iOS, deprecated values included (rules E2, E3, I17).
    ///
    /// The two frames that apps read are rectangles as such, which also cast to `NSValue`. Unwrapping one that Foundation
    /// has wrapped takes ten times as long.
    var userInfo: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curveRawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
            "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
            "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
            "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY))
        ]
    }
}

extension KeyboardEvent {
    /// The notification's name.
    public var notificationName: Notification.Name {
        switch self {
        case .willShow: UIResponder.keyboardWillShowNotification
        case .didShow: UIResponder.keyboardDidShowNotification
        case .willHide: UIResponder.keyboardWillHideNotification
        case .didHide: UIResponder.keyboardDidHideNotification
        case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
        case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
        }
    }
}

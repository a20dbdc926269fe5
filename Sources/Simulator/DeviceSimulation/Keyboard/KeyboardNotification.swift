import Foundation
@_spi(Simulation) import UIKit

/// The data of one movement of the keyboard, which its two *will* and two *did* notifications have in common (rules E1
/// to E9).
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
    var isLocal = true

    /// The events in the order of posting: change-frame, then show or hide (rule E7).
    var willEvents: [SimulatedKeyboard.Event] { [.willChangeFrame, kind == .show ? .willShow : .willHide] }
    var didEvents: [SimulatedKeyboard.Event] { [.didChangeFrame, kind == .show ? .didShow : .didHide] }

    /// - Parameter userInfo: the notification's dictionary, which all events of a movement share.
    func post(_ event: SimulatedKeyboard.Event, _ userInfo: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: event.notificationName, object: screen, userInfo: userInfo)
    }

    /// The user info dictionary that iOS posts, including deprecated values (rules E2, E3, I17).
    ///
    /// The two frames that apps read are stored as plain rectangles, which also cast to `NSValue`. If Foundation had
    /// wrapped them, unwrapping would take ten times as long.
    var userInfo: [AnyHashable: Any] { Self.values(of: self) }

    /// Returns the user info of a notification.
    ///
    /// The result reuses the hashed keys of the static dictionary `values`, because hashing eight keys takes longer
    /// than everything else.
    private nonisolated static func values(of notification: KeyboardNotification) -> [AnyHashable: Any] {
        values.mapValues { $0(notification) }
    }

    // Threads can share this dictionary safely, because its keys contain only strings.
    private nonisolated(unsafe) static let values: [AnyHashable: @Sendable (KeyboardNotification) -> Any] = [
        UIResponder.keyboardFrameBeginUserInfoKey: { $0.begin },
        UIResponder.keyboardFrameEndUserInfoKey: { $0.end },
        UIResponder.keyboardAnimationDurationUserInfoKey: { NSNumber(value: $0.duration) },
        UIResponder.keyboardAnimationCurveUserInfoKey: { NSNumber(value: $0.curveRawValue) },
        UIResponder.keyboardIsLocalUserInfoKey: { NSNumber(value: $0.isLocal) },
        "UIKeyboardBoundsUserInfoKey": { NSValue(cgRect: CGRect(origin: .zero, size: $0.end.size)) },
        "UIKeyboardCenterBeginUserInfoKey": { NSValue(cgPoint: CGPoint(x: $0.begin.midX, y: $0.begin.midY)) },
        "UIKeyboardCenterEndUserInfoKey": { NSValue(cgPoint: CGPoint(x: $0.end.midX, y: $0.end.midY)) }
    ]
}

import Foundation
@_spi(Simulation) import UIKit

/// A pair of will and did notifications with equal contents (rules E1 to E9).
@MainActor
struct KeyboardNotification {
    enum Kind { case show, hide }

    let kind: Kind
    /// Frames in the screen's coordinates, in points.
    let begin, end: CGRect
    let duration: Double
    let curveRawValue: Int
    let screen: UIScreen?

    /// Posts change-frame, then show or hide (rule E7).
    func postWill() {
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(kind == .show ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    }

    /// Posts the did pair.
    func postDid() {
        post(UIResponder.keyboardDidChangeFrameNotification)
        post(kind == .show ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
    }

    /// The dictionary of iOS, deprecated values included (rules E2, E3, I17).
    var userInfo: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curveRawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
            "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
            "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY))
        ]
    }
}

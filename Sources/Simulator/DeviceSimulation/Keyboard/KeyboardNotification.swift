import Foundation
@_spi(Simulation) import UIKit

/// A movement of the keyboard, as its two *will* and two *did* notifications report it (rules E1 to E9).
@MainActor
struct KeyboardNotification {
    enum Kind { case show, hide }

    let kind: Kind
    /// The frames are in the screen's coordinates, in points.
    let begin: CGRect
    var end: CGRect
    let duration: Double
    let curveRawValue: Int
    let screen: UIScreen?
    var isLocal = true

    /// The *will* notifications in the order of posting: change-frame, then show or hide (rule E7).
    var willEvents: [SimulatedKeyboard.Event] { [.willChangeFrame, kind == .show ? .willShow : .willHide] }
    var didEvents: [SimulatedKeyboard.Event] { [.didChangeFrame, kind == .show ? .didShow : .didHide] }

    /// Returns the notification with an end frame of another height, in points.
    func ending(_ height: CGFloat) -> KeyboardNotification {
        var other = self
        other.end = CGRect(x: end.minX, y: end.maxY - height, width: end.width, height: height)
        return other
    }

    func post(_ event: SimulatedKeyboard.Event, _ userInfo: [AnyHashable: Any], to centers: [NotificationCenter]) {
        for center in centers { center.post(name: event.notificationName, object: screen, userInfo: userInfo) }
    }

    /// The values of the notification, including deprecated values as on iOS (rules E2, E3, I17).
    ///
    /// The two frames that apps read are plain rectangles, which also cast to `NSValue`. It would take ten times as
    /// long to unwrap Foundation's wrappers.
    var userInfo: [AnyHashable: Any] { Self.values(of: self) }

    /// Reuses hashed keys, because hashing eight keys takes longer than everything else.
    private nonisolated static func values(of notification: KeyboardNotification) -> [AnyHashable: Any] {
        values.mapValues { $0(notification) }
    }

    // Threads can use this dictionary safely, because its keys contain only strings.
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

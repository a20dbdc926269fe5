import CoreGraphics
import Foundation

/// Decides between the notifications and Apple's layout guide about the keyboard's position.
///
/// Only a notification tells the event, the duration and the app to which the keyboard belongs. In three cases UIKit
/// posts no notification: a finger drags the keyboard, the keyboard was up before observing began, or the keyboard
/// changes while the app is inactive.
///
/// Apple's guide follows the keyboard on every frame. On iOS 26 the guide jumps with accessory views (FB18129551,
/// FB18129558), and on iOS 27 it may lie at the bottom while the keyboard stands (manaflow-ai/cmux#9958). So the
/// notification decides, except in the cases of ``reconciling(_:with:in:)``. A guide at rest alone proves nothing.
public struct KeyboardReconciliation: Sendable, Equatable {
    /// The decided state, with frames in the screen's coordinates, in points.
    public var state: KeyboardState
    /// The reason for overriding the announcement, or nil if the announcement wins.
    public var reason: String?

    /// The facts that decide between the announcement and Apple's guide.
    public struct Circumstances: Sendable, Equatable {
        /// Whether any notification has changed the state so far.
        public var hasBeenAnnounced: Bool
        /// Whether a finger has dragged the keyboard down since the last notification.
        public var isDragged: Bool
        /// Whether the announced movement has ended.
        public var isSettled: Bool
        /// Whether notifications may be missing, and who holds the keyboard then.
        public var absence: Absence?
        /// The height of the accessory view on the keyboard, in points, 0 or more.
        ///
        /// On iOS 26 a keyboard's frame may exclude the accessory view.
        public var accessoryHeight: CGFloat

        /// A time without notifications, in which the app was inactive.
        public enum Absence: Sendable, Equatable {
            /// An input of this app is still first responder.
            case withInput
            /// No input of this app is first responder, or the keyboard belonged to another app.
            case withoutInput
        }

        /// Creates circumstances with the usual values.
        public init(
            hasBeenAnnounced: Bool = true, isDragged: Bool = false, isSettled: Bool = false, absence: Absence? = nil,
            accessoryHeight: CGFloat = 0
        ) {
            self.hasBeenAnnounced = hasBeenAnnounced
            self.isDragged = isDragged
            self.isSettled = isSettled
            self.absence = absence
            self.accessoryHeight = accessoryHeight
        }
    }

    /// The position of Apple's keyboard layout guide in a view.
    public struct Guide: Sendable, Equatable {
        /// The guide's top edge in the screen's coordinates, in points.
        public var top: CGFloat
        /// Whether the guide is no higher than the bottom safe area, as for a hidden keyboard.
        public var isAtRest: Bool
        /// The frame of a docked keyboard at the guide's top, in the screen's coordinates, in points.
        ///
        /// The frame is nil if the guide's place is none of a docked keyboard.
        public var keyboardFrame: CGRect?

        /// Creates a guide's position.
        public init(top: CGFloat, isAtRest: Bool, keyboardFrame: CGRect?) {
            self.top = top
            self.isAtRest = isAtRest
            self.keyboardFrame = keyboardFrame
        }

        /// Creates a guide's position from its frame, which is judged like an announced frame.
        ///
        /// - Parameters:
        ///   - frame: the guide's frame in the screen's coordinates, in points.
        ///   - spansWindow: whether the guide is as wide as its window. A docked keyboard is as wide as the screen, even
        ///     if the window is narrower.
        ///   - screen: the screen's bounds in the screen's own coordinates, in points.
        public init(_ frame: CGRect, isAtRest: Bool, spansWindow: Bool, onScreen screen: CGRect) {
            var keyboard = frame
            if spansWindow {
                keyboard = CGRect(
                    x: screen.minX, y: frame.minY, width: screen.width,
                    height: max(screen.maxY, frame.minY) - frame.minY)
            }
            let transition = KeyboardTransition(event: .willChangeFrame, endFrameInScreen: keyboard)
            self.init(
                top: frame.minY, isAtRest: isAtRest,
                keyboardFrame: KeyboardState.dockedFrame(of: transition, in: screen))
        }
    }

    /// The greatest height of a bar that the announced frame may exclude, in points.
    ///
    /// A bar of suggestions is 44 to 58 points high (mozilla-mobile/firefox-ios#30146, no-comment/KeyboardToolbar). If
    /// the guide is more than this height above the announced frame, the library believes the announced frame.
    public static let highestBar: CGFloat = 60
    /// The greatest distance between two top edges that count as equal, in points.
    public static let tolerance: CGFloat = 0.5

    /// Creates a result.
    public init(state: KeyboardState, reason: String? = nil) {
        self.state = state
        self.reason = reason
    }

    /// Decides between the announced state and the position of Apple's layout guide.
    ///
    /// | Announced | Guide | Circumstance | Result |
    /// |---|---|---|---|
    /// | anything | missing | | the announcement |
    /// | nothing yet | above its resting position | | the guide: the keyboard was up before observing began |
    /// | hidden | anything | | the announcement: a hide wins |
    /// | undocked | anything | | the announcement |
    /// | docked | equal | | the announcement |
    /// | docked | lower or at rest | a finger drags the keyboard | the guide, on every frame |
    /// | docked | above its resting position | after absence | the guide: the keyboard changed meanwhile |
    /// | docked | at rest | after absence, without an input | the guide: the keyboard left without a hide |
    /// | docked | lower or at rest | otherwise | the announcement: the guide may still have to move |
    /// | docked | higher by the accessory view | | the guide: the frame excluded the accessory view |
    /// | docked | higher by a bar at most | the movement has ended | the guide: the frame excluded a bar |
    /// | docked | higher | otherwise | the announcement: the guide jumps |
    ///
    /// - Parameters:
    ///   - announced: the state according to the notifications, judged for the view's window.
    ///   - guide: the position of the guide in the view; nil without a guide, or before the guide's first layout.
    public static func reconciling(
        _ announced: KeyboardState, with guide: Guide?, in circumstances: Circumstances
    ) -> KeyboardReconciliation {
        guard let guide, guide.top.isFinite else { return KeyboardReconciliation(state: announced) }
        switch announced {
        case .hidden:
            guard !circumstances.hasBeenAnnounced, !guide.isAtRest, let frame = guide.keyboardFrame else {
                return KeyboardReconciliation(state: .hidden)
            }
            return KeyboardReconciliation(
                state: .docked(frame), reason: "the layout guide shows a keyboard that was not announced")
        case .undocked: return KeyboardReconciliation(state: announced)
        case .docked(let frame): return docked(frame, guide, circumstances)
        }
    }

    /// Decides whether a keyboard is still up at the end of a hide, from the frame of a *did* event.
    ///
    /// iOS 26 posts a docked frame at the end of a hide. So the keyboard is up only if a guide's top is at the frame's
    /// top.
    ///
    /// - Parameters:
    ///   - frame: the frame in the screen's coordinates, in points.
    ///   - guides: the positions of Apple's guides in views that avoid the keyboard.
    public static func confirming(_ frame: CGRect, by guides: [Guide]) -> KeyboardReconciliation {
        guard guides.contains(where: { !$0.isAtRest && abs($0.top - frame.minY) <= 1 }) else {
            return KeyboardReconciliation(state: .hidden)
        }
        return KeyboardReconciliation(
            state: .docked(frame), reason: "docked: \(frame.shortText), which the layout guide confirms after a hide")
    }

    private static func docked(
        _ frame: CGRect, _ guide: Guide, _ circumstances: Circumstances
    ) -> KeyboardReconciliation {
        let announcement = KeyboardReconciliation(state: .docked(frame))
        let lowered = guide.top - frame.minY
        if abs(lowered) <= tolerance { return announcement }
        if let absence = circumstances.absence { return afterAbsence(announcement, guide, absence) }
        if lowered < 0 {
            let isAccessory =
                circumstances.accessoryHeight > 0 && abs(-lowered - circumstances.accessoryHeight) <= tolerance
            let isBar = circumstances.isSettled && -lowered <= highestBar
            guard isAccessory || isBar, !guide.isAtRest else { return announcement }
            return KeyboardReconciliation(
                state: .docked(CGRect(x: frame.minX, y: guide.top, width: frame.width, height: frame.maxY - guide.top)),
                reason: "the layout guide stands \(text(-lowered)) pt higher than announced")
        }
        guard circumstances.isDragged else { return announcement }
        // At rest the guide tells only that the keyboard is no higher. The hide is announced when the finger is lifted.
        return KeyboardReconciliation(
            state: .docked(CGRect(x: frame.minX, y: guide.top, width: frame.width, height: frame.height)),
            reason: "a finger has lowered the keyboard by \(text(lowered)) pt, by the layout guide")
    }

    private static func afterAbsence(
        _ announcement: KeyboardReconciliation, _ guide: Guide, _ absence: Circumstances.Absence
    ) -> KeyboardReconciliation {
        if guide.isAtRest {
            guard absence == .withoutInput else { return announcement }
            return KeyboardReconciliation(
                state: .hidden, reason: "the keyboard left without a hide, by the layout guide")
        }
        guard let frame = guide.keyboardFrame else { return announcement }
        return KeyboardReconciliation(
            state: .docked(frame), reason: "the keyboard changed while the app was inactive, by the layout guide")
    }

    private static func text(_ points: CGFloat) -> String { Double((points * 10).rounded() / 10).shortText }
}

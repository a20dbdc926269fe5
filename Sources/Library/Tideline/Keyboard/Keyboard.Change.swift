internal import KeyboardModel
import UIKit

extension Keyboard {
    /// One change of the keyboard, as observers receive it.
    public struct Change: Sendable, Equatable {
        /// The values of the notification that has announced the change; nil for a change without a notification.
        let transition: KeyboardTransition?
        let previousAnnounced: KeyboardState
        let announced: KeyboardState
        /// The reason for the new state, in one line for the log; nil while the log is off.
        let reason: String?
        let motion: Motion
        /// The notification's screen; nil before iOS 16.1, or if the notification lacks it.
        public let screen: UIScreen?

        /// The kind of a keyboard notification.
        ///
        /// UIKit posts several notifications for a movement, for example `willChangeFrame` and `willShow` when the
        /// keyboard is shown.
        public enum Phase: Sendable {
            /// `UIResponder.keyboardWillShowNotification`.
            case willShow
            /// `UIResponder.keyboardDidShowNotification`.
            case didShow
            /// `UIResponder.keyboardWillHideNotification`.
            case willHide
            /// `UIResponder.keyboardDidHideNotification`.
            case didHide
            /// `UIResponder.keyboardWillChangeFrameNotification`.
            case willChangeFrame
            /// `UIResponder.keyboardDidChangeFrameNotification`.
            case didChangeFrame
        }

        enum Motion: Sendable, Equatable {
            /// The keyboard is about to move.
            case animated(KeyboardAnimation)
            /// The keyboard has moved already.
            case atOnce
            /// Views change inside the animation block that is running, if there is one.
            case inherited

            fileprivate init(of transition: KeyboardTransition?) {
                self =
                    switch transition {
                    case .some(let transition) where transition.event.isWill:
                        .animated(KeyboardAnimation(of: transition))
                    case .some: .atOnce
                    case nil: .inherited
                    }
            }
        }

        /// - Parameter motion: how views that follow the keyboard move; by default the notification decides.
        init(
            transition: KeyboardTransition?, motion: Motion? = nil, previousState: KeyboardState, state: KeyboardState,
            screen: UIScreen? = nil, reason: String?
        ) {
            (self.transition, previousAnnounced, announced, self.reason) = (transition, previousState, state, reason)
            self.screen = screen
            self.motion = motion ?? Motion(of: transition)
        }

        /// The state of the keyboard before the change, according to the last notification.
        public var previousState: State { State(previousAnnounced) }
        /// The state of the keyboard after the change.
        public var state: State { State(announced) }
        /// The notification's kind, or nil for a change without a notification.
        ///
        /// For example, an observer that is added while the keyboard is up gets the present state without a
        /// notification.
        public var phase: Phase? {
            switch transition?.event {
            case .willShow: .willShow
            case .didShow: .didShow
            case .willHide: .willHide
            case .didHide: .didHide
            case .willChangeFrame: .willChangeFrame
            case .didChangeFrame: .didChangeFrame
            case nil: nil
            }
        }
        /// The keyboard's frame before the movement, in the screen's coordinates, in points, or nil if the notification
        /// lacks a usable frame.
        ///
        /// Use it only for logs, because its height is wrong in many notifications.
        public var beginFrame: CGRect? { transition?.beginFrameInScreen }
        /// The keyboard's frame after the movement, in the screen's coordinates, in points, or nil if the notification
        /// lacks a usable frame.
        ///
        /// ``state`` interprets the frame. ``Keyboard/State/frame(in:)`` converts it to a view's coordinates.
        public var endFrame: CGRect? { transition?.endFrameInScreen }
        /// Whether the keyboard belongs to this app, true if the notification lacks this value.
        public var isLocal: Bool { transition?.isLocal ?? true }
        /// The duration of the movement in seconds, 0.25 if the notification lacks it.
        public var duration: TimeInterval { animation.duration }
        /// The curve of the movement.
        ///
        /// If the notification lacks a curve, the value is the keyboard's own curve, which has no public case.
        public var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: animation.curve) ?? .easeInOut }
        /// Whether the keyboard is about to move.
        ///
        /// UIKit posts such notifications inside the keyboard's own animation.
        public var isAboutToHappen: Bool {
            if case .animated = motion { true } else { false }
        }

        /// The animation of the movement; nil if the keyboard reaches its position at once.
        @MainActor
        var movement: KeyboardAnimation? {
            guard case .animated(let animation) = motion, animation.duration > 0, !KeyboardAnimation.isCrossFaded else {
                return nil
            }
            return animation
        }

        private var animation: KeyboardAnimation { transition.map(KeyboardAnimation.init) ?? .usual }

        /// Animates changes with the keyboard's own duration and curve, including the curve with the raw value 7, which
        /// has no name in UIKit (rules E25, E29, S112).
        ///
        /// While UIKit posts a notification, UIKit's animation block is already running, and the changes inherit it.
        /// The closure runs at once on the main actor. If Reduce Motion and Prefer Cross-Fade Transitions are on, the
        /// keyboard fades in, and the changes take effect at once.
        @MainActor
        public func animate(_ changes: @escaping () -> Void) { animation.run(changes) }
    }
}

/// The duration and the curve of an animation that moves views with the keyboard.
struct KeyboardAnimation: Sendable, Equatable {
    let duration: TimeInterval
    /// The raw value of the animation curve.
    let curve: Int

    /// The keyboard's usual animation, for an unannounced movement.
    static let usual = KeyboardAnimation(duration: 0.25, curve: KeyboardCurve.rawValue)

    private init(duration: TimeInterval, curve: Int) { (self.duration, self.curve) = (duration, curve) }

    /// Takes a notification's values, and replaces each missing value by the usual value.
    init(of transition: KeyboardTransition) {
        self.init(
            duration: transition.durationSeconds ?? Self.usual.duration,
            curve: transition.curveRawValue ?? Self.usual.curve)
    }

    /// Whether the person's settings make the keyboard fade in at its final position.
    @MainActor
    static var isCrossFaded: Bool {
        UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions
    }

    /// Calls a closure immediately, and animates its changes, even with the curve of the raw value 7, which has no name
    /// in UIKit (rules E25, E29, S112, S113).
    ///
    /// Inside a *will* notification UIKit's animation block is already running, and the changes inherit it. If Reduce
    /// Motion and Prefer Cross-Fade Transitions are on, the keyboard fades in, and the changes take effect at once.
    @MainActor
    func run(_ changes: @escaping () -> Void) {
        if Self.isCrossFaded { return UIView.performWithoutAnimation(changes) }
        // If the keyboard changes during a rotation, its notification has the duration 0. Run the changes without an
        // animation of their own, so that the rotation's animation moves the views. No source states whether a nested
        // animation of duration 0 would join the rotation's animation.
        if duration <= 0, UIView.inheritedAnimationDuration > 0 { return changes() }
        let options = UIView.AnimationOptions(rawValue: KeyboardCurve.animationOptionsRawValue(forCurve: curve))
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .allowUserInteraction], animations: changes,
            completion: nil)
    }
}

internal import KeyboardModel
import UIKit

extension Keyboard {
    /// One change of the keyboard, as observers receive it.
    public struct Change: Sendable, Equatable {
        let transition: KeyboardTransition?
        let previousAnnounced: KeyboardState
        let announced: KeyboardState
        let reason: String?
        let motion: Motion
        /// The notification's screen; nil before iOS 16.1, or for a notification without a screen.
        public let screen: UIScreen?

        /// The kind of a keyboard notification.
        ///
        /// For one movement UIKit posts several notifications, for example `willChangeFrame` and `willShow` for a show.
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
            case animated(KeyboardAnimation)
            case atOnce
            /// Views change inside the running animation block, if any.
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

        init(
            transition: KeyboardTransition?, motion: Motion? = nil, previousState: KeyboardState, state: KeyboardState,
            screen: UIScreen? = nil, reason: String?
        ) {
            (self.transition, previousAnnounced, announced, self.reason) = (transition, previousState, state, reason)
            self.screen = screen
            self.motion = motion ?? Motion(of: transition)
        }

        /// The keyboard's state before the change.
        public var previousState: State { State(previousAnnounced) }
        /// The keyboard's state after the change.
        public var state: State { State(announced) }
        /// The notification's kind, or nil for a change without a notification.
        ///
        /// For example, an observer that begins while the keyboard is up gets the present state without a notification.
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
        /// The keyboard's frame before the movement, in the screen's coordinates, in points.
        ///
        /// The frame is nil if the notification has no usable frame. Use the frame only for logs, because the height is
        /// wrong in many notifications.
        public var beginFrame: CGRect? { transition?.beginFrameInScreen }
        /// The keyboard's frame after the movement, in the screen's coordinates, in points.
        ///
        /// The frame is nil if the notification has no usable frame. ``state`` interprets the frame, and
        /// ``Keyboard/State/frame(in:)`` converts the frame to a view's coordinates.
        public var endFrame: CGRect? { transition?.endFrameInScreen }
        /// Whether the keyboard belongs to this app; true if the notification does not tell.
        public var isLocal: Bool { transition?.isLocal ?? true }
        /// The duration of the movement, in seconds; 0.25 if the notification has no duration.
        public var duration: TimeInterval { animation.duration }
        /// The curve of the movement.
        ///
        /// Without a curve in the notification, the value is the keyboard's own curve, which has no public case.
        public var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: animation.curve) ?? .easeInOut }
        /// Whether the keyboard is about to move.
        ///
        /// The library receives the notification of such a change inside the keyboard's own animation.
        public var isAboutToHappen: Bool {
            if case .animated = motion { true } else { false }
        }

        /// Whether the change is the first one to tell of the keyboard's place, as all changes but the *did* events are.
        ///
        /// A keyboard that was up before observing began is found without a notification. For an undocked keyboard, UIKit
        /// may post nothing but a *did* event.
        var isNews: Bool {
            if isAboutToHappen || transition == nil { return true }
            guard case .undocked = announced else { return false }
            return announced != previousAnnounced
        }

        @MainActor
        var movement: KeyboardAnimation? {
            guard case .animated(let animation) = motion, animation.duration > 0, !KeyboardAnimation.isCrossFaded else {
                return nil
            }
            return animation
        }

        private var animation: KeyboardAnimation { transition.map(KeyboardAnimation.init) ?? .usual }

        /// Animates changes with the keyboard's own duration and curve.
        ///
        /// The closure runs at once on the main actor. The method also supports the curve with the raw value 7, which
        /// has no name in UIKit (rules E25, E29, S112). While UIKit posts a notification, UIKit's animation block is
        /// already running, and the changes inherit the animation. If Reduce Motion and Prefer Cross-Fade Transitions
        /// are on, the keyboard fades in, and the changes take effect at once.
        @MainActor
        public func animate(_ changes: @escaping () -> Void) { animation.run(changes) }
    }
}

struct KeyboardAnimation: Sendable, Equatable {
    let duration: TimeInterval
    let curve: Int

    static let usual = KeyboardAnimation(duration: 0.25, curve: KeyboardCurve.rawValue)

    private init(duration: TimeInterval, curve: Int) { (self.duration, self.curve) = (duration, curve) }

    init(of transition: KeyboardTransition) {
        self.init(
            duration: transition.durationSeconds ?? Self.usual.duration,
            curve: transition.curveRawValue ?? Self.usual.curve)
    }

    @MainActor
    static var isCrossFaded: Bool {
        UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions
    }

    /// UIKit has no name for the curve with the raw value 7, but runs the curve (rules E25, E29, S112, S113).
    ///
    /// Inside a *will* notification, UIKit's animation block is already running, and the changes inherit the animation.
    @MainActor
    func run(_ changes: @escaping () -> Void) {
        if Self.isCrossFaded { return UIView.performWithoutAnimation(changes) }
        // During a rotation, the keyboard's notification has the duration 0, and the rotation's animation has to move
        // the views. No source states whether a nested animation of duration 0 would join the rotation's animation. So
        // the code runs the changes directly.
        if duration <= 0, UIView.inheritedAnimationDuration > 0 { return changes() }
        let options = UIView.AnimationOptions(rawValue: KeyboardCurve.animationOptionsRawValue(forCurve: curve))
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .allowUserInteraction], animations: changes,
            completion: nil)
    }
}

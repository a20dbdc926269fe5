internal import KeyboardModel
import UIKit

extension Keyboard {
    /// One change of the keyboard, as observers receive it.
    public struct Change: Sendable, Equatable {
        /// The notification; nil for a change that no notification has announced.
        let transition: KeyboardTransition?
        let previousAnnounced: KeyboardState
        let announced: KeyboardState
        /// The cause of the state, in one line; nil where nothing is logged.
        let reason: String?
        /// How views move along.
        let motion: Motion
        /// The screen that the notification names, which UIKit does since iOS 16.1; nil otherwise.
        public let screen: UIScreen?

        /// A keyboard notification; a movement posts several, a show `willChangeFrame` as well as `willShow`.
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
            /// Views join the animation that is open, if there is one.
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

        /// - Parameter motion: how views move along; the notification's motion unless given.
        init(
            transition: KeyboardTransition?, motion: Motion? = nil, previousState: KeyboardState, state: KeyboardState,
            screen: UIScreen? = nil, reason: String?
        ) {
            (self.transition, previousAnnounced, announced, self.reason) = (transition, previousState, state, reason)
            self.screen = screen
            self.motion = motion ?? Motion(of: transition)
        }

        /// Where the keyboard was before, by the last notification.
        public var previousState: State { State(previousAnnounced) }
        /// Where the keyboard is going to be.
        public var state: State { State(announced) }
        /// The notification; nil for a change that none has announced, such as the present state of a late observer.
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
        /// Where the keyboard comes from, in the screen's coordinates, in points; nil where the notification has no usable one.
        ///
        /// Its height is wrong in many notifications. Decide nothing by it.
        public var beginFrame: CGRect? { transition?.beginFrameInScreen }
        /// Where the keyboard goes, in the screen's coordinates, in points; nil where the notification has no usable one.
        ///
        /// ``state`` says what the frame means. ``Keyboard/State/frame(in:)`` converts it to a view.
        public var endFrame: CGRect? { transition?.endFrameInScreen }
        /// Whether the keyboard belongs to this app; true where the notification does not say.
        public var isLocal: Bool { transition?.isLocal ?? true }
        /// How long the keyboard moves, in seconds; 0.25 without a duration in a notification.
        public var duration: TimeInterval { animation.duration }
        /// The curve of the movement.
        ///
        /// Without a curve in the notification it is the keyboard's own curve, which has no public case.
        public var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: animation.curve) ?? .easeInOut }
        /// Whether the keyboard is about to move; UIKit posts such notifications inside the keyboard's own animation.
        public var isAboutToHappen: Bool {
            if case .animated = motion { true } else { false }
        }

        /// The animation that the keyboard moves in; nil where it is at its place at once.
        @MainActor
        var movement: KeyboardAnimation? {
            guard case .animated(let animation) = motion, animation.duration > 0, !KeyboardAnimation.isCrossFaded else {
                return nil
            }
            return animation
        }

        private var animation: KeyboardAnimation { transition.map(KeyboardAnimation.init) ?? .usual }

        /// Runs changes with the keyboard's own duration and curve, the unnamed curve 7 included (rules E25, E29, S112).
        ///
        /// While UIKit posts, UIKit's animation is already open and is inherited. The closure runs at once, on the main
        /// actor. With Reduce Motion and Prefer Cross-Fade Transitions nothing moves: the keyboard itself fades in, and the
        /// changes take their place without an animation.
        @MainActor
        public func animate(_ changes: @escaping () -> Void) { animation.run(changes) }
    }
}

/// The duration and the curve that views move with, beside the keyboard.
struct KeyboardAnimation: Sendable, Equatable {
    /// In seconds.
    let duration: TimeInterval
    /// The raw value of the animation curve.
    let curve: Int

    /// The keyboard's usual animation, for a movement that no notification announces.
    static let usual = KeyboardAnimation(duration: 0.25, curve: KeyboardCurve.rawValue)

    private init(duration: TimeInterval, curve: Int) { (self.duration, self.curve) = (duration, curve) }

    /// The animation of a notification; a missing value is the usual one.
    init(of transition: KeyboardTransition) {
        self.init(
            duration: transition.durationSeconds ?? Self.usual.duration,
            curve: transition.curveRawValue ?? Self.usual.curve)
    }

    /// Whether the person wants the keyboard to fade in where it stands.
    @MainActor
    static var isCrossFaded: Bool {
        UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions
    }

    /// Runs changes in the animation, at once; the unnamed curve 7 is included (rules E25, E29, S112, S113).
    ///
    /// Inside a *will* notification UIKit's animation is already open and is inherited. With Reduce Motion and Prefer
    /// Cross-Fade Transitions the keyboard fades in, and nothing moves.
    @MainActor
    func run(_ changes: @escaping () -> Void) {
        if Self.isCrossFaded { return UIView.performWithoutAnimation(changes) }
        // A keyboard that changes during a rotation reports no duration. The changes join the rotation's animation. No
        // source states whether an animation without a duration, inside the rotation's animation, would join it.
        if duration <= 0, UIView.inheritedAnimationDuration > 0 { return changes() }
        let options = UIView.AnimationOptions(rawValue: KeyboardCurve.animationOptionsRawValue(forCurve: curve))
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .allowUserInteraction], animations: changes,
            completion: nil)
    }
}

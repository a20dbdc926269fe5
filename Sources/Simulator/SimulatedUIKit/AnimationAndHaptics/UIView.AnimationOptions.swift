// Fidelity: exact — UIView.h (rule G4)

import Foundation

extension UIView {
    /// Options for an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out with their parent when the block is committed.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views react to touches while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the values on the screen and replaces running animations.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats endlessly; one run is shown, and the completion is not called.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs backward after it has run forward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses its own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses its own curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Redraws the content while it moves.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Inherits neither duration, curve nor other options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Turns the view around its vertical axis, with the left edge moving to the front; the turn is not drawn.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view around its vertical axis, with the right edge moving to the front; the turn is not drawn.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turns a page up; the turn is not drawn.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Turns a page down; the turn is not drawn.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old look to the new one; the fade is not drawn.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view around its horizontal axis, with the top edge moving to the front; the turn is not drawn.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view around its horizontal axis, with the bottom edge moving to the front; the turn is not drawn.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Inert: requests 60 frames per second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Inert: requests 30 frames per second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var hasTransition: Bool { (rawValue >> 20) & 0xF != 0 }

        var timingCurve: TimingCurve {
            switch (rawValue >> 16) & 0xF {
            case 0: .easeInOut
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .keyboard
            }
        }
    }
}

// Fidelity: partial — UIView.h (rules G4, G35); modes other than linear and discrete are recorded

import Foundation

extension UIView {
    /// How a keyframe animation runs.
    @available(iOS 7.0, *)
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out with their parent when the block is committed.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views react to touches while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what the screen shows and replaces what is running.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats without end; one run is shown, and the completion is not called.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back after it has run forth.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses its own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Inherits nothing.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Goes straight from a value to the next.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Jumps from a value to the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Inert: goes at the same speed all the way; runs as a linear one does.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Inert: goes through the values on a smooth curve; runs as a linear one does.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Inert: both; runs as a linear one does.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: rawValue & (7 << 10)) }
    }
}

import UIKit

extension KeyboardResponder {
    /// What the keyboard is about to do.
    public enum Event {
        /// The keyboard comes, or changes its height; `minY` is its final top edge in the screen's coordinates, in points.
        ///
        /// `overlapOf` tells how far up a view has to go to clear the keyboard: 0 or less, in points of the view's superview.
        /// It may be called on the main actor at any time, for views in any coordinate space; a view without a window
        /// gives 0.
        case appear(
            minY: CGFloat, duration: TimeInterval, curve: UIView.AnimationCurve,
            overlapOf: @MainActor (UIView) -> CGFloat)
        /// The keyboard leaves, or is undocked by the person.
        case disappear(duration: TimeInterval, curve: UIView.AnimationCurve)
    }
}

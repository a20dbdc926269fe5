public import UIKit

/// An article's way of a layout guide as high as the keyboard's frame in the latest notification.
///
/// This is a new implementation after Patryk Kaczmarek, "Introduction to the Missing Keyboard Layout Guide" (Netguru,
/// 2023).
@MainActor
public enum RawHeightGuide {
    /// Sets a height constraint to the height of the keyboard's frame, in points.
    ///
    /// - Parameters:
    ///   - height: the constraint for the guide's height above the bottom edge of `view`.
    ///   - view: the view to lay out; the observation ends when the view is deallocated.
    public static func attach(height: NSLayoutConstraint, in view: UIView) {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardWillChangeFrameNotification
        ]
        KeyboardPosts.listen(to: names, as: view) { [weak view] post in
            guard let view else { return }
            if post.isHide {
                set(height, to: 0, post.duration, view)
            } else if let end = post.end {
                // S57: if a frame reaches below the screen, its height is more than the visible part. S26, S37: the
                // code uses every frame, also of a keyboard that floats, is dragged or belongs to another app. S47,
                // S72: if the view ends above the screen's bottom, the height is too large.
                set(height, to: end.height, post.duration, view)
            }
        }
    }

    private static func set(_ height: NSLayoutConstraint, to points: CGFloat, _ duration: Double, _ view: UIView) {
        height.constant = points
        // S113: the way ignores the curve of the keyboard's animation. An animation inherits this curve only if it
        // begins inside UIKit's own animation.
        UIView.animate(withDuration: duration) { view.layoutIfNeeded() }
    }
}

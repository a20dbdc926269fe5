public import UIKit

/// The recipe of a layout guide as high as the keyboard's frame in any notification.
///
/// Written anew from Patryk Kaczmarek, "Introduction to the Missing Keyboard Layout Guide" (Netguru, 2023).
@MainActor
public enum RawHeightGuide {
    /// Lets a height constraint be as great as the keyboard's frame is high, in points.
    ///
    /// - Parameters:
    ///   - height: the guide's height; its base is the bottom edge of `view`.
    ///   - view: what is laid out, and how long to listen.
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
                // S57: the height of a frame that hangs below the screen is not what is visible of it.
                // S26, S37: any frame counts, also of a keyboard that floats, is dragged or belongs elsewhere.
                // S47, S72: the view may end above the screen's bottom; then this is too much.
                set(height, to: end.height, post.duration, view)
            }
        }
    }

    private static func set(_ height: NSLayoutConstraint, to points: CGFloat, _ duration: Double, _ view: UIView) {
        height.constant = points
        // S113: the duration without the curve. Inside UIKit's own animation it is inherited, elsewhere it is not.
        UIView.animate(withDuration: duration) { view.layoutIfNeeded() }
    }
}

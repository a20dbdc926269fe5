public import UIKit

/// An article's way that changes one constraint at the bottom of a view.
///
/// The constant becomes the distance from the keyboard's top to the view's bottom. This is a new implementation after
/// "Auto Layout when the Keyboard is Shown and Hidden".
@MainActor
public enum BottomConstraint {
    /// Sets a constraint's constant to the distance from the keyboard's top to the view's bottom, in points.
    public static func attach(_ constraint: NSLayoutConstraint, in view: UIView) {
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        KeyboardPosts.listen(to: names, as: view) { [weak view] post in
            guard let view, let end = post.end else { return }
            // S40: `nil` means the window's coordinates, but the frame is in the screen's.
            let frame = view.convert(end, from: nil)
            // S27, S35: the code regards everything below the frame's top as covered, also below a floating keyboard.
            // S61: with Prefer Cross-Fade Transitions, UIKit announces an end frame of zero when the keyboard hides.
            // This frame is at the top of the screen. S130: if the frame is below the view, the constant becomes
            // negative.
            constraint.constant = view.bounds.maxY - frame.minY
            UIView.animate(
                withDuration: post.duration, delay: 0, options: [post.options, .beginFromCurrentState]
            ) {
                view.layoutIfNeeded()
            }
        }
    }
}

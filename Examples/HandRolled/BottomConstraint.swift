public import UIKit

/// The recipe of one constraint at the bottom: the view's lower edge less the upper edge of the keyboard's end frame.
///
/// Written anew from "Auto Layout when the Keyboard is Shown and Hidden".
@MainActor
public enum BottomConstraint {
    /// Lets a constraint keep content as far above a view's bottom as the keyboard's end frame begins, in points.
    public static func attach(_ constraint: NSLayoutConstraint, in view: UIView) {
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        KeyboardPosts.listen(to: names, as: view) { [weak view] post in
            guard let view, let end = post.end else { return }
            // S40: nil is the window's space, and the frame is in the screen's.
            let frame = view.convert(end, from: nil)
            // S27, S35: all that lies below the frame's top counts, also below a floating keyboard.
            // S61: the zero frame of a hide that fades lies at the top of the screen.
            // S130: nothing keeps the number at 0 when the frame lies below the view.
            constraint.constant = view.bounds.maxY - frame.minY
            UIView.animate(
                withDuration: post.duration, delay: 0, options: [post.options, .beginFromCurrentState]
            ) {
                view.layoutIfNeeded()
            }
        }
    }
}

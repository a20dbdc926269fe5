public import UIKit

/// The recipe of moving a view up by what the keyboard overlaps, with its transform.
///
/// Written anew from "Responding to the keyboard" (2021), whose class is `KeyboardResponder`.
@MainActor
public enum TranslatedView {
    /// Lets a view be moved above each keyboard that shows, and back by each that hides.
    ///
    /// - Parameter padding: room between view and keyboard, in points.
    public static func attach(_ view: UIView, padding: CGFloat = 10) {
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        KeyboardPosts.listen(to: names, as: view) { [weak view] post in
            guard let view else { return }
            if post.isShow {
                guard let end = post.end else { return }
                move(view, above: end.minY, padding, post)
            } else {
                UIView.animate(withDuration: post.duration, delay: 0, options: post.options) {
                    view.transform = .identity
                }
            }
        }
    }

    private static func move(_ view: UIView, above top: CGFloat, _ padding: CGFloat, _ post: KeyboardPost) {
        // S24: the frame is that of the view as it was moved already, so the next step depends on the last.
        // S40: the keyboard's top is taken for a height in the window.
        guard let window = view.window else { return }
        let bottom = (view.superview ?? view).convert(CGPoint(x: 0, y: view.frame.maxY), to: window).y
        let offset = min(top - bottom, 0)
        // S18: a keyboard that gets lower leaves the view where it is.
        guard offset != 0 else { return }
        UIView.animate(withDuration: post.duration, delay: 0, options: post.options) {
            // S10: it adds to what is there. S53: nothing keeps the top on the screen.
            view.transform = view.transform.translatedBy(x: 0, y: offset - padding)
        }
    }
}

public import UIKit

/// An article's way that moves a view above the keyboard with a transform.
///
/// This is a new implementation after "Responding to the keyboard" (2021), whose class is `KeyboardResponder`.
@MainActor
public enum TranslatedView {
    /// Moves a view above each keyboard that appears, and back when the keyboard hides.
    ///
    /// - Parameter padding: the distance between the view and the keyboard, in points.
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
        // S24: the frame includes the previous translation, so each step depends on the last one. S40: the code uses
        // the keyboard's top on the screen as a coordinate in the window.
        guard let window = view.window else { return }
        let bottom = (view.superview ?? view).convert(CGPoint(x: 0, y: view.frame.maxY), to: window).y
        let offset = min(top - bottom, 0)
        // S18: when the keyboard becomes lower, the view keeps its position.
        guard offset != 0 else { return }
        UIView.animate(withDuration: post.duration, delay: 0, options: post.options) {
            // S10: the code adds the new translation to the existing one. S53: the view's top may leave the screen.
            view.transform = view.transform.translatedBy(x: 0, y: offset - padding)
        }
    }
}

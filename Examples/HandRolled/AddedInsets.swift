public import UIKit

/// An article's way that adds the keyboard's height to the bottom inset of a scroll view.
///
/// Later the way restores the inset and the offset from before. This is a new implementation after Roland Leth,
/// "Avoiding the keyboard on UITextField focus" (Codementor, 2019).
@MainActor
public final class AddedInsets {
    private weak var scrollView: UIScrollView?
    private weak var controller: UIViewController?
    private var insetBeforeKeyboard: UIEdgeInsets?
    private var offsetBeforeKeyboard: CGPoint?

    private init(_ scrollView: UIScrollView, _ controller: UIViewController) {
        self.scrollView = scrollView
        self.controller = controller
    }

    /// Makes a scroll view's bottom inset grow with each keyboard.
    ///
    /// - Parameter controller: the controller whose view contains the fields.
    public static func attach(_ scrollView: UIScrollView, in controller: UIViewController) {
        let way = AddedInsets(scrollView, controller)
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        KeyboardPosts.listen(to: names, as: scrollView) { way.keyboardChanged($0) }
    }

    private func keyboardChanged(_ post: KeyboardPost) {
        guard post.isShow, let end = post.end, let scrollView else { return reset() }
        if let field = Self.firstResponder(in: controller?.view) as? UITextField {
            show(field, above: end.height)
        }
        // S12: the way remembers the inset only for a text field, so a text view's inset is never restored. S11,
        // S14, S17: each show adds the height again. S66, S69: the height includes the safe area, and UIKit may have
        // added the safe area too.
        scrollView.contentInset.bottom += end.height
    }

    private func show(_ field: UITextField, above height: CGFloat) {
        guard let scrollView, let window = controller?.view.window else { return }
        insetBeforeKeyboard = insetBeforeKeyboard ?? scrollView.contentInset
        offsetBeforeKeyboard = offsetBeforeKeyboard ?? scrollView.contentOffset
        let top = window.bounds.maxY - height
        let limit = window.convert(field.frame, from: field.superview).maxY + 10
        guard limit > top else { return }
        // S84: UIKit scrolls to the field too, so the content may move by both distances.
        let offset = CGPoint(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y + limit - top)
        scrollView.setContentOffset(offset, animated: true)
    }

    private func reset() {
        guard let scrollView, let inset = insetBeforeKeyboard, let offset = offsetBeforeKeyboard else { return }
        scrollView.contentInset = inset
        // S80, S100: the remembered offset is wrong if the person has scrolled, or the content or the orientation has
        // changed.
        scrollView.setContentOffset(offset, animated: true)
        insetBeforeKeyboard = nil
        offsetBeforeKeyboard = nil
    }

    private static func firstResponder(in view: UIView?) -> UIView? {
        guard let view else { return nil }
        if view.isFirstResponder { return view }
        return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
    }
}

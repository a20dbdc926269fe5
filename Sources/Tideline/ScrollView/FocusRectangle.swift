import UIKit

/// What of a scroll view's content has to be in sight: the caret of a text, or the whole of a small input.
@MainActor
enum FocusRectangle {
    /// The rectangle in the scroll view's coordinates, in points; nil when nothing in it is being edited.
    static func of(_ scrollView: UIScrollView) -> CGRect? {
        guard let input = scrollView.firstResponder else { return nil }
        let insets = scrollView.adjustedContentInset
        let room = scrollView.bounds.height - insets.top - insets.bottom
        let isText = input is UITextView
        let wanted = isText || input.bounds.height > room ? caret(of: input) ?? input.bounds : input.bounds
        return input.convert(wanted, to: scrollView)
    }

    /// The caret, or the end of the selection that moves, in the input's coordinates, in points.
    ///
    /// UIKit answers with infinite rectangles while a text has not been laid out.
    private static func caret(of input: UIView) -> CGRect? {
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else { return nil }
        let caret = text.caretRect(for: range.end)
        let numbers = [caret.origin.x, caret.origin.y, caret.size.width, caret.size.height]
        return numbers.allSatisfy(\.isFinite) ? caret : nil
    }
}

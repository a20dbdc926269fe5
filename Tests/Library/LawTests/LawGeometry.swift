import UIKit

/// Computes where views are and where scrolling can bring them, in the window's coordinates, in points.
@MainActor
enum LawGeometry {
    static let tolerance: CGFloat = 0.5

    /// Returns the caret's rectangle for a text, and otherwise the input's.
    ///
    /// A text view that is too low for its text cuts the caret off, and only the rest can show.
    static func focus(of input: UIView, room: CGFloat) -> CGRect {
        let isText = input is UITextView || input.bounds.height > room
        guard isText, let text = input as? any UITextInput, let end = text.selectedTextRange?.end else {
            return input.convert(input.bounds, to: nil)
        }
        let caret = text.caretRect(for: end)
        guard caret.minY.isFinite else { return input.convert(input.bounds, to: nil) }
        let shown = caret.intersection(input.bounds)
        return input.convert(shown.isNull ? caret : shown, to: nil)
    }

    /// Returns the scroll views around a view, innermost first.
    ///
    /// A text view that scrolls is its own innermost scroll view.
    static func scrollViews(around view: UIView) -> [UIScrollView] {
        var found: [UIScrollView] = [],
            next: UIView? = (view as? UITextView)?.isScrollEnabled == true ? view : view.superview
        while let current = next {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled { found.append(scroll) }
            next = current.superview
        }
        return found
    }

    /// Returns the height that is left for a view between two y coordinates, inside all views that clip it.
    static func room(around view: UIView, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
        var room = bottom - top
        let around = scrollViews(around: view)
        for scroll in around { room = min(room, scroll.bounds.height) }
        // The outermost scroll view keeps its frame, so this frame limits the room.
        guard let frame = around.last.map({ $0.convert($0.bounds, to: nil) }) else { return room }
        return min(room, min(bottom, frame.maxY) - max(top, frame.minY))
    }

    static func enclosingScrollView(of view: UIView) -> UIScrollView? {
        var next = view.superview
        while let current = next {
            if let scroll = current as? UIScrollView { return scroll }
            next = current.superview
        }
        return nil
    }

    /// Checks also that no surrounding scroll view clips the rectangle.
    static func isInSight(
        _ rectangle: CGRect, of view: UIView, from top: CGFloat, to bottom: CGFloat, tolerance: CGFloat = tolerance
    ) -> Bool {
        var (top, bottom) = (top, bottom)
        for scroll in scrollViews(around: view) {
            let frame = scroll.convert(scroll.bounds, to: nil)
            (top, bottom) = (max(top, frame.minY), min(bottom, frame.maxY))
        }
        return rectangle.minY >= top - tolerance && rectangle.maxY <= bottom + tolerance
    }

    /// Returns whether scrolling can move a rectangle of a view between two y coordinates.
    ///
    /// Each scroll view can move its content by a limited distance, and shows the content only inside its own frame.
    static func isInReach(_ rectangle: CGRect, of view: UIView, from top: CGFloat, to bottom: CGFloat) -> Bool {
        var low = rectangle.minY, high = rectangle.minY
        let height = rectangle.height
        for scroll in scrollViews(around: view) {
            let insets = scroll.adjustedContentInset, offset = scroll.contentOffset.y
            let least = min(-insets.top, offset)
            let most = max(-insets.top, scroll.contentSize.height + insets.bottom - scroll.bounds.height)
            let frame = scroll.convert(scroll.bounds, to: nil)
            low = max(low - (max(most, offset) - offset), frame.minY)
            high = min(high + (offset - least), frame.maxY - min(height, frame.height))
            if low > high + tolerance { return false }
        }
        return max(low, top) <= min(high, bottom - height) + tolerance
    }

    /// Returns how far a scroll view is from its end, in points; nil if the view shows all of its content.
    static func distanceToEnd(of view: UIScrollView) -> CGFloat? {
        let insets = view.adjustedContentInset, end = view.contentSize.height + insets.bottom - view.bounds.height
        return end > -insets.top ? end - view.contentOffset.y : nil
    }
}

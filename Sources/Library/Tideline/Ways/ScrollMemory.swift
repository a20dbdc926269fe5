internal import KeyboardModel
import UIKit

/// Where a scroll view was before the keyboard came, and whether the app or a person has scrolled it since.
@MainActor
struct ScrollMemory {
    /// The content offset before the keyboard came, in points of the content.
    let offset: CGPoint
    private let size: CGSize
    private let wasAtTop: Bool
    /// Where the scroll view was when the present focus was first brought into sight, in points of the content: what the
    /// keyboard's present height asks for is measured from there, so that a bar that comes and goes leaves nothing behind.
    private var anchor: CGFloat
    private weak var focus: UIView?
    /// Where the keyboard's sake has left it; elsewhere means that the app or a person has scrolled.
    private var ownOffset: CGPoint
    private var isOthers = false

    /// Insets to go back to that were chosen, instead of what the scroll view had.
    private let chosenInset: UIEdgeInsets?

    /// - Parameters:
    ///   - offset: the offset to go back to, in points; nil for the present one.
    ///   - inset: the insets to go back to, in points; nil for the present ones.
    init(_ scrollView: UIScrollView, offset: CGPoint?, inset: UIEdgeInsets?) {
        self.offset = offset ?? scrollView.contentOffset
        chosenInset = inset
        ownOffset = scrollView.contentOffset
        anchor = ownOffset.y
        size = scrollView.bounds.size
        wasAtTop = self.offset.y <= -scrollView.adjustedContentInset.top
    }

    /// The offset that scrolling for a focus begins at, in points: the present one when the focus is new, or when the app
    /// or a person has scrolled.
    mutating func anchor(for focus: UIView, in scrollView: UIScrollView) -> CGFloat {
        if isOthers || self.focus !== focus { anchor = scrollView.contentOffset.y }
        self.focus = focus
        return anchor
    }

    /// Takes the present offset for the one that the focus is seen at: it has grown, or its caret has moved.
    mutating func moveAnchor(in scrollView: UIScrollView) { anchor = scrollView.contentOffset.y }

    /// Notices that the offset is not the one that was left, and that it was not UIKit bringing its first responder into
    /// sight: what is typed into was in sight where the offset was left.
    ///
    /// - Parameter focus: what has to be in sight, in the content's coordinates, in points.
    mutating func noticeOthers(_ scrollView: UIScrollView, focus: CGRect?) {
        guard scrollView.contentOffset != ownOffset else { return }
        let top = ownOffset.y + scrollView.adjustedContentInset.top
        let bottom = ownOffset.y + scrollView.bounds.height - scrollView.adjustedContentInset.bottom
        if let focus, focus.minY < top || focus.maxY > bottom { return }
        isOthers = true
    }

    /// Leaves the offset to the person from now on.
    mutating func leaveToPerson() { isOthers = true }

    /// Takes the present offset for the keyboard's doing, unless a finger is on the view.
    mutating func settle(_ scrollView: UIScrollView) {
        if !scrollView.isMovedByFinger { ownOffset = scrollView.contentOffset }
    }

    /// Scrolls back, unless the app or a person has scrolled, as far as the content of now allows it; never under a finger.
    func restore(_ scrollView: UIScrollView) {
        if let chosenInset, scrollView.contentInset != chosenInset { scrollView.contentInset = chosenInset }
        guard !isOthers, !scrollView.isMovedByFinger else { return }
        var goal = offset
        let insets = scrollView.adjustedContentInset
        if scrollView.bounds.size != size, wasAtTop {
            goal.y = -insets.top
        } else if scrollView.window != nil {
            goal.y = ScrollGeometry.clamped(
                offset.y, content: scrollView.contentSize.height, length: scrollView.bounds.height,
                insets: (insets.top, insets.bottom))
        }
        if goal.y != scrollView.contentOffset.y { scrollView.contentOffset.y = goal.y }
    }
}

extension UIScrollView {
    /// Whether a finger moves the content, or has just done so.
    fileprivate var isMovedByFinger: Bool { isTracking || isDragging || isDecelerating }

    /// Scrolls as little as needed to show a rectangle of the content, measured from an offset, in points; never under a
    /// finger.
    func show(_ rectangle: CGRect, margin: CGFloat, from offset: CGFloat) {
        guard !isMovedByFinger else { return }
        var insets = adjustedContentInset
        // Inside another scroll view UIKit insets by all that lies off the screen as yet.
        if insets.top + insets.bottom >= bounds.height { insets = contentInset }
        let wanted = Contribution.withoutMarks(
            ScrollGeometry.offset(
                showing: (rectangle.minY, rectangle.maxY), margin: margin, from: offset, length: bounds.height,
                insets: (insets.top, insets.bottom)))
        if wanted != contentOffset.y { contentOffset.y = wanted }
    }

    /// The offset at which the end of the content is in sight, in points; nil while all of it is.
    private var endOffset: CGFloat? {
        let insets = adjustedContentInset
        let end = contentSize.height + insets.bottom - bounds.height
        return end > -insets.top ? end : nil
    }

    /// Whether the end of the content is in sight, and is not all there is.
    var isAtEnd: Bool { endOffset.map { contentOffset.y >= $0 - 0.5 } ?? false }

    /// Shows the end of the content, unless a finger moves it.
    func scrollToEnd() {
        guard !isMovedByFinger, let endOffset, endOffset > contentOffset.y else { return }
        contentOffset.y = endOffset
    }
}

internal import KeyboardModel
import UIKit

/// The offset of a scroll view before the keyboard, and whether the app or a person has scrolled since.
@MainActor
struct ScrollMemory {
    /// The content offset before the keyboard came, in points of the content.
    private let offset: CGPoint
    private let size: CGSize
    private let wasAtTop: Bool
    /// The offset at which the present focus was first revealed, in points of the content.
    ///
    /// Scrolling is measured from there, so that a bar that comes and goes does not add up.
    private var anchor: CGFloat
    private weak var focus: UIView?
    /// The offset we last set.
    ///
    /// Anything else means the app or a person has scrolled.
    private var ownOffset: CGPoint
    private var isOthers = false

    /// The insets that the app has chosen to go back to; nil for the earlier ones.
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

    /// The offset that scrolling to a focus is measured from, in points: the present one for a new focus, or when the app
    /// or a person has scrolled.
    mutating func anchor(for focus: UIView, in scrollView: UIScrollView) -> CGFloat {
        if isOthers || self.focus !== focus { anchor = scrollView.contentOffset.y }
        self.focus = focus
        return anchor
    }

    /// Measures from the present offset from now on: the focus has grown, or its caret has moved.
    mutating func moveAnchor(in scrollView: UIScrollView) { anchor = scrollView.contentOffset.y }

    /// Notices an offset of the app or a person.
    ///
    /// UIKit scrolls to its first responder only where the focus was out of sight at our offset.
    ///
    /// - Parameter focus: the rectangle that has to be in sight, in the content's coordinates, in points.
    mutating func noticeOthers(_ scrollView: UIScrollView, focus: CGRect?) {
        guard scrollView.contentOffset != ownOffset else { return }
        let top = ownOffset.y + scrollView.adjustedContentInset.top
        let bottom = ownOffset.y + scrollView.bounds.height - scrollView.adjustedContentInset.bottom
        if let focus, focus.minY < top || focus.maxY > bottom { return }
        isOthers = true
    }

    /// The hide will not restore the offset: it is the person's from now on.
    mutating func leaveToPerson() { isOthers = true }

    /// Remembers the present offset as ours, unless a finger is on the view.
    mutating func settle(_ scrollView: UIScrollView) {
        if !scrollView.isMovedByFinger { ownOffset = scrollView.contentOffset }
    }

    /// Scrolls back within the present content, unless the app or a person has scrolled; never under a finger.
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
        // Inside another scroll view UIKit insets by the whole height that lies off the screen.
        if insets.top + insets.bottom >= bounds.height { insets = contentInset }
        let wanted = Contribution.withoutMarks(
            ScrollGeometry.offset(
                showing: (rectangle.minY, rectangle.maxY), margin: margin, from: offset, length: bounds.height,
                insets: (insets.top, insets.bottom)))
        if wanted != contentOffset.y { contentOffset.y = wanted }
    }

    /// The offset at the end of the content, in points; nil while all of the content fits.
    private var endOffset: CGFloat? {
        let insets = adjustedContentInset
        let end = contentSize.height + insets.bottom - bounds.height
        return end > -insets.top ? end : nil
    }

    /// Whether a longer content is scrolled to its end.
    var isAtEnd: Bool { endOffset.map { contentOffset.y >= $0 - 0.5 } ?? false }

    /// Shows the end of the content, unless a finger moves it.
    func scrollToEnd() {
        guard !isMovedByFinger, let endOffset, endOffset > contentOffset.y else { return }
        contentOffset.y = endOffset
    }
}

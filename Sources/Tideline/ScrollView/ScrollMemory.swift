import KeyboardModel
import UIKit

/// Where a scroll view was before the keyboard came, and whether anybody else has scrolled it since.
@MainActor
struct ScrollMemory {
    /// The content offset before the keyboard came, in points of the content.
    let offset: CGPoint
    /// The content insets before the keyboard came, in points.
    let inset: UIEdgeInsets
    private let size: CGSize
    private let wasAtTop: Bool
    private let wasAtBottom: Bool
    /// Where the keyboard's sake has left it; elsewhere means that somebody else has scrolled.
    private var ownOffset: CGPoint
    private var isOthers = false

    init(_ scrollView: UIScrollView) {
        offset = scrollView.contentOffset
        inset = scrollView.contentInset
        ownOffset = offset
        size = scrollView.bounds.size
        let insets = scrollView.adjustedContentInset
        wasAtTop = offset.y <= -insets.top
        let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        wasAtBottom = end > -insets.top && offset.y >= end - 0.5
    }

    /// Keeps the end of a list at the bottom that was there, while something outside of it is typed into (S81).
    func keepBottom(of scrollView: UIScrollView) {
        guard wasAtBottom, !isOthers, !scrollView.isUpsideDown, scrollView.firstResponder == nil else { return }
        let insets = scrollView.adjustedContentInset
        let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        if end > scrollView.contentOffset.y { scrollView.contentOffset.y = end }
    }

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
        guard !scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating else { return }
        ownOffset = scrollView.contentOffset
    }

    /// Scrolls back, unless somebody else has scrolled; then the offset stays as far as the content allows it.
    func restore(_ scrollView: UIScrollView) {
        guard !isOthers else { return }
        var goal = offset
        let insets = scrollView.adjustedContentInset
        if scrollView.bounds.size != size {
            goal.y =
                wasAtTop
                ? -insets.top
                : ScrollGeometry.clamped(
                    offset.y, content: scrollView.contentSize.height, length: scrollView.bounds.height,
                    insets: (insets.top, insets.bottom))
        }
        if goal.y != scrollView.contentOffset.y { scrollView.contentOffset.y = goal.y }
    }
}

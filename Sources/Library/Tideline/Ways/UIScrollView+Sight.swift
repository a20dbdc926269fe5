internal import KeyboardModel
import UIKit

extension ListSight {
    /// Reads what a scroll view shows now, apart from what depends on the edited input or the time.
    ///
    /// - Parameter known: half a pixel of the scroll view's screen, in points, if it is known already.
    @MainActor
    init(_ scrollView: UIScrollView, halfAPixel known: CGFloat? = nil) {
        self.init()
        let insets = scrollView.adjustedContentInset, own = scrollView.contentInset, bounds = scrollView.bounds
        (offset, size, contentHeight) = (scrollView.contentOffset, bounds.size, scrollView.contentSize.height)
        (self.insets, ownInsets) = (Edges(insets), Edges(own))
        safeAreaTop = scrollView.safeAreaInsets.top
        ends = Edges(
            top: scrollView.convert(CGPoint(x: 0, y: bounds.minY), to: nil).y,
            bottom: scrollView.convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y)
        isInWindow = scrollView.window != nil
        mover = scrollView.isMovedByFinger ? .finger : .nobody
        halfAPixel = known ?? scrollView.halfAPixel
    }

    /// Reads what tells a running scroll from one that has ended.
    @MainActor
    mutating func readMotion(of scrollView: UIScrollView) {
        time = CACurrentMediaTime()
        if mover == .nobody, scrollView.isAnimatingScroll { mover = .animation }
    }
}

extension ListSight.Edges {
    fileprivate init(_ insets: UIEdgeInsets) { self.init(top: insets.top, bottom: insets.bottom) }
}

extension UIScrollView {
    /// Limits a vertical offset to the range to which a person can scroll, in points.
    func clamped(_ offset: CGFloat) -> CGFloat {
        let insets = adjustedContentInset
        return ScrollGeometry.clamped(
            offset, content: contentSize.height, length: bounds.height, insets: (insets.top, insets.bottom))
    }

    /// Whether a vertical offset, in points, is the present one, apart from UIKit's rounding to pixels.
    func isAt(_ offset: CGFloat) -> Bool {
        ScrollGeometry.isSame(contentOffset.y, offset, tolerance: halfAPixel)
    }

    /// Sets a vertical offset, in points, unless the scroll view is there already.
    ///
    /// Each new offset ends a running scroll, even if it differs only by a rounding error.
    func move(to offset: CGFloat) { if !isAt(offset) { contentOffset.y = offset } }

    /// Whether a finger moves the content, or has just done so.
    var isMovedByFinger: Bool { isTracking || isDragging || isDecelerating }
}

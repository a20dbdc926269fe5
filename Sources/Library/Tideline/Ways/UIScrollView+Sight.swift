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
    /// Sets a vertical offset, in points, unless the scroll view is there already, apart from UIKit's rounding to pixels.
    ///
    /// Each new offset ends a running scroll, even if it differs only by a rounding error.
    func move(to offset: CGFloat) {
        if !ScrollGeometry.isSame(contentOffset.y, offset, tolerance: halfAPixel) { contentOffset.y = offset }
    }

    /// Whether a finger moves the content, or has just done so.
    fileprivate var isMovedByFinger: Bool { isTracking || isDragging || isDecelerating }
}

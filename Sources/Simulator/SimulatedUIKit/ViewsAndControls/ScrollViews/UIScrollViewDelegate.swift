// Fidelity: partial — scrolling, dragging and insets; zooming is absent. Optional members do nothing by default

import Foundation

/// The delegate of a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the offset changed, by any cause (rule C18).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells the delegate that a finger starts to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Tells the delegate, before the finger is lifted, the resting offset in points, which the delegate may change.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// Tells the delegate that the finger was lifted.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells the delegate that the content continues to move after the finger was lifted.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Tells the delegate that the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Asks whether a tap on the status bar may scroll to the top (rule C66).
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Tells the delegate that a tap on the status bar has scrolled to the top (rule C66).
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Tells the delegate that an animated scroll by code has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Tells the delegate that the adjusted insets changed (rule C13).
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Allows the scroll.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

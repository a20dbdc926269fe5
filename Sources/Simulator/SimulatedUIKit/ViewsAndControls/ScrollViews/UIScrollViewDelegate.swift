// Fidelity: partial — scrolling, dragging and insets; zooming is absent. Optional members do nothing by default

import Foundation

/// Follows and steers a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells that the offset changed, by whomever (rule C18).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells that a finger starts to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Tells that the finger is about to leave, where the content will rest, in points; another rest may be set.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    /// Tells that the finger was lifted.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells that the content moves on after the finger was lifted.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Tells that the content rests after it moved on.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Asks whether a tap on the status bar may scroll to the top (rule C66).
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Tells that a tap on the status bar has scrolled to the top (rule C66).
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Tells that an animated scroll by code has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Tells that the adjusted insets changed (rule C13).
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
    /// Lets it.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

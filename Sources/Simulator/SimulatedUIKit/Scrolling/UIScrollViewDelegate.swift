// Fidelity: partial — scrolling, dragging and insets; zooming is absent. Optional members do nothing by default

import Foundation

/// Follows and steers a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells that the offset changed, by whomever (rule C18).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Tells that a finger starts to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Tells that the finger was lifted.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Tells that an animated scroll by code has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Tells that the adjusted insets changed (rule C13).
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

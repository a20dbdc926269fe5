import UIKit

extension UIScrollView {
    /// Whether `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` is moving the content.
    ///
    /// Before iOS 17.4 the value is false. The offset then shows the animation only by its change in each frame.
    var isAnimatingScroll: Bool {
        // SDKs before iOS 17.4 lack the property. SDKs before iOS 18 lack the module `Synchronization` too, so the
        // module's presence shows a newer SDK.
        #if canImport(Synchronization)
        guard #available(iOS 17.4, *), SystemVersion.isAtLeast(17, 4) else { return false }
        return isScrollAnimating
        #else
        return false
        #endif
    }
}

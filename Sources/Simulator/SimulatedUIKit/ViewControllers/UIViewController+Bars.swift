// Fidelity: exact — rules C5, C6, F34

import Foundation

extension UIViewController {
    /// A bar that a container keeps at an edge of its view.
    struct ContainerBar {
        let edge: UIRectEdge
        /// The height beyond the container's safe area, in points; 0 for a hidden bar.
        let height: CGFloat
        let isTranslucent: Bool
    }

    private func extends(under bar: ContainerBar) -> Bool {
        edgesForExtendedLayout.contains(bar.edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// The parts under bars become safe area insets of the child, or are cut off.
    ///
    /// - Returns: The child's frame in the container's view, in points.
    @discardableResult
    func giveRoom(to child: UIViewController, besides bars: [ContainerBar]) -> CGRect {
        let safe = view.safeAreaInsets
        var insets = UIEdgeInsets.zero, cut = UIEdgeInsets.zero
        for bar in bars where bar.height > 0 {
            let isTop = bar.edge == .top
            switch (child.extends(under: bar), isTop) {
            case (true, true): insets.top = bar.height
            case (true, false): insets.bottom = bar.height
            case (false, true): cut.top = safe.top + bar.height
            case (false, false): cut.bottom = safe.bottom + bar.height
            }
        }
        child.containerSafeAreaInsets = insets
        return view.bounds.inset(by: cut)
    }

    /// Gives a page another frame than the last one; a page that the app has moved stays, and apps depend on it
    /// (IQKeyboardManager moves pages by their frames).
    func place(_ child: UIViewController, in frame: CGRect) {
        guard child.presentation.placedFrame != frame else { return }
        child.presentation.placedFrame = frame
        child.wrapperFrame = frame
    }

    /// The frame of UIKit's wrapper around the page, in the container's coordinates, in points.
    ///
    /// UIKit lays out and animates wrappers (`UIViewControllerWrapperView` and `UIDropShadowView` in public descriptions
    /// of view hierarchies), and the page in a wrapper keeps its transform. Here the page stands for its wrapper, so this
    /// is its frame without the transform.
    var wrapperFrame: CGRect {
        get {
            let size = view.bounds.size, anchor = view.layer.anchorPoint
            return CGRect(
                x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
                width: size.width, height: size.height)
        }
        set {
            guard !view.transform.isIdentity else { return view.frame = newValue }
            let anchor = view.layer.anchorPoint
            view.center = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
            view.bounds.size = newValue.size
        }
    }
}

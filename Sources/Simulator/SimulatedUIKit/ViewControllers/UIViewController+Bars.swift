// Fidelity: exact — rules C5, C6, F34

import Foundation

extension UIViewController {
    /// A bar that a container controller keeps at an edge of its view.
    struct ContainerBar {
        let edge: UIRectEdge
        /// The height of the bar inside the container's safe area, in points.
        let height: CGFloat
        let isTranslucent: Bool
    }

    private func extends(under bar: ContainerBar) -> Bool {
        edgesForExtendedLayout.contains(bar.edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Gives a child the space that the container's bars leave.
    ///
    /// If the child extends under a bar, the bar adds to the child's safe area. Otherwise the child's frame ends at the
    /// bar.
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
        child.navigationItem.searchController?.followContent()
        return view.bounds.inset(by: cut)
    }
}

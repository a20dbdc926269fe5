// Fidelity: partial — taps on the status bar (rule C66); the simulation does not check whether other views cover a
// scroll view

import Foundation

extension Simulation {
    /// The area in which the status bar takes touches, in the screen's coordinates, in points.
    ///
    /// The area is null while the bar is hidden.
    @_spi(Simulation) public var statusBarOnScreen: CGRect {
        guard let frame = scene.statusBarManager?.statusBarFrame, frame.height > 0 else { return .null }
        return scene.coordinateSpace.convert(frame, to: screen.coordinateSpace)
    }

    /// Taps the status bar, so that the nearest scroll view scrolls to its top (rule C66).
    @_spi(Simulation) public func tapStatusBar() {
        perform {
            let willing = scene.windows.flatMap(scrollersToTop)
            guard let nearest = willing.min(by: { distance($0) < distance($1) }),
                willing.count == 1 || scene.traitCollection.userInterfaceIdiom != .phone
            else { return }
            nearest.scrollToTop()
        }
    }

    private func scrollersToTop(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let own = (view as? UIScrollView).map { $0.scrollsToTop && $0.isScrollEnabled && isOnScreen($0) ? [$0] : [] }
        return (own ?? []) + view.subviews.flatMap(scrollersToTop)
    }

    private func isOnScreen(_ view: UIView) -> Bool {
        view.convert(view.bounds, to: screen.coordinateSpace).intersects(screen.bounds)
    }

    private func distance(_ view: UIView) -> CGFloat {
        view.convert(view.bounds, to: screen.coordinateSpace).minY
    }
}

extension UIScrollView {
    fileprivate func scrollToTop() {
        let top = -adjustedContentInset.top
        guard contentOffset.y > top, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        ScrollAnimation.run(self, to: CGPoint(x: contentOffset.x, y: top)) {
            $0.scrollDelegate?.scrollViewDidScrollToTop($0)
        }
    }
}

// Fidelity: exact — rules F2 to F5, F11, F13

import Foundation

extension UIViewController {
    /// Children whose views are shown follow their container.
    var forwardedChildren: [UIViewController] {
        children.filter { $0.viewIfLoaded?.superview != nil || $0.viewIfLoaded == nil && showsUnloaded($0) }
    }

    private func showsUnloaded(_ child: UIViewController) -> Bool {
        (self as? UINavigationController)?.topViewController === child
            || (self as? UITabBarController)?.selectedViewController === child
    }

    func tellIsAppearing() {
        viewIsAppearing(presentation.isAnimated)
        for child in forwardedChildren where child.appearance == .appearing { child.tellIsAppearing() }
    }

    /// Appears without a transition: will, into the hierarchy, is appearing; did comes at the end of the turn (rule F2).
    func appear(animated: Bool, insert: () -> Void) {
        beginAppearanceTransition(true, animated: animated)
        insert()
        tellIsAppearing()
        Simulation.current.clock.schedule(after: 0) { [weak self] in self?.endAppearanceTransition() }
    }
}

@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// The navigation controller that a finger at the screen's edge would reach: the innermost one in front.
    public var frontmostNavigation: UINavigationController? {
        var found: UINavigationController?
        var candidate = window.rootViewController
        while let controller = candidate {
            if let navigation = controller as? UINavigationController { found = navigation }
            if controller.presentedViewController != nil, controller.parent == nil {
                found = nil
                candidate = controller.presentedViewController
            } else if let navigation = controller as? UINavigationController {
                candidate = navigation.topViewController
            } else if let tabs = controller as? UITabBarController {
                candidate = tabs.selectedViewController
            } else {
                candidate = controller.children.last
            }
        }
        return found
    }

    /// A finger begins to swipe the top controller away (rule E23); returns false when there is nothing to go back to.
    @discardableResult
    public func beginPop() -> Bool {
        guard let navigation = frontmostNavigation, navigation.viewControllers.count > 1 else { return false }
        perform {
            navigation.beginInteractivePop()
            endTurn()
        }
        return navigation.transitionCoordinator?.isInteractive ?? false
    }

    /// The finger has come so far across the screen, 0…1.
    public func movePop(to fraction: Double) {
        perform {
            frontmostNavigation?.updateInteractivePop(fraction)
            endTurn()
        }
    }

    /// The finger is lifted and the pop goes on by itself; the caller lets time pass.
    public func finishPop() {
        perform {
            frontmostNavigation?.finishInteractivePop()
            endTurn()
        }
    }

    /// The finger is lifted and everything goes back; the caller lets time pass (rule F17).
    public func cancelPop() {
        perform {
            frontmostNavigation?.cancelInteractivePop()
            endTurn()
        }
    }
}

extension SimulatedPhone {
    /// Dismisses the controller that was presented last, as a swipe down does at its end; let time pass for it to go.
    public func dismissPresented() {
        perform {
            var last = window.rootViewController
            while let presented = last?.presentedViewController { last = presented }
            last?.presentingViewController?.dismiss(animated: true)
            endTurn()
        }
    }
}

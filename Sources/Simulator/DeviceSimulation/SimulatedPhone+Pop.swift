@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// The innermost navigation controller of the frontmost screen, which a swipe from the screen's edge pops.
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

    /// Begins to swipe the top controller away, or returns false for a stack's only controller (rule E23).
    @discardableResult
    public func beginPop() -> Bool {
        guard let navigation = frontmostNavigation, navigation.viewControllers.count > 1 else { return false }
        perform {
            navigation.beginInteractivePop()
            endTurn()
        }
        return navigation.transitionCoordinator?.isInteractive ?? false
    }

    /// Moves the finger of a pop gesture to a fraction of the screen's width, 0…1.
    public func movePop(to fraction: Double) {
        perform {
            frontmostNavigation?.updateInteractivePop(fraction)
            endTurn()
        }
    }

    /// Lifts the finger of a pop gesture, so that the pop completes as the caller advances the clock.
    public func finishPop() {
        perform {
            frontmostNavigation?.finishInteractivePop()
            endTurn()
        }
    }

    /// Lifts the finger of a pop gesture, so that the pop reverses as the caller advances the clock (rule F17).
    public func cancelPop() {
        perform {
            frontmostNavigation?.cancelInteractivePop()
            endTurn()
        }
    }
}

extension SimulatedPhone {
    /// Dismisses the controller that was presented last, as a swipe down does at its end.
    ///
    /// Advance the clock afterwards until the controller has left.
    public func dismissPresented() {
        perform {
            var last = window.rootViewController
            while let presented = last?.presentedViewController { last = presented }
            last?.presentingViewController?.dismiss(animated: true)
            endTurn()
        }
    }
}

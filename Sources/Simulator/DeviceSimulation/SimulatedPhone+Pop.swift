@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// The navigation controller that pops when a finger swipes from the screen's edge: the innermost navigation
    /// controller of the frontmost screen.
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

    /// Begins to swipe the top controller away (rule E23).
    ///
    /// It returns false if this controller is the only one in the stack.
    @discardableResult
    public func beginPop() -> Bool {
        guard let navigation = frontmostNavigation, navigation.viewControllers.count > 1 else { return false }
        perform {
            navigation.beginInteractivePop()
            endTurn()
        }
        return navigation.transitionCoordinator?.isInteractive ?? false
    }

    /// Moves the finger of the gesture that pops a controller, to a fraction of the screen's width, 0…1.
    public func movePop(to fraction: Double) {
        perform {
            frontmostNavigation?.updateInteractivePop(fraction)
            endTurn()
        }
    }

    /// Lifts the finger of the gesture that pops a controller, so that the pop completes by itself; the caller then
    /// advances the clock.
    public func finishPop() {
        perform {
            frontmostNavigation?.finishInteractivePop()
            endTurn()
        }
    }

    /// Lifts the finger of the gesture that pops a controller, so that the pop is cancelled; the caller then advances
    /// the clock (rule F17).
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
    /// The caller then advances the clock until the controller has left.
    public func dismissPresented() {
        perform {
            var last = window.rootViewController
            while let presented = last?.presentedViewController { last = presented }
            last?.presentingViewController?.dismiss(animated: true)
            endTurn()
        }
    }
}

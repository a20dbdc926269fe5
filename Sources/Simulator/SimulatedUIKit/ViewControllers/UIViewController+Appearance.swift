// Fidelity: exact — rules F2 to F5, F11, F13

import Foundation

extension UIViewController {
    /// Tells the controller that its view is about to appear or disappear.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        presentation.isAnimated = animated
        if isAppearing {
            guard appearance != .appeared && appearance != .appearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells the controller that its view has appeared or disappeared.
    public func endAppearanceTransition() {
        let animated = presentation.isAnimated
        if appearance == .appearing {
            appearance = .appeared
            viewDidAppear(animated)
        } else if appearance == .disappearing {
            appearance = .disappeared
            viewDidDisappear(animated)
        }
        for child in forwardedChildren { child.endAppearanceTransition() }
    }

    /// Children whose views are shown follow their container.
    private var forwardedChildren: [UIViewController] {
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

    /// Whether the controller is being presented right now.
    public var isBeingPresented: Bool { presentation.phase == .presenting }
    /// Whether the controller is being dismissed right now.
    public var isBeingDismissed: Bool { presentation.phase == .dismissing }
    /// Whether the controller is entering a container right now.
    public var isMovingToParent: Bool { presentation.phase == .entering }
    /// Whether the controller is leaving a container right now.
    public var isMovingFromParent: Bool { presentation.phase == .leaving }
}

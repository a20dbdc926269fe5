// Fidelity: exact — rules F2 to F5, F11, F13

import Foundation

extension UIViewController {
    /// The children that get appearance callbacks together with this container.
    var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.viewIfLoaded?.superview != nil || $0.viewIfLoaded == nil && showsUnloaded($0) }
    }

    private func showsUnloaded(_ child: UIViewController) -> Bool {
        (self as? UINavigationController)?.topViewController === child
            || (self as? UITabBarController)?.selectedViewController === child
    }

    /// Calls `viewIsAppearing`, at most once for each appearance.
    func tellIsAppearing() {
        guard !presentation.hasToldIsAppearing else { return }
        presentation.hasToldIsAppearing = true
        viewIsAppearing(presentation.isAnimated)
        for child in forwardedChildren where child.appearance == .appearing { child.tellIsAppearing() }
    }

    /// Calls `viewWillAppear`, inserts the view and calls `viewIsAppearing`.
    ///
    /// `viewDidAppear` follows at the end of the run-loop turn (rule F2).
    func appear(animated: Bool, insert: () -> Void) {
        beginAppearanceTransition(true, animated: animated)
        insert()
        tellIsAppearing()
        Simulation.current.clock.schedule(after: 0) { [weak self] in self?.endAppearanceTransition() }
    }

    private var isToldByContainer: Bool { parentStorage?.shouldAutomaticallyForwardAppearanceMethods == false }

    /// Calls `viewWillAppear` or `viewWillDisappear`, unless a transition has already called the method (rule F11).
    ///
    /// - Parameter newWindow: the window that the view enters, or nil for a view that leaves its window.
    func viewWillMove(toWindow newWindow: UIWindow?) {
        guard !isToldByContainer else { return }
        let before = appearance
        beginAppearanceTransition(newWindow != nil, animated: false)
        presentation.followsView = appearance != before
    }

    /// Completes the appearance or disappearance of a view that has moved to another window (rule F11).
    ///
    /// In a window, `viewDidAppear` is called together with the parent's `viewDidAppear`, or at the end of the run-loop
    /// turn. If the view has left all windows, `viewDidDisappear` is called at once.
    func viewDidMove(toWindow window: UIWindow?) {
        let followsView = presentation.followsView
        presentation.followsView = false
        guard window != nil else { return followsView ? endAppearanceTransition() : () }
        guard followsView || isToldByContainer, appearance == .appearing else { return }
        let parentAppears = parentStorage?.appearance == .appearing
        if !parentAppears || parentStorage?.presentation.hasToldIsAppearing == true { tellIsAppearing() }
        guard followsView, !parentAppears else { return }
        Simulation.current.clock.schedule(after: 0) { [weak self] in self?.endAppearanceTransition() }
    }

    /// Raises an exception if the nearest controller above the view is not the parent (rule F12).
    func requireParentAbove(_ view: UIView) {
        guard let parent = parentStorage else { return }
        var candidate: UIView? = view
        while let view = candidate, view.controller == nil { candidate = view.superviewStorage }
        guard candidate != nil || view.window != nil, candidate?.controller !== parent else { return }
        let owner = candidate?.controller.map { "<\(type(of: $0))>" } ?? "(null)"
        UIKitException.hierarchyInconsistency.raise(
            "child view controller:<\(type(of: self))> should have parent view controller:\(owner) "
                + "but actual parent is:<\(type(of: parent))>")
    }
}

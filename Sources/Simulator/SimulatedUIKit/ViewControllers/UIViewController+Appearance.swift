// Fidelity: exact — rules F2 to F5, F11, F13

import Foundation

extension UIViewController {
    /// Children whose views are shown follow their container, unless it tells them itself.
    var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { $0.viewIfLoaded?.superview != nil || $0.viewIfLoaded == nil && showsUnloaded($0) }
    }

    private func showsUnloaded(_ child: UIViewController) -> Bool {
        (self as? UINavigationController)?.topViewController === child
            || (self as? UITabBarController)?.selectedViewController === child
    }

    /// Calls `viewIsAppearing`, once in an appearance, here and on the children.
    func tellIsAppearing() {
        guard !presentation.hasToldIsAppearing else { return }
        presentation.hasToldIsAppearing = true
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

    /// Whether a container tells this controller by itself when its view enters a window or leaves it.
    private var isToldByContainer: Bool { parentStorage?.shouldAutomaticallyForwardAppearanceMethods == false }

    /// Announces that the view enters a window, or leaves it with nil, where no transition has (rule F11).
    func viewWillMove(toWindow newWindow: UIWindow?) {
        guard !isToldByContainer else { return }
        let before = appearance
        beginAppearanceTransition(newWindow != nil, animated: false)
        presentation.followsView = appearance != before
    }

    /// Ends what was announced: with the parent or at the end of the turn in a window, at once outside (rule F11).
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

    /// Raises if the view has come below the view of a controller that is not the parent (rule F12).
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

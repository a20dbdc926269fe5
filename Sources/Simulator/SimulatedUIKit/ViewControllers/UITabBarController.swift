// Fidelity: partial — selection, bar height, safe area and callbacks; items and customisation are absent

import Foundation

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {}

/// Controllers of which one at a time shows.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// The controller that shows decides.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The controller that shows decides.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The bar.
    open private(set) var tabBar = UITabBar()

    /// The controllers.
    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for old in children { old.removeFromParent() }
            for controller in newValue ?? [] {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            if isViewLoaded { showSelected() }
        }
    }

    /// Which controller shows, from 0; out of range is ignored (rule F9).
    open var selectedIndex = 0 {
        didSet {
            guard children.indices.contains(selectedIndex) else { return selectedIndex = oldValue }
            guard selectedIndex != oldValue, isViewLoaded else { return }
            switchTab(from: children[oldValue], to: children[selectedIndex])
        }
    }

    /// The controller that shows.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set {
            guard let newValue else { return }
            let index = children.firstIndex { $0 === newValue }
            UIKitException.invalidArgument.require(
                index != nil,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list "
                    + "of view controllers can be selected.")
            if let index { selectedIndex = index }
        }
    }

    private func switchTab(from old: UIViewController, to new: UIViewController) {
        let isShown = appearance == .appeared
        if isShown { new.beginAppearanceTransition(true, animated: false) }
        if isShown { old.beginAppearanceTransition(false, animated: false) }
        old.view.removeFromSuperview()
        showSelected()
        guard isShown else { return }
        new.tellIsAppearing()
        old.endAppearanceTransition()
        new.endAppearanceTransition()
    }

    /// Puts the selected controller and the bar in place.
    open override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.backgroundColor = .systemBackground
        view.addSubview(tabBar)
        showSelected()
    }

    private func showSelected() {
        layoutBar()
        guard let controller = selectedViewController else { return }
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(controller.view, at: 0)
    }

    /// Keeps the bar at the bottom.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutBar()
    }

    private func layoutBar() {
        let safe = view.safeAreaInsets, size = view.bounds.size, height = Simulation.current.scene.tabBarHeight
        tabBar.frame = CGRect(
            x: 0, y: size.height - safe.bottom - height, width: size.width, height: height + safe.bottom)
        for child in children {
            child.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        }
    }
}

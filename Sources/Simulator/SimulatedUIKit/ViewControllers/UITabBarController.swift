// Fidelity: partial — selection, bar height, safe area and callbacks; customisation is absent

import Foundation

@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open private(set) var tabBar = UITabBar()

    open weak var delegate: (any UITabBarControllerDelegate)?

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

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

    /// An index out of range changes nothing (rule F9).
    open var selectedIndex: Int {
        get { selectedIndexStorage }
        set {
            let old = selectedIndexStorage
            guard children.indices.contains(newValue), newValue != old else { return }
            selectedIndexStorage = newValue
            if isViewLoaded { switchTab(from: children[old], to: children[newValue]) }
        }
    }
    private var selectedIndexStorage = 0

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

    open override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.backgroundColor = .systemBackground
        tabBar.delegate = self
        view.addSubview(tabBar)
        showSelected()
    }

    private func showSelected() {
        layoutBar()
        guard let controller = selectedViewController else { return }
        controller.presentation.placedFrame = nil
        place(controller, in: giveRoom(to: controller, besides: [bar]))
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(controller.view, at: 0)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutBar()
    }

    private func layoutBar() {
        let safe = view.safeAreaInsets, size = view.bounds.size, height = Simulation.current.scene.tabBarHeight
        let items = children.map { $0.tabBarItem }.compactMap { $0 }
        if tabBar.items.map({ $0.elementsEqual(items, by: ===) }) != true { tabBar.items = items }
        tabBar.selectedItem = selectedViewController?.tabBarItem
        tabBar.isHidden = bar.height == 0
        tabBar.frame = CGRect(
            x: 0, y: size.height - safe.bottom - height, width: size.width, height: height + safe.bottom)
        for child in children {
            let frame = giveRoom(to: child, besides: [bar])
            guard let shown = child.viewIfLoaded, shown.superview === view else { continue }
            place(child, in: frame)
        }
    }

    private var bar: ContainerBar {
        let pushed = (selectedViewController as? UINavigationController)?.viewControllers.dropFirst() ?? []
        // A pushed controller may hide the tab bar. The tab bar appears again at the beginning of the pop (rule F34).
        let isHidden = pushed.contains { $0.hidesBottomBarWhenPushed && $0.presentation.phase != .leaving }
        return ContainerBar(
            edge: .bottom, height: isHidden ? 0 : Simulation.current.scene.tabBarHeight,
            isTranslucent: tabBar.isTranslucent
        )
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = children.firstIndex(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: children[index]) != false else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: children[index])
    }
}

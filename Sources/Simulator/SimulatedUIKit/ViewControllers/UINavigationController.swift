// Fidelity: partial — stack, bars, safe area, callbacks; no bar gestures; a push or pop by code lowers the keyboard (rule E22)

import Foundation

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open private(set) var navigationBar = UINavigationBar()
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open private(set) var toolbar: UIToolbar! = UIToolbar()
    var interactivePop: InteractivePop?
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// After the keyboard has left, the hidden bars stay hidden (rule F35).
    open lazy var hidesBarsWhenKeyboardAppears = false {
        didSet { if hidesBarsWhenKeyboardAppears { listenForKeyboard() } }
    }
    private var keyboardToken: (any NSObjectProtocol)?
    open lazy var hidesBarsOnSwipe = false { didSet { unmodelled("UINavigationController.hidesBarsOnSwipe") } }
    open lazy var hidesBarsOnTap = false { didSet { unmodelled("UINavigationController.hidesBarsOnTap") } }
    open lazy var hidesBarsWhenVerticallyCompact = false {
        didSet { unmodelled("UINavigationController.hidesBarsWhenVerticallyCompact") }
    }
    /// The recognizer for the swipe that begins a pop.
    ///
    /// Its delegate and its `isEnabled` decide whether a swipe may begin a pop. The recognizer itself gets no touches
    /// here.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// The transition that starts in the next layout.
    private var waitingTransition: (() -> Void)?
    /// The two controllers of the newest transition.
    ///
    /// When an older transition ends, these controllers stay as they are.
    private var movingSides: [UIViewController] = []
    private var barIsHidden = false
    private var toolbarIsHidden = true

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type { navigationBar = type.init(inNavigation: ()) }
        if let type = toolbarClass as? UIToolbar.Type { toolbar = type.init(inNavigation: ()) }
    }

    /// Names of nib files are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Inert: archives are not read; gives an empty stack.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentation.presented ?? topViewController }

    /// The results of a search follow the keyboard too.
    override func keyboardPlacementDidChange() {
        super.keyboardPlacementDidChange()
        topViewController?.navigationItem.searchController?.keyboardPlacementDidChange()
    }

    open override var childForStatusBarStyle: UIViewController? { barIsHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    public static let hideShowBarDuration: CGFloat = 0.2

    /// Shows or hides the bar.
    ///
    /// The bar itself never animates. If `animated` is true, the content below the bar moves in an animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        layOutForBars(view)
    }

    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set {
            toolbarIsHidden = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The content moves together with the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        isToolbarHidden = hidden
        guard animated, let view = viewIfLoaded, view.window != nil else { return }
        layOutForBars(view)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func layOutForBars(_ view: UIView) {
        UIView.animate(withDuration: Double(Self.hideShowBarDuration), delay: 0, options: .allowUserInteraction) {
            view.layoutIfNeeded()
        }
    }

    private func listenForKeyboard() {
        guard keyboardToken == nil else { return }
        let name = UIResponder.keyboardWillShowNotification
        keyboardToken = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.hidesBarsWhenKeyboardAppears else { return }
                guard let view = self.viewIfLoaded, view.window?.firstResponderStorage != nil else { return }
                self.setNavigationBarHidden(true, animated: true)
                self.setToolbarHidden(true, animated: true)
            }
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.backgroundColor = .systemBackground
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        if let top = topViewController { show(top) }
    }

    func show(_ controller: UIViewController) {
        layoutBars()
        controller.presentation.placedFrame = nil
        place(controller, in: giveRoom(to: controller, besides: bars(for: controller)))
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(controller.view, at: 0)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        startWaitingTransition()
        layoutBars()
    }

    private func layoutBars() {
        let safe = view.safeAreaInsets, size = view.bounds.size
        navigationBar.setItems(children.map(\.navigationItem), animated: false)
        toolbar.setItems(topViewController?.toolbarItems, animated: false)
        navigationBar.isHidden = barIsHidden
        let item = topViewController?.navigationItem ?? UINavigationItem(title: "")
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: size.width, height: navigationBar.height(for: item))
        toolbar.isHidden = toolbarIsHidden
        toolbar.frame = CGRect(x: 0, y: size.height - safe.bottom - 44, width: size.width, height: 44)
        for child in children {
            let frame = giveRoom(to: child, besides: bars(for: child))
            guard let shown = child.viewIfLoaded, shown.superview === view, coordinatorStorage == nil else { continue }
            place(child, in: frame)
        }
    }

    private func bars(for child: UIViewController) -> [ContainerBar] {
        let height = barIsHidden ? 0 : navigationBar.height(for: child.navigationItem)
        return [
            ContainerBar(edge: .top, height: height, isTranslucent: navigationBar.isTranslucent),
            ContainerBar(edge: .bottom, height: toolbarIsHidden ? 0 : 44, isTranslucent: toolbar.isTranslucent)
        ]
    }

    /// The duration of a push or pop, in seconds (rule F18).
    static let duration = 0.35

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        guard isViewLoaded, let old = topViewController else {
            addChild(viewController)
            if isViewLoaded { showFirst(viewController) }
            viewController.didMove(toParent: self)
            return
        }
        viewController.presentation.phase = .entering
        addChild(viewController)
        viewController.loadViewIfNeeded()
        replace(old, with: viewController, animated: animated, direction: 1) {
            if viewController.presentation.phase == .entering { viewController.presentation.phase = .none }
            viewController.didMove(toParent: self)
        }
    }

    /// Shows the first controller of an empty stack, even if the navigation controller is already on the screen.
    private func showFirst(_ controller: UIViewController) {
        guard appearance == .appeared || appearance == .appearing else { return show(controller) }
        controller.appear(animated: false) { self.show(controller) }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let old = topViewController else { return nil }
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        let new = children[children.count - 2]
        old.presentation.phase = .leaving
        old.willMove(toParent: nil)
        replace(old, with: new, animated: animated, direction: -1) {
            old.presentation.phase = .none
            old.removeFromParent()
        }
        return old
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let index = children.firstIndex { $0 === viewController }
        UIKitException.invalidArgument.require(
            index != nil, "Tried to pop to a view controller that doesn't exist.")
        guard let index, index < children.count - 1 else { return nil }
        let popped = Array(children[(index + 1)...])
        setViewControllers(Array(children[...index]), animated: animated)
        return popped
    }

    /// Shows the last controller with a pop if the stack contained it before.
    ///
    /// Otherwise the controller appears with a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        let before = children, old = topViewController, new = viewControllers.last
        let gone = before.filter { controller in !viewControllers.contains { $0 === controller } }
        let added = viewControllers.filter { controller in !before.contains { $0 === controller } }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        children = viewControllers
        let finish = { [weak self] in
            for controller in gone { controller.removeFromParent() }
            for controller in added { controller.didMove(toParent: self) }
        }
        guard isViewLoaded, old !== new else { return finish() }
        guard let new else {
            old?.beginAppearanceTransition(false, animated: false)
            old?.viewIfLoaded?.removeFromSuperview()
            old?.endAppearanceTransition()
            return finish()
        }
        guard let old else {
            showFirst(new)
            return finish()
        }
        let isPop = before.contains { $0 === new }
        (isPop ? old : new).presentation.phase = isPop ? .leaving : .entering
        new.loadViewIfNeeded()
        replace(old, with: new, animated: animated, direction: isPop ? -1 : 1) {
            for controller in [old, new] { controller.presentation.phase = .none }
            finish()
        }
    }

    private func replace(
        _ old: UIViewController, with new: UIViewController, animated: Bool, direction: CGFloat,
        completion: @escaping () -> Void
    ) {
        startWaitingTransition()
        prepareTransition(from: old, to: new, animated: animated, duration: Self.duration)
        let start = { [self] in
            startReplacing(old, with: new, animated: animated, direction: direction, completion: completion)
        }
        let waits = animated && Simulation.current.switches.contains(.startsPushInLayout)
        guard waits, view.window != nil else { return start() }
        waitingTransition = start
        view.setNeedsLayout()
    }

    private func startWaitingTransition() {
        let start = waitingTransition
        waitingTransition = nil
        start?()
    }

    private func startReplacing(
        _ old: UIViewController, with new: UIViewController, animated: Bool, direction: CGFloat,
        completion: @escaping () -> Void
    ) {
        let isShown = appearance == .appeared || appearance == .appearing
        if isShown { old.beginAppearanceTransition(false, animated: animated) }
        if isShown { new.beginAppearanceTransition(true, animated: animated) }
        delegate?.navigationController(self, willShow: new, animated: animated)
        show(new)
        new.tellIsAppearing()
        let width = view.bounds.width, sides = [old, new]
        movingSides = sides
        for side in sides { side.keepSafeArea(of: view.bounds) }
        if animated { new.wrapperFrame.origin.x = direction * width }
        runTransition {
            new.wrapperFrame.origin.x = 0
            if animated { old.wrapperFrame.origin.x = -direction * width }
        } completion: {
            let isNewest = self.movingSides.elementsEqual(sides, by: ===)
            let resting = sides.filter { side in isNewest || !self.movingSides.contains { $0 === side } }
            for side in resting { side.keepSafeArea(of: nil) }
            if resting.contains(old) { old.view.removeFromSuperview() }
            if isShown { for side in resting { side.endAppearanceTransition() } }
            if isNewest { self.movingSides = [] }
            completion()
            self.delegate?.navigationController(self, didShow: new, animated: animated)
        }
    }
}

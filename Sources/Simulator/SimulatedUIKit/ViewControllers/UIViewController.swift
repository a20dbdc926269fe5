// Fidelity: partial — views, appearance, containment, presentation and size changes; storyboards and restoration are absent

import Foundation

@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
    private var viewStorage: UIView?
    weak var parentStorage: UIViewController?
    open internal(set) var children: [UIViewController] = []
    var appearance = Appearance.disappeared
    var presentation = PresentationState()
    var coordinatorStorage: TransitionCoordinator?
    /// How far a container's bars cover the view at each edge, in points.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { viewStorage?.setNeedsEnvironmentUpdate() } }
    }

    enum Appearance { case disappeared, appearing, appeared, disappearing }

    /// Names of nib files are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    open lazy var title: String? = nil {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingStorage = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStorage = editing
        editItem?.title = editing ? "Done" : "Edit"
    }
    open var editButtonItem: UIBarButtonItem {
        if let editItem { return editItem }
        let item = makeEditItem()
        editItem = item
        return item
    }
    private var editItem: UIBarButtonItem?
    open var navigationItem: UINavigationItem {
        if let known = navigationItemStorage { return known }
        let item = UINavigationItem(title: title ?? "")
        navigationItemStorage = item
        return item
    }
    private var navigationItemStorage: UINavigationItem?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! {
        get {
            if let known = tabBarItemStorage { return known }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemStorage = item
            return item
        }
        set {
            tabBarItemStorage = newValue
            tabBarController?.viewIfLoaded?.setNeedsLayout()
        }
    }
    private var tabBarItemStorage: UITabBarItem?
    open var hidesBottomBarWhenPushed = false
    open lazy var toolbarItems: [UIBarButtonItem]? = nil {
        didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: View

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view loads on first use (rule F1).
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            viewStorage?.controller = nil
            viewStorage = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { viewStorage }
    open var isViewLoaded: Bool { viewStorage != nil }

    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// By default a plain view with the screen's size and a flexible width and height.
    open func loadView() {
        let view = UIView(frame: Simulation.current.screen.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { view.updateConstraints() }
    open func viewSafeAreaInsetsDidChange() {}
    var traitChanges = TraitChangeList()
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection {
        viewStorage?.traitCollection ?? Simulation.current.scene.traitCollection
    }

    open lazy var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { viewStorage?.additionalSafeAreaDidChange() }
            keyValueObservers?.changed(.additionalSafeAreaInsets)
        }
    }

    @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead.")
    open var topLayoutGuide: any UILayoutSupport { BarGuide.of(view, isAtTop: true) }
    @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead.")
    open var bottomLayoutGuide: any UILayoutSupport { BarGuide.of(view, isAtTop: false) }

    /// The margins are 16 points in compact width.
    ///
    /// They are 20 points in regular width and on wide phones (rule B14).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = traitCollection.sideMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    @available(iOS 11.0, *)
    open lazy var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewStorage?.marginsDidChange() } }
    }

    /// True for form sheets (rule D29).
    @available(iOS 4.3, *)
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The edges at which the view extends under a bar.
    ///
    /// At other edges the view ends at the bar (rule C6).
    open lazy var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    open lazy var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Responder

    /// The presenter, or else the view's superview (rule D25).
    open override var next: UIResponder? {
        if let presenter = presentation.presenter { return presenter }
        return viewStorage?.superview
    }

    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    // MARK: Containment

    open var parent: UIViewController? { parentStorage }

    /// Calls the child's `willMove(toParent:)`, but leaves `didMove(toParent:)` to the app (rule F10).
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.parentStorage?.children.removeAll { $0 === childController }
        childController.parentStorage = self
        children.append(childController)
    }

    /// Calls `didMove(toParent:)` with nil (rule F10).
    open func removeFromParent() {
        parentStorage?.children.removeAll { $0 === self }
        parentStorage = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var candidate = parentStorage
        while let controller = candidate {
            if let match = controller as? Container { return match }
            candidate = controller.parentStorage
        }
        return nil
    }

    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    // MARK: Size changes

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinatorStorage ?? parentStorage?.transitionCoordinator
    }

    /// `super` forwards the call to children with a new size (rules F14, F15).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if child.viewIfLoaded?.bounds.size != childSize {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    /// `super` forwards the call to children (rule F14).
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Returns the size of a child's view after this controller's view gets a new size.
    ///
    /// Along a flexible axis, the child's view keeps its distances to the edges of this view. The autoresizing mask
    /// tells which axes are flexible. Without a mask, an axis is flexible if both views have the same length along this
    /// axis.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewStorage else {
            return parentSize
        }
        let mask = child.autoresizingMask, size = child.bounds.size, ownSize = own.bounds.size
        let flexes = child.translatesAutoresizingMaskIntoConstraints
        let isWide = flexes ? mask.contains(.flexibleWidth) : size.width == ownSize.width
        let isHigh = flexes ? mask.contains(.flexibleHeight) : size.height == ownSize.height
        return CGSize(
            width: isWide ? size.width + parentSize.width - ownSize.width : size.width,
            height: isHigh ? size.height + parentSize.height - ownSize.height : size.height)
    }

    func keyboardPlacementDidChange() {
        children.visit { $0.keyboardPlacementDidChange() }
        presentation.presented?.keyboardPlacementDidChange()
    }

    // MARK: Status bar

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Partial: a hidden bar leaves the safe area as it is.
    open var prefersStatusBarHidden: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
    }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var modalPresentationCapturesStatusBarAppearance = false
    /// The call changes nothing, because the simulation reads the appearance of the status bar anew each time.
    open func setNeedsStatusBarAppearanceUpdate() {
        if prefersStatusBarHidden, traitCollection.verticalSizeClass != .compact {
            unmodelled("UIViewController.prefersStatusBarHidden")
        }
    }

    // MARK: Presentation

    @available(iOS 8.0, *)
    open var presentationController: UIPresentationController? { presentationManager }
    @available(iOS 15.0, *)
    open var sheetPresentationController: UISheetPresentationController? {
        presentationManager as? UISheetPresentationController
    }
    @available(iOS 8.0, *)
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationManager as? UIPopoverPresentationController
    }
    @available(iOS 16.0, *)
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationManager
    }
    @available(iOS 13.0, *)
    open var isModalInPresentation = false
    /// A view that does not cover vertically stays in its place while it appears (rule F38).
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The style of this controller's view and its subviews (rule H18).
    @available(iOS 13.0, *)
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOverride }
        set {
            let old = traitCollection
            styleOverride = newValue
            viewStorage?.overridesDidChange(from: old)
            if viewStorage == nil { Simulation.current.overridesTraits = true }
        }
    }
    var unavailableView: (any UIView & UIContentView)?
    /// Called in the next layout of the controller's view after `setNeedsUpdateContentUnavailableConfiguration()`.
    @available(iOS 17.0, *)
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    @available(iOS 17.0, *)
    open func setNeedsUpdateContentUnavailableConfiguration() {
        Simulation.current.clock.schedule(after: 0) { [weak self] in
            guard let self else { return }
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }
    private var styleOverride = UIUserInterfaceStyle.unspecified
    private var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
    @available(iOS 15.0, *)
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
            contentScrollViews[one.rawValue] = scrollView
        }
    }
    @available(iOS 15.0, *)
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// Kept for the app: bars do not change with the scroll view below them.
    @available(iOS 15.0, *)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge.rawValue] }
    /// The size of form sheets and popovers (rules F22, F30).
    open var preferredContentSize = CGSize.zero
    /// Here a presented view always covers the whole window.
    open lazy var definesPresentationContext = false {
        didSet { if definesPresentationContext { unmodelled("UIViewController.definesPresentationContext") } }
    }

    /// The automatic style becomes a page sheet (rule F19).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }
    /// Consulted for the styles `custom` and `fullScreen`, and for dismissals (rule F39).
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigation = navigationController else { return present(vc, animated: true) }
        navigation.show(vc, sender: sender)
    }
    /// Dismisses the controller that this controller presents.
    ///
    /// If this controller presents nothing, its presenter dismisses this controller (rule F20).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion: completion)
    }

    // MARK: Appearance (rules F2 to F5, F11, F13)

    @available(iOS 6.0, *)
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        presentation.isAnimated = animated
        if isAppearing {
            guard appearance != .appeared && appearance != .appearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            presentation.hasToldIsAppearing = false
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    open func endAppearanceTransition() {
        let animated = presentation.isAnimated
        switch appearance {
        case .appearing:
            if viewIfLoaded?.window != nil { tellIsAppearing() }
            appearance = .appeared
            takeFirstResponderIfNoneIsThere()
            viewDidAppear(animated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        for child in forwardedChildren { child.endAppearanceTransition() }
    }

    /// Makes the controller first responder, so that its accessory view docks (rule D68).
    private func takeFirstResponderIfNoneIsThere() {
        guard let window = viewIfLoaded?.window, window.firstResponderStorage == nil, canBecomeFirstResponder else {
            return
        }
        _ = becomeFirstResponder()
    }

    open var isBeingDismissed: Bool { presentation.phase == .dismissing }

    open var isBeingPresented: Bool { presentation.phase == .presenting }

    open var isMovingFromParent: Bool { presentation.phase == .leaving }

    open var isMovingToParent: Bool { presentation.phase == .entering }

    open var presentedViewController: UIViewController? {
        presentation.presented ?? parentStorage?.presentedViewController
    }

    open var presentingViewController: UIViewController? {
        presentation.presenter ?? parentStorage?.presentingViewController
    }
}

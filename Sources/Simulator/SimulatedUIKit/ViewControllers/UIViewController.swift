// Fidelity: partial — views, appearance, containment, presentation and size changes; storyboards and restoration are absent

import Foundation

/// Manages a view and its content.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
    private var viewStorage: UIView?
    weak var parentStorage: UIViewController?
    /// The child controllers.
    open internal(set) var children: [UIViewController] = []
    var appearance = Appearance.disappeared
    var presentation = PresentationState()
    var coordinatorStorage: TransitionCoordinator?
    /// The insets that a container's bars cover, in points.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { viewStorage?.setNeedsEnvironmentUpdate() } }
    }

    enum Appearance { case disappeared, appearing, appeared, disappearing }

    /// Creates a controller; names of nib files are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// The title, which a navigation bar displays.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    /// Whether the content is in editing mode.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingStorage = false
    /// Starts or ends editing; the edit button shows the state.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStorage = editing
        editItem?.title = editing ? "Done" : "Edit"
    }
    /// A button that starts and ends editing.
    open var editButtonItem: UIBarButtonItem {
        if let editItem { return editItem }
        let item = makeEditItem()
        editItem = item
        return item
    }
    private var editItem: UIBarButtonItem?
    /// The controller's content for a navigation bar.
    open var navigationItem: UINavigationItem {
        if let known = navigationItemStorage { return known }
        let item = UINavigationItem(title: title ?? "")
        navigationItemStorage = item
        return item
    }
    private var navigationItemStorage: UINavigationItem?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's item in a tab bar; created with the title on first use.
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
    /// Whether the bar at the bottom is hidden while the controller is pushed, until it is popped (rule F34).
    open var hidesBottomBarWhenPushed = false
    /// The controller's items in a navigation controller's toolbar.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.viewIfLoaded?.setNeedsLayout() } }
    /// Sets the controller's items in a navigation controller's toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: View

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view; created on first use (rule F1).
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

    /// The view, if it has been created.
    open var viewIfLoaded: UIView? { viewStorage }
    /// Whether the view has been created.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Creates the view if necessary.
    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Creates the view; by default, it is a plain view with the screen's size and a flexible width and height.
    open func loadView() {
        let view = UIView(frame: Simulation.current.screen.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once, after the view was created.
    open func viewDidLoad() {}
    /// Called before the view enters a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in a window and has its size and traits (rule F3).
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews (rule B5).
    open func viewDidLayoutSubviews() {}
    /// Called to update the view's constraints; the default calls the view's method (rule B2).
    open func updateViewConstraints() { view.updateConstraints() }
    /// Called after the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}
    var traitChanges = TraitChangeList()
    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The traits of the scene.
    open var traitCollection: UITraitCollection {
        viewStorage?.traitCollection ?? Simulation.current.scene.traitCollection
    }

    /// Insets that the controller adds to its view's safe area, in points, for the whole subtree (rule C4).
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue { viewStorage?.additionalSafeAreaDidChange() }
            keyValueObservers?.changed(.additionalSafeAreaInsets)
        }
    }

    /// The area that bars cover at the top of the view.
    @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor instead.")
    open var topLayoutGuide: any UILayoutSupport { BarGuide.of(view, isAtTop: true) }
    /// The area that bars cover at the bottom of the view.
    @available(iOS, introduced: 7.0, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead.")
    open var bottomLayoutGuide: any UILayoutSupport { BarGuide.of(view, isAtTop: false) }

    /// The smallest margins of the root view, in points: 16 in compact width, 20 in regular width and on wide phones
    /// (rule B14).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = traitCollection.sideMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the root view's margins are at least the system's margins (rule B15).
    @available(iOS 11.0, *)
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewStorage?.marginsDidChange() } }
    }

    /// Whether the keyboard stays on the screen after editing has ended, until the controller leaves; true for form
    /// sheets (rule D29).
    @available(iOS 4.3, *)
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The edges at which the view extends under bars; at other edges it ends at the bar (rule C6).
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the view extends under opaque bars as well (rule C6).
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether scroll views automatically adjust for bars.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Responder

    /// The next responder: the view's superview, the presenter, or the window (rule D25).
    open override var next: UIResponder? {
        if let presenter = presentation.presenter { return presenter }
        return viewStorage?.superview
    }

    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    // MARK: Containment

    /// The parent controller.
    open var parent: UIViewController? { parentStorage }

    /// Adds a child; calls its `willMove(toParent:)` but not its `didMove(toParent:)` (rule F10).
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.parentStorage?.children.removeAll { $0 === childController }
        childController.parentStorage = self
        children.append(childController)
    }

    /// Removes the controller from its parent; calls `didMove(toParent:)` with nil (rule F10).
    open func removeFromParent() {
        parentStorage?.children.removeAll { $0 === self }
        parentStorage = nil
        didMove(toParent: nil)
    }

    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {}

    func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var candidate = parentStorage
        while let controller = candidate {
            if let match = controller as? Container { return match }
            candidate = controller.parentStorage
        }
        return nil
    }

    /// The navigation controller that contains this controller.
    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
    /// The tab bar controller that contains this controller.
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    // MARK: Size changes

    /// The running transition's coordinator; nil outside a transition (rule F16).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinatorStorage ?? parentStorage?.transitionCoordinator
    }

    /// Called before the view's size changes; super forwards to children whose size changes too (rules F14, F15).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if child.viewIfLoaded?.bounds.size != childSize {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    /// Called before traits change; super forwards to children (rule F14).
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Returns the size that a child will get, in points: a flexible child keeps its distance to the view's edges.
    ///
    /// A child under Auto Layout counts as flexible on an axis that it fills.
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

    /// The preferred style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar should be hidden; true on a phone in compact height.
    ///
    /// Partial: a hidden bar leaves the safe area as it is.
    open var prefersStatusBarHidden: Bool {
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
    }
    /// The animation for showing and hiding the status bar; nothing is drawn.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the status bar's style; nil if this controller determines it.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; nil if this controller determines it.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the controller controls the status bar although it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Requests an update of the status bar; here its look is read whenever it is needed.
    open func setNeedsStatusBarAppearanceUpdate() {
        if prefersStatusBarHidden, traitCollection.verticalSizeClass != .compact {
            unmodelled("UIViewController.prefersStatusBarHidden")
        }
    }

    // MARK: Presentation

    /// The manager of the present or future presentation of the controller or of an ancestor.
    @available(iOS 8.0, *)
    open var presentationController: UIPresentationController? { presentationManager }
    /// The manager of the present or future sheet of the controller or of an ancestor (rules F23 to F26).
    @available(iOS 15.0, *)
    open var sheetPresentationController: UISheetPresentationController? {
        presentationManager as? UISheetPresentationController
    }
    /// The manager of the present or future popover of the controller or of an ancestor.
    @available(iOS 8.0, *)
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationManager as? UIPopoverPresentationController
    }
    /// The manager of the present presentation of the controller or of an ancestor.
    @available(iOS 16.0, *)
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationManager
    }
    /// Whether the controller prevents dismissal by pulling down.
    @available(iOS 13.0, *)
    open var isModalInPresentation = false
    /// The controller's preferred size in a container, in points; form sheets and popovers use it (rules F22, F30).
    open var preferredContentSize = CGSize.zero
    /// Whether presentations from this controller or a child cover only this controller; here they cover the window.
    open var definesPresentationContext = false {
        didSet { if definesPresentationContext { unmodelled("UIViewController.definesPresentationContext") } }
    }

    /// The preferred presentation style; if it was set to automatic, its value is a page sheet (rule F19).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }
    /// Called to present a controller.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Shows a controller: in a navigation controller it is pushed, otherwise presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let navigation = navigationController else { return present(vc, animated: true) }
        navigation.show(vc, sender: sender)
    }
    /// Dismisses the presented controller, or else asks the presenter to dismiss this controller (rule F20).
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion: completion)
    }

    // MARK: Appearance (rules F2 to F5, F11, F13)

    /// Whether appearance callbacks are forwarded to children automatically; an override may return false (rule F11).
    @available(iOS 6.0, *)
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the controller that its view is about to appear or disappear.
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

    /// Tells the controller that its view has appeared or disappeared.
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

    /// Makes the controller first responder automatically, so that its accessory view docks (rule D68).
    private func takeFirstResponderIfNoneIsThere() {
        guard let window = viewIfLoaded?.window, window.firstResponderStorage == nil, canBecomeFirstResponder else {
            return
        }
        _ = becomeFirstResponder()
    }

    /// Whether the controller is currently being dismissed.
    open var isBeingDismissed: Bool { presentation.phase == .dismissing }

    /// Whether the controller is currently being presented.
    open var isBeingPresented: Bool { presentation.phase == .presenting }

    /// Whether the controller is currently leaving its parent.
    open var isMovingFromParent: Bool { presentation.phase == .leaving }

    /// Whether the controller is currently entering a parent.
    open var isMovingToParent: Bool { presentation.phase == .entering }

    /// The controller that this controller or an ancestor presents.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parentStorage?.presentedViewController
    }

    /// The controller that presents this controller or an ancestor.
    open var presentingViewController: UIViewController? {
        presentation.presenter ?? parentStorage?.presentingViewController
    }
}

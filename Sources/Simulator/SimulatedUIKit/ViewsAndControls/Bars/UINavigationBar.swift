// Fidelity: partial — height, title, items, search bar, back button; prompts are absent, appearances are recorded

import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The delegate, which decides about items and is notified of them.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Whether the bar is translucent; if so, content extends under it (rule C6).
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// Whether the bar is light or dark.
    open var barStyle = UIBarStyle.default { didSet { undrawn("UINavigationBar.barStyle") } }
    /// The bar's colour.
    open var barTintColor: UIColor? { didSet { undrawn("UINavigationBar.barTintColor") } }
    /// The picture of the bar's shadow.
    open var shadowImage: UIImage? { didSet { undrawn("UINavigationBar.shadowImage") } }
    /// The picture of the back button.
    open var backIndicatorImage: UIImage? { didSet { undrawn("UINavigationBar.backIndicatorImage") } }
    /// The mask of the back button's picture in a transition.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { undrawn("UINavigationBar.backIndicatorTransitionMaskImage") }
    }
    /// The title's text attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { undrawn("UINavigationBar.titleTextAttributes") }
    }
    /// The large title's text attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { undrawn("UINavigationBar.largeTitleTextAttributes") }
    }
    /// The look of the bar.
    @available(iOS 13.0, *)
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.standard ?? UINavigationBarAppearance() }
        set {
            looks.standard = newValue
            undrawn("UINavigationBar.standardAppearance")
        }
    }
    /// The look of a low bar.
    @available(iOS 13.0, *)
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue
            undrawn("UINavigationBar.compactAppearance")
        }
    }
    /// The look of the bar at the content's top edge.
    @available(iOS 13.0, *)
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue
            undrawn("UINavigationBar.scrollEdgeAppearance")
        }
    }
    /// The look of a low bar at the content's top edge.
    @available(iOS 15.0, *)
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set {
            looks.compactScrollEdge = newValue
            undrawn("UINavigationBar.compactScrollEdgeAppearance")
        }
    }
    private var looks = NavigationBarLooks()
    private var backgrounds: [[Int]: UIImage] = [:]
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
    /// Whether a large title adds 52 points (rule C5).
    open var prefersLargeTitles = false {
        didSet { superview?.setNeedsLayout() }
    }
    /// The items of the bar; the visible item is the last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }
    /// The visible item.
    open var topItem: UINavigationItem? { stack.last }
    /// The item to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }
    private var stack: [UINavigationItem] = []
    private lazy var left = BarLine(of: self)
    private lazy var right = BarLine(of: self)
    private let title = UILabel()
    private lazy var back = UIBarButtonItem(
        title: nil,
        primaryAction: UIAction { [weak self] _ in
            let navigation = self?.superview?.controller as? UINavigationController
            navigation?.popViewController(animated: true)
        })

    /// Creates a bar; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        addSubview(title)
    }

    /// Inert: archives are not read; gives an empty bar.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a bar of a class that was passed to a navigation controller: at run time only required initializers can
    /// be called, and this one calls `init(frame:)`.
    @_spi(Simulation)
    public required convenience init(inNavigation: Void) { self.init(frame: .zero) }

    /// The position: at the top unless the delegate returns another position.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

    /// Sets the picture behind the bar for a position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
        undrawn("UINavigationBar.setBackgroundImage(_:for:barMetrics:)")
    }

    /// Returns the picture behind the bar for a position.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[[barPosition.rawValue, barMetrics.rawValue]]
    }

    /// Sets the picture behind the bar for any position.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// Returns the picture behind the bar for any position.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the title's downward offset in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
        undrawn("UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)")
    }

    /// Returns the title's downward offset in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }

    /// Shows other items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let new = items ?? []
        guard !new.elementsEqual(stack, by: ===) else { return }
        for item in stack { (item.didChange, item.searchDidChange) = (nil, nil) }
        stack = new
        for item in new {
            item.didChange = { [weak self] in self?.setNeedsLayout() }
            item.searchDidChange = { [weak self] in self?.searchDidChange() }
        }
        setNeedsLayout()
    }

    /// Pushes an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Removes the visible item and returns it.
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = stack.last, delegate?.navigationBar(self, shouldPop: last) != false else { return nil }
        setItems(Array(stack.dropLast()), animated: animated)
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    private var leftItems: [UIBarButtonItem] {
        guard let item = topItem else { return [] }
        let own = item.leftBarButtonItems ?? []
        guard own.isEmpty || item.leftItemsSupplementBackButton else { return own }
        guard !item.hidesBackButton, let former = backItem else { return own }
        // Set the title only if it differs, because the bar lays itself out again whenever one of its items changes.
        if back.title != former.titleOfBackButton { back.title = former.titleOfBackButton }
        return [back] + own
    }

    /// The height of the row with a search bar, in points (rule C47).
    static let searchBarHeight: CGFloat = 52

    /// Returns the height of the bar while an item is visible, in points (rules C5, C47, C48).
    func height(for item: UINavigationItem) -> CGFloat {
        let search = item.searchController.map { _ in Self.searchBarHeight } ?? 0
        if item.hidesTitleRow { return search }
        return Simulation.current.scene.navigationBarHeight + (prefersLargeTitles ? 52 : 0) + search
    }

    /// Updates the layout after a search bar was added, removed or activated.
    func searchDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func placeSearchBar() {
        let shown = topItem?.searchController?.searchBar
        for view in subviews where view is UISearchBar && view !== shown { view.removeFromSuperview() }
        guard let shown else { return }
        if shown.superview !== self { addSubview(shown) }
        let height = Self.searchBarHeight
        shown.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// Returns the offered width and a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Simulation.current.scene.navigationBarHeight)
    }

    /// The natural size: a separate bar has the height of a navigation controller's bar without a large title (rule
    /// C5).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Simulation.current.scene.navigationBarHeight)
    }

    /// Places items and title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSearchBar()
        let isCollapsed = topItem?.hidesTitleRow == true
        left.show(isCollapsed ? [] : leftItems)
        right.show(isCollapsed ? [] : topItem?.rightBarButtonItems ?? [])
        topItem?.titleView?.isHidden = isCollapsed
        let height = min(bounds.height, Simulation.current.scene.navigationBarHeight)
        let line = BarLine.room(in: self, height: height)
        left.place(in: line)
        right.place(in: line, fromRight: true)
        title.isHidden = isCollapsed || topItem?.titleView != nil
        title.text = topItem?.title
        let view = topItem?.titleView ?? title
        if view.superview !== self { addSubview(view) }
        let side = max(left.length + line.minX, right.length + bounds.width - line.maxX) + 8
        let room = max(0, bounds.width - 2 * side)
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let width = min(size.width, room)
        view.frame = CGRect(
            x: (bounds.width - width) / 2, y: (height - size.height) / 2, width: width, height: size.height)
    }
}

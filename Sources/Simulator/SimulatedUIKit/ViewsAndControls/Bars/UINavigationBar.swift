// Fidelity: partial — height, title, items, search bar, back button; prompts are absent, appearances are recorded

import Foundation

@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Content extends under a translucent bar (rule C6).
    open lazy var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open lazy var barStyle = UIBarStyle.default { didSet { undrawn("UINavigationBar.barStyle") } }
    open lazy var barTintColor: UIColor? = nil { didSet { undrawn("UINavigationBar.barTintColor") } }
    open lazy var shadowImage: UIImage? = nil { didSet { undrawn("UINavigationBar.shadowImage") } }
    open lazy var backIndicatorImage: UIImage? = nil { didSet { undrawn("UINavigationBar.backIndicatorImage") } }
    open lazy var backIndicatorTransitionMaskImage: UIImage? = nil {
        didSet { undrawn("UINavigationBar.backIndicatorTransitionMaskImage") }
    }
    open lazy var titleTextAttributes: [NSAttributedString.Key: Any]? = nil {
        didSet { undrawn("UINavigationBar.titleTextAttributes") }
    }
    open lazy var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil {
        didSet { undrawn("UINavigationBar.largeTitleTextAttributes") }
    }
    @available(iOS 13.0, *)
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.standard ?? UINavigationBarAppearance() }
        set {
            looks.standard = newValue
            undrawn("UINavigationBar.standardAppearance")
        }
    }
    @available(iOS 13.0, *)
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue
            undrawn("UINavigationBar.compactAppearance")
        }
    }
    @available(iOS 13.0, *)
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue
            undrawn("UINavigationBar.scrollEdgeAppearance")
        }
    }
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
    /// A large title makes the bar 52 points higher (rule C5).
    open lazy var prefersLargeTitles = false {
        didSet { superview?.setNeedsLayout() }
    }
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }
    private var stack: [UINavigationItem] = []
    private lazy var left = BarLine(of: self)
    private lazy var right = BarLine(of: self)
    private let title = UILabel()
    private lazy var shownTitle: UIView = title
    private lazy var back = UIBarButtonItem(
        title: nil,
        primaryAction: UIAction { [weak self] _ in
            let navigation = self?.superview?.controller as? UINavigationController
            navigation?.popViewController(animated: true)
        })

    public override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        addSubview(title)
    }

    /// Inert: archives are not read; gives an empty bar.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `required` makes it possible to create an object of a class that is known only at run time.
    ///
    /// If a subclass overrides `init(frame:)`, the override also runs.
    @_spi(Simulation)
    public required convenience init(inNavigation: Void) { self.init(frame: .zero) }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
        undrawn("UINavigationBar.setBackgroundImage(_:for:barMetrics:)")
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[[barPosition.rawValue, barMetrics.rawValue]]
    }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
        undrawn("UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)")
    }

    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let new = items ?? []
        guard !new.elementsEqual(stack, by: ===) else { return }
        for item in stack { (item.didChange, item.rowsDidChange) = (nil, nil) }
        stack = new
        for item in new {
            item.didChange = { [weak self] in self?.setNeedsLayout() }
            item.rowsDidChange = { [weak self] in self?.rowsDidChange() }
        }
        setNeedsLayout()
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

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
        // Set only a changed title, because each change of an item lays out the bar again.
        if back.title != former.titleOfBackButton { back.title = former.titleOfBackButton }
        return [back] + own
    }

    /// The height of the search bar, in points (rule C47).
    static let searchBarHeight: CGFloat = 52

    /// Returns the height of the bar for an item, in points (rules C5, C47, C48).
    func height(for item: UINavigationItem) -> CGFloat {
        let search = item.searchController.map { _ in Self.searchBarHeight } ?? 0
        if item.hidesTitleRow { return search }
        return titleRowHeight(for: item) + (prefersLargeTitles ? 52 : 0) + search
    }

    /// The bar grows for a search bar as the title view, and for no other view (rule C76).
    private func titleRowHeight(for item: UINavigationItem?) -> CGFloat {
        let search = item?.titleView as? UISearchBar
        let wanted = search?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height ?? 0
        return max(Simulation.current.scene.navigationBarHeight, wanted)
    }

    /// Whether a search bar stands in a row of its own, and not in the title's place.
    func hasRow(of searchBar: UISearchBar) -> Bool {
        topItem?.searchController?.searchBar === searchBar && topItem?.titleView !== searchBar
    }

    func rowsDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func placeSearchBar() {
        let shown = topItem?.searchController?.searchBar
        for view in subviews where view is UISearchBar && view !== shown && view !== topItem?.titleView {
            view.removeFromSuperview()
        }
        guard let shown, hasRow(of: shown) else { return }
        if shown.superview !== self { addSubview(shown) }
        let height = Self.searchBarHeight
        shown.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Simulation.current.scene.navigationBarHeight)
    }

    /// Outside a navigation controller, a bar is as high as a bar with a small title (rule C5).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Simulation.current.scene.navigationBarHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSearchBar()
        let isCollapsed = topItem?.hidesTitleRow == true
        left.show(isCollapsed ? [] : leftItems)
        right.show(isCollapsed ? [] : topItem?.rightBarButtonItems ?? [])
        topItem?.titleView?.isHidden = isCollapsed
        let height = min(bounds.height, titleRowHeight(for: topItem))
        let line = BarLine.room(in: self, height: height)
        left.place(in: line)
        right.place(in: line, fromRight: true)
        title.isHidden = isCollapsed || topItem?.titleView != nil
        title.text = topItem?.title
        let view = topItem?.titleView ?? title
        if shownTitle !== view, shownTitle !== title, shownTitle.superview === self { shownTitle.removeFromSuperview() }
        shownTitle = view
        if view.superview !== self { addSubview(view) }
        let start = line.minX + left.length + 8, end = max(start, line.maxX - right.length - 8)
        view.frame = frame(of: view, between: start, and: end, height: height)
    }

    /// Returns where a title stands: in the middle of the bar, or as near to it as the items let it (rule C76).
    private func frame(of title: UIView, between start: CGFloat, and end: CGFloat, height: CGFloat) -> CGRect {
        let natural = title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let fitting = title.sizeThatFits(CGSize(width: end - start, height: height))
        let width = min(natural.width > 0 ? natural.width : fitting.width, end - start)
        let own = natural.height > 0 ? natural.height : fitting.height
        let x = max(start, min((bounds.width - width) / 2, end - width))
        return CGRect(x: x, y: (height - own) / 2, width: width, height: own)
    }
}

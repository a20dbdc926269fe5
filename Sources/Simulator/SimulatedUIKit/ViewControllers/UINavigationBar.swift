// Fidelity: partial — height, title, items, search bar and the back button; appearances and prompts are absent

import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Whether a large title adds 52 points (rule C5).
    open var prefersLargeTitles = false {
        didSet { superview?.setNeedsLayout() }
    }
    /// What the bar shows, the present item last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }
    /// The item that shows.
    open var topItem: UINavigationItem? { stack.last }
    /// The item that the back button leads to.
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

    /// Shows an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(stack + [item], animated: animated) }

    /// Takes the item that shows away and returns it.
    open func popItem(animated: Bool) -> UINavigationItem? {
        let last = stack.last
        setItems(Array(stack.dropLast()), animated: animated)
        return last
    }

    private var leftItems: [UIBarButtonItem] {
        guard let item = topItem else { return [] }
        if let own = item.leftBarButtonItems, !own.isEmpty { return own }
        guard !item.hidesBackButton, let former = backItem else { return [] }
        back.title = former.backBarButtonItem?.title ?? former.backButtonTitle ?? former.title ?? "Back"
        return [back]
    }

    /// How high the row with a search bar is, in points (rule C47).
    static let searchBarHeight: CGFloat = 52

    /// How high the bar is while an item shows, in points (rules C5, C47, C48).
    func height(for item: UINavigationItem) -> CGFloat {
        let search = item.searchController.map { _ in Self.searchBarHeight } ?? 0
        if item.hidesTitleRow { return search }
        return Simulation.current.scene.navigationBarHeight + (prefersLargeTitles ? 52 : 0) + search
    }

    /// A search bar came, went, or became active.
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

    /// The bar's width and 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Simulation.current.scene.navigationBarHeight)
    }

    /// Lines up items and title.
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

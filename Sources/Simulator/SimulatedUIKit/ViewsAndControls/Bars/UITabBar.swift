// Fidelity: partial — height, items and the selected item; images, badges and customisation are absent

import Foundation

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The delegate, which is notified of taps on items.
    open weak var delegate: (any UITabBarDelegate)?
    /// The items, from the leading edge.
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    /// The selected item.
    open weak var selectedItem: UITabBarItem? { didSet { markSelected() } }
    /// Whether the bar is translucent; if so, content extends under it (rule C6).
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The bar's colour.
    open var barTintColor: UIColor? { didSet { undrawn("UITabBar.barTintColor") } }
    /// The colour of items that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { undrawn("UITabBar.unselectedItemTintColor") } }
    /// The picture behind the bar.
    open var backgroundImage: UIImage? { didSet { undrawn("UITabBar.backgroundImage") } }
    /// The picture of the selection indicator.
    open var selectionIndicatorImage: UIImage? { didSet { undrawn("UITabBar.selectionIndicatorImage") } }
    /// The picture of the bar's shadow.
    open var shadowImage: UIImage? { didSet { undrawn("UITabBar.shadowImage") } }
    /// The positioning of items.
    open var itemPositioning = ItemPositioning.automatic { didSet { undrawn("UITabBar.itemPositioning") } }
    /// The width of an item in points; 0 is the natural width.
    open var itemWidth: CGFloat = 0 { didSet { undrawn("UITabBar.itemWidth") } }
    /// The distance between items in points; 0 is the natural distance.
    open var itemSpacing: CGFloat = 0 { didSet { undrawn("UITabBar.itemSpacing") } }
    /// Whether the bar is light or dark.
    open var barStyle = UIBarStyle.default { didSet { undrawn("UITabBar.barStyle") } }
    /// The look of the bar.
    @available(iOS 13.0, *)
    open var standardAppearance: UITabBarAppearance {
        get { looks.standard }
        set {
            looks.standard = newValue
            undrawn("UITabBar.standardAppearance")
        }
    }
    /// The look of the bar at the content's bottom edge.
    @available(iOS 15.0, *)
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue
            undrawn("UITabBar.scrollEdgeAppearance")
        }
    }
    private lazy var looks: (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance?) = (
        UITabBarAppearance(), nil
    )
    private var buttons: [(item: UITabBarItem, button: TabButton)] = []

    /// Shows other items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// Returns the offered width, or else the screen's width, and a height of 49 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width > 0 ? size.width : Simulation.current.screen.bounds.width,
            height: Simulation.current.scene.tabBarHeight)
    }

    /// The natural size: a separate bar has the height of a tab bar controller's bar above the safe area (rule C5).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Simulation.current.scene.tabBarHeight)
    }

    /// Places a button for each item, all of equal width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        if !items.elementsEqual(buttons.map(\.item), by: ===) {
            for (_, button) in buttons { button.removeFromSuperview() }
            buttons = items.map { ($0, makeButton(of: $0)) }
            markSelected()
        }
        let width = bounds.width / CGFloat(max(1, buttons.count))
        let height = min(bounds.height, Simulation.current.scene.tabBarHeight)
        for (index, (item, button)) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
            button.show(item)
        }
    }

    private func markSelected() {
        for (item, button) in buttons where button.isSelected != (item === selectedItem) {
            button.isSelected = item === selectedItem
        }
    }

    private func makeButton(of item: UITabBarItem) -> TabButton {
        let button = TabButton()
        button.onTap = { [weak self, weak item] in
            guard let self, let item, item.isEnabled else { return }
            self.delegate?.tabBar(self, didSelect: item)
        }
        addSubview(button)
        return button
    }
}

/// The touchable area of a tab, with the title in its middle; the outermost areas extend to the bar's ends.
///
/// It is not a control, because its parts in the screen's corners are invisible.
private final class TabButton: UIView {
    var onTap: (() -> Void)?
    var isSelected = false
    private let title = UILabel()

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { bounds.contains($0.location(in: self)) }) else { return }
        onTap?()
    }

    func show(_ item: UITabBarItem) {
        if title.superview == nil {
            title.font = .systemFont(ofSize: 10, weight: .medium)
            title.textAlignment = .center
            addSubview(title)
        }
        title.text = item.title
        let size = title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let width = min(size.width, bounds.width)
        title.frame = CGRect(
            x: (bounds.width - width) / 2, y: bounds.height - size.height - 2, width: width, height: size.height)
    }
}

/// The delegate, which is notified of taps on a tab bar's items; UIKit's optional methods do nothing by default.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Tells the delegate that a person has tapped an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
    /// The positioning of a tab bar's items.
    public enum ItemPositioning: _ImportedEnumeration {
        /// Depends on the width.
        case automatic
        /// Over the whole width.
        case fill
        /// In the middle.
        case centered
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

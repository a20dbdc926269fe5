// Fidelity: partial — height, items and what is selected; pictures, badges and customisation are absent

import Foundation

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Is told of taps on items.
    open weak var delegate: (any UITabBarDelegate)?
    /// The items, from the leading edge.
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    /// The item that is selected.
    open weak var selectedItem: UITabBarItem? { didSet { markSelected() } }
    /// Whether the bar lets what lies behind it shine through; content extends under a translucent one (rule C6).
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The bar's colour.
    open var barTintColor: UIColor? { didSet { undrawn("UITabBar.barTintColor") } }
    /// The colour of items that are not selected.
    open var unselectedItemTintColor: UIColor? { didSet { undrawn("UITabBar.unselectedItemTintColor") } }
    /// The picture behind the bar.
    open var backgroundImage: UIImage? { didSet { undrawn("UITabBar.backgroundImage") } }
    /// The picture of the mark at the selected item.
    open var selectionIndicatorImage: UIImage? { didSet { undrawn("UITabBar.selectionIndicatorImage") } }
    /// The picture of the bar's shadow.
    open var shadowImage: UIImage? { didSet { undrawn("UITabBar.shadowImage") } }
    /// How items are spread.
    open var itemPositioning = ItemPositioning.automatic { didSet { undrawn("UITabBar.itemPositioning") } }
    /// The width of an item in points; 0 is the natural one.
    open var itemWidth: CGFloat = 0 { didSet { undrawn("UITabBar.itemWidth") } }
    /// The distance between items in points; 0 is the natural one.
    open var itemSpacing: CGFloat = 0 { didSet { undrawn("UITabBar.itemSpacing") } }
    /// Whether the bar is light or dark.
    open var barStyle = UIBarStyle.default { didSet { undrawn("UITabBar.barStyle") } }
    /// How the bar looks.
    @available(iOS 13.0, *)
    open var standardAppearance: UITabBarAppearance {
        get { looks.standard }
        set {
            looks.standard = newValue
            undrawn("UITabBar.standardAppearance")
        }
    }
    /// How the bar looks over the end of the content.
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

    /// The width that is offered, else the screen's, and 49 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width > 0 ? size.width : Simulation.current.screen.bounds.width,
            height: Simulation.current.scene.tabBarHeight)
    }

    /// A bar of its own is as high as a tab bar controller's above the safe area (rule C5).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Simulation.current.scene.tabBarHeight)
    }

    /// Lines up a button for each item, all of one width.
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

/// What a finger hits in a tab bar: it reaches to the bar's ends, its title stands in the middle.
///
/// No control: nothing of it is seen where it reaches into the screen's corners.
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

/// Is told of taps on the items of a tab bar; optional methods of UIKit do nothing by default.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The person tapped an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// UIKit's behaviour without the method.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
    /// How the items of a tab bar are spread.
    public enum ItemPositioning: _ImportedEnumeration {
        /// As the width allows.
        case automatic
        /// Over the whole width.
        case fill
        /// In the middle.
        case centered
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

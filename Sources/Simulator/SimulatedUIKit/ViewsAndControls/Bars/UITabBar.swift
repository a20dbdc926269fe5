// Fidelity: partial — height, items and the selected item; images, badges and customisation are absent

import Foundation

@preconcurrency @MainActor
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open lazy var items: [UITabBarItem]? = nil { didSet { setNeedsLayout() } }
    open var selectedItem: UITabBarItem? {
        get { selectedItemStorage }
        set { selectedItemStorage = newValue }
    }
    private weak var selectedItemStorage: UITabBarItem? { didSet { markSelected() } }
    /// Content extends under a translucent bar (rule C6).
    open lazy var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open lazy var barTintColor: UIColor? = nil { didSet { undrawn("UITabBar.barTintColor") } }
    open lazy var unselectedItemTintColor: UIColor? = nil { didSet { undrawn("UITabBar.unselectedItemTintColor") } }
    open lazy var backgroundImage: UIImage? = nil { didSet { undrawn("UITabBar.backgroundImage") } }
    open lazy var selectionIndicatorImage: UIImage? = nil { didSet { undrawn("UITabBar.selectionIndicatorImage") } }
    open lazy var shadowImage: UIImage? = nil { didSet { undrawn("UITabBar.shadowImage") } }
    open lazy var itemPositioning = ItemPositioning.automatic { didSet { undrawn("UITabBar.itemPositioning") } }
    open lazy var itemWidth: CGFloat = 0 { didSet { undrawn("UITabBar.itemWidth") } }
    open lazy var itemSpacing: CGFloat = 0 { didSet { undrawn("UITabBar.itemSpacing") } }
    open lazy var barStyle = UIBarStyle.default { didSet { undrawn("UITabBar.barStyle") } }
    @available(iOS 13.0, *)
    open var standardAppearance: UITabBarAppearance {
        get { looks.standard }
        set {
            looks.standard = newValue
            undrawn("UITabBar.standardAppearance")
        }
    }
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

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width > 0 ? size.width : Simulation.current.screen.bounds.width,
            height: Simulation.current.scene.tabBarHeight)
    }

    /// The height of a tab bar in points, without the bottom safe area (rule C5).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Simulation.current.scene.tabBarHeight)
    }

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

/// The touchable area of a tab, with the title in the middle.
///
/// The screen's rounded corners hide a part of the first and the last area. An audit would report a control that the
/// corners hide, so the class is a plain view.
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

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
    public enum ItemPositioning: _ImportedEnumeration {
        case automatic
        case fill
        case centered
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { undrawn("UITabBarAppearance.stackedLayoutAppearance") }
    }
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { undrawn("UITabBarAppearance.inlineLayoutAppearance") }
    }
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { undrawn("UITabBarAppearance.compactInlineLayoutAppearance") }
    }
    open var selectionIndicatorTintColor: UIColor? {
        didSet { undrawn("UITabBarAppearance.selectionIndicatorTintColor") }
    }
    open var selectionIndicatorImage: UIImage? { didSet { undrawn("UITabBarAppearance.selectionIndicatorImage") } }
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { undrawn("UITabBarAppearance.stackedItemPositioning") }
    }
    open var stackedItemWidth: CGFloat = 0 { didSet { undrawn("UITabBarAppearance.stackedItemWidth") } }
    open var stackedItemSpacing: CGFloat = 0 { didSet { undrawn("UITabBarAppearance.stackedItemSpacing") } }
}

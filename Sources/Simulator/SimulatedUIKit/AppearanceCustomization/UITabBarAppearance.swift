// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    open lazy var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { undrawn("UITabBarAppearance.stackedLayoutAppearance") }
    }
    open lazy var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { undrawn("UITabBarAppearance.inlineLayoutAppearance") }
    }
    open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { undrawn("UITabBarAppearance.compactInlineLayoutAppearance") }
    }
    open lazy var selectionIndicatorTintColor: UIColor? = nil {
        didSet { undrawn("UITabBarAppearance.selectionIndicatorTintColor") }
    }
    open lazy var selectionIndicatorImage: UIImage? = nil {
        didSet { undrawn("UITabBarAppearance.selectionIndicatorImage") }
    }
    open lazy var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { undrawn("UITabBarAppearance.stackedItemPositioning") }
    }
    open lazy var stackedItemWidth: CGFloat = 0 { didSet { undrawn("UITabBarAppearance.stackedItemWidth") } }
    open lazy var stackedItemSpacing: CGFloat = 0 { didSet { undrawn("UITabBarAppearance.stackedItemSpacing") } }
}

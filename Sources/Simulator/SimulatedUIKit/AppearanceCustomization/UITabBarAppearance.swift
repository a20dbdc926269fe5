// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

/// The look of a tab bar.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items with the title below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { undrawn("UITabBarAppearance.stackedLayoutAppearance") }
    }
    /// The look of items with the title beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { undrawn("UITabBarAppearance.inlineLayoutAppearance") }
    }
    /// The look of items in a low bar.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { undrawn("UITabBarAppearance.compactInlineLayoutAppearance") }
    }
    /// The colour of the selection indicator.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { undrawn("UITabBarAppearance.selectionIndicatorTintColor") }
    }
    /// The picture of the selection indicator.
    open var selectionIndicatorImage: UIImage? { didSet { undrawn("UITabBarAppearance.selectionIndicatorImage") } }
    /// The positioning of items.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { undrawn("UITabBarAppearance.stackedItemPositioning") }
    }
    /// The width of an item in points; 0 is the natural width.
    open var stackedItemWidth: CGFloat = 0 { didSet { undrawn("UITabBarAppearance.stackedItemWidth") } }
    /// The distance between items in points; 0 is the natural distance.
    open var stackedItemSpacing: CGFloat = 0 { didSet { undrawn("UITabBarAppearance.stackedItemSpacing") } }
}

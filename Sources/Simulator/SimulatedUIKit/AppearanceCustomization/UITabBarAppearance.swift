// Fidelity: partial — the looks are kept, recorded and not drawn

import Foundation

/// How a tab bar looks.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// How items with the title below the picture look.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { undrawn("UITabBarAppearance.stackedLayoutAppearance") }
    }
    /// How items with the title beside the picture look.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { undrawn("UITabBarAppearance.inlineLayoutAppearance") }
    }
    /// How items of a low bar look.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { undrawn("UITabBarAppearance.compactInlineLayoutAppearance") }
    }
    /// The colour of the mark at the selected item.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { undrawn("UITabBarAppearance.selectionIndicatorTintColor") }
    }
    /// The picture of the mark at the selected item.
    open var selectionIndicatorImage: UIImage? { didSet { undrawn("UITabBarAppearance.selectionIndicatorImage") } }
    /// How items are spread.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { undrawn("UITabBarAppearance.stackedItemPositioning") }
    }
    /// The width of an item in points; 0 is the natural one.
    open var stackedItemWidth: CGFloat = 0 { didSet { undrawn("UITabBarAppearance.stackedItemWidth") } }
    /// The distance between items in points; 0 is the natural one.
    open var stackedItemSpacing: CGFloat = 0 { didSet { undrawn("UITabBarAppearance.stackedItemSpacing") } }
}

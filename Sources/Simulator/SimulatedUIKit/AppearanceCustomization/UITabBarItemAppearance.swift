// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

/// The look of a tab bar's items in each state.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The look at rest.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The look of a disabled item.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The look of an item that has the keyboard's focus.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Creates the look of items with the title below the picture.
    public convenience override init() { self.init(style: .stacked) }

    /// Creates the look of a style.
    public init(style: Style) { super.init() }

    /// Inert: archives are not read; gives the default look.
    public required init(coder: NSCoder) { super.init() }

    /// Sets the default look of a style.
    open func configureWithDefault(for style: Style) {
        (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
        (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    }
}

/// The look of a tab bar's item in one state.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The title's text attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UITabBarItemStateAppearance.titleTextAttributes") }
    }
    /// The title's offset in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.titlePositionAdjustment") }
    }
    /// The picture's colour.
    open var iconColor: UIColor? { didSet { undrawn("UITabBarItemStateAppearance.iconColor") } }
    /// The badge's offset in points.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.badgePositionAdjustment") }
    }
    /// The badge's colour.
    open var badgeBackgroundColor: UIColor? { didSet { undrawn("UITabBarItemStateAppearance.badgeBackgroundColor") } }
    /// The badge's text attributes.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UITabBarItemStateAppearance.badgeTextAttributes") }
    }
    /// The offset of the badge's text, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.badgeTitlePositionAdjustment") }
    }

    override init() { super.init() }
}

extension UITabBarItemAppearance {
    /// The position of the title.
    public enum Style: _ImportedEnumeration {
        /// Below the picture.
        case stacked
        /// Beside the picture.
        case inline
        /// Beside the picture, in a low bar.
        case compactInline
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

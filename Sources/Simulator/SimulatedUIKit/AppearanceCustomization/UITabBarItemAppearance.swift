// Fidelity: partial — the looks are kept, recorded and not drawn

import Foundation

/// How the items of a tab bar look in their states.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The look at rest.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The look of an item that takes no taps.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The look of an item that a keyboard's focus is on.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Creates the look of items with the title below the picture.
    public convenience override init() { self.init(style: .stacked) }

    /// Creates the look of a style.
    public init(style: Style) { super.init() }

    /// Inert: archives are not read; gives the default look.
    public required init(coder: NSCoder) { super.init() }

    /// Takes the default look of a style.
    open func configureWithDefault(for style: Style) {
        (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
        (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    }
}

/// How an item of a tab bar looks in one state.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// How the title is written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UITabBarItemStateAppearance.titleTextAttributes") }
    }
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.titlePositionAdjustment") }
    }
    /// The picture's colour.
    open var iconColor: UIColor? { didSet { undrawn("UITabBarItemStateAppearance.iconColor") } }
    /// How far the badge is moved, in points.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.badgePositionAdjustment") }
    }
    /// The badge's colour.
    open var badgeBackgroundColor: UIColor? { didSet { undrawn("UITabBarItemStateAppearance.badgeBackgroundColor") } }
    /// How the badge is written.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UITabBarItemStateAppearance.badgeTextAttributes") }
    }
    /// How far the badge's text is moved, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.badgeTitlePositionAdjustment") }
    }

    override init() { super.init() }
}

extension UITabBarItemAppearance {
    /// Where titles lie.
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

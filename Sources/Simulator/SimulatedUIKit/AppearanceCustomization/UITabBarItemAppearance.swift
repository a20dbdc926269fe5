// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()
    open private(set) var focused = UITabBarItemStateAppearance()

    public convenience override init() { self.init(style: .stacked) }

    public init(style: Style) { super.init() }

    /// Inert: the initializer reads no archive and creates the default appearance.
    public required init(coder: NSCoder) { super.init() }

    open func configureWithDefault(for style: Style) {
        (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
        (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    }
}

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open lazy var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UITabBarItemStateAppearance.titleTextAttributes") }
    }
    open lazy var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.titlePositionAdjustment") }
    }
    open lazy var iconColor: UIColor? = nil { didSet { undrawn("UITabBarItemStateAppearance.iconColor") } }
    open lazy var badgePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.badgePositionAdjustment") }
    }
    open lazy var badgeBackgroundColor: UIColor? = nil {
        didSet { undrawn("UITabBarItemStateAppearance.badgeBackgroundColor") }
    }
    open lazy var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UITabBarItemStateAppearance.badgeTextAttributes") }
    }
    open lazy var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UITabBarItemStateAppearance.badgeTitlePositionAdjustment") }
    }

    override init() { super.init() }
}

extension UITabBarItemAppearance {
    public enum Style: _ImportedEnumeration {
        case stacked
        case inline
        case compactInline
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    open private(set) var focused = UIBarButtonItemStateAppearance()

    public convenience override init() { self.init(style: .plain) }

    public init(style: UIBarButtonItem.Style) { super.init() }

    /// Inert: archives are not read; gives the default look.
    public required init(coder: NSCoder) { super.init() }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        (highlighted, disabled) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        focused = UIBarButtonItemStateAppearance()
    }
}

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open lazy var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UIBarButtonItemStateAppearance.titleTextAttributes") }
    }
    open lazy var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UIBarButtonItemStateAppearance.titlePositionAdjustment") }
    }
    open lazy var backgroundImage: UIImage? = nil {
        didSet { undrawn("UIBarButtonItemStateAppearance.backgroundImage") }
    }
    open lazy var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment") }
    }

    override init() { super.init() }
}

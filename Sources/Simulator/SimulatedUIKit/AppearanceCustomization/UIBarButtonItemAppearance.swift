// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

/// The look of bar buttons in each state.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look at rest.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The look of a pressed button.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The look of a disabled button.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The look of a button that has the keyboard's focus.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Creates the look of plain buttons.
    public convenience override init() { self.init(style: .plain) }

    /// Creates the look of a style.
    public init(style: UIBarButtonItem.Style) { super.init() }

    /// Inert: archives are not read; gives the default look.
    public required init(coder: NSCoder) { super.init() }

    /// Sets the default look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        (highlighted, disabled) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        focused = UIBarButtonItemStateAppearance()
    }
}

/// The look of a bar button in one state.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The title's text attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UIBarButtonItemStateAppearance.titleTextAttributes") }
    }
    /// The title's offset in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UIBarButtonItemStateAppearance.titlePositionAdjustment") }
    }
    /// The picture behind the button.
    open var backgroundImage: UIImage? { didSet { undrawn("UIBarButtonItemStateAppearance.backgroundImage") } }
    /// The offset of that picture, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment") }
    }

    override init() { super.init() }
}

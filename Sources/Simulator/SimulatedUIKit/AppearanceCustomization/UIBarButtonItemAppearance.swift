// Fidelity: partial — the looks are kept, recorded and not drawn

import Foundation

/// How bar buttons look in their states.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look at rest.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The look under a finger.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that takes no taps.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The look of a button that a keyboard's focus is on.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Creates the look of plain buttons.
    public convenience override init() { self.init(style: .plain) }

    /// Creates the look of a style.
    public init(style: UIBarButtonItem.Style) { super.init() }

    /// Inert: archives are not read; gives the default look.
    public required init(coder: NSCoder) { super.init() }

    /// Takes the default look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        (highlighted, disabled) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        focused = UIBarButtonItemStateAppearance()
    }
}

/// How a bar button looks in one state.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// How the title is written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UIBarButtonItemStateAppearance.titleTextAttributes") }
    }
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UIBarButtonItemStateAppearance.titlePositionAdjustment") }
    }
    /// The picture behind the button.
    open var backgroundImage: UIImage? { didSet { undrawn("UIBarButtonItemStateAppearance.backgroundImage") } }
    /// How far that picture is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment") }
    }

    override init() { super.init() }
}

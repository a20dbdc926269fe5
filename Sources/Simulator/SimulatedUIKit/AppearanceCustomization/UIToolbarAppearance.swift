// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

/// The look of a toolbar.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { undrawn("UIToolbarAppearance.buttonAppearance") }
    }
    /// The look of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { undrawn("UIToolbarAppearance.doneButtonAppearance") }
    }
}

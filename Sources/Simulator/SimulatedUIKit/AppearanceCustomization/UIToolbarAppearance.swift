// Fidelity: partial — the looks are kept, recorded and not drawn

import Foundation

/// How a toolbar looks.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// How plain buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { undrawn("UIToolbarAppearance.buttonAppearance") }
    }
    /// How done buttons look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { undrawn("UIToolbarAppearance.doneButtonAppearance") }
    }
}

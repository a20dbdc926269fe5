// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    open lazy var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { undrawn("UIToolbarAppearance.buttonAppearance") }
    }
    open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { undrawn("UIToolbarAppearance.doneButtonAppearance") }
    }
}

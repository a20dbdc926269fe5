import UIKit

/// A screen in two forms: correct, and with its fault.
class HelpedController: ListeningController {
    /// Whether the screen is correct.
    let isHelped: Bool

    init(isHelped: Bool) {
        self.isHelped = isHelped
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

import UIKit

/// A screen with two forms: a correct one, and one with its fault.
class HelpedController: ListeningController {
    /// Whether this is the correct form of the screen.
    let isHelped: Bool

    init(isHelped: Bool) {
        self.isHelped = isHelped
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

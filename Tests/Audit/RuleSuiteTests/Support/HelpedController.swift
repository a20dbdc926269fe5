import UIKit

/// A screen in two versions: a correct one, and one with a fault.
class HelpedController: ListeningController {
    /// Whether this is the correct version of the screen.
    let isHelped: Bool

    init(isHelped: Bool) {
        self.isHelped = isHelped
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

import UIKit

/// A screen that comes in two forms: as it should be, and with its fault.
class HelpedController: ListeningController {
    /// Whether the screen is as it should be.
    let isHelped: Bool

    init(isHelped: Bool) {
        self.isHelped = isHelped
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

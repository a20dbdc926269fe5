import UIKit

/// A screen in a correct version and in a version with a fault.
class HelpedController: ListeningController {
    let isHelped: Bool

    init(isHelped: Bool) {
        self.isHelped = isHelped
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

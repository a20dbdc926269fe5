// Fidelity: inert — rows can't be swiped

import Foundation

@preconcurrency @MainActor @available(iOS 11.0, *)
open class UISwipeActionsConfiguration: NSObject {
    open private(set) var actions: [UIContextualAction]
    open lazy var performsFirstActionWithFullSwipe = true {
        didSet { unmodelled("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe") }
    }

    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
        unmodelled("UISwipeActionsConfiguration")
    }

    override init() {
        actions = []
        super.init()
    }
}

// Fidelity: inert — rows can't be swiped

import Foundation

/// The actions that appear when a row is swiped.
@preconcurrency @MainActor @available(iOS 11.0, *)
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the outermost first.
    open private(set) var actions: [UIContextualAction]
    /// Whether a long swipe runs the first action.
    open var performsFirstActionWithFullSwipe = true {
        didSet { unmodelled("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe") }
    }

    /// Creates a configuration with actions.
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

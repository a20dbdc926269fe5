import UIKit

extension NSLayoutConstraint {
    /// The constraint itself, with another priority.
    func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

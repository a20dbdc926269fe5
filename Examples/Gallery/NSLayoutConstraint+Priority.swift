import UIKit

extension NSLayoutConstraint {
    /// Sets the constraint's priority and returns the constraint.
    func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

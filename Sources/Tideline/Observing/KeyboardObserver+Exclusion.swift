import UIKit

extension KeyboardObserver {
    /// Leaves a view, and everything inside it, alone from now on; what avoidances have set there is taken back (W1).
    ///
    /// The view is not kept alive. Excluding it twice is excluding it once.
    public func exclude(_ view: UIView) { changeExclusions { $0.insert(view) } }

    /// Leaves the views of a controller alone from now on, with those of its children and of what it presents (W1).
    ///
    /// What decides is the responder chain; a presented controller's next responder is its presenter.
    public func exclude(_ viewController: UIViewController) { changeExclusions { $0.insert(viewController) } }

    /// Takes an exclusion back; does nothing for a view that was not excluded itself.
    public func include(_ view: UIView) { changeExclusions { $0.remove(view) } }

    /// Takes the exclusion of a controller back.
    public func include(_ viewController: UIViewController) { changeExclusions { $0.remove(viewController) } }

    /// Whether a view is left alone, because it, a view around it or one of their controllers was excluded.
    public func isExcluded(_ view: UIView) -> Bool { exclusions.covers(view) }

    private func changeExclusions(_ change: (inout KeyboardExclusions) -> Void) {
        change(&exclusions)
        update()
    }
}

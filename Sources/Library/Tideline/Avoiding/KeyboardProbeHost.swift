import UIKit

/// Where a probe goes that watches a view: into the view, unless UIKit reserves the view's subviews.
@MainActor
enum KeyboardProbeHost {
    /// Finds the view that a probe may be a subview of, and that is always as large as the watched one.
    ///
    /// - `UIVisualEffectView` raises when a view is added to it; Apple's reference says to use `contentView`.
    /// - Cells and table headers move, select and reuse what is in `contentView`; Apple's reference says to add views there.
    ///
    /// A stack view arranges only what was added with `addArrangedSubview(_:)`, and a scroll view scrolls only what is
    /// tied to its content guide; both take the probe themselves.
    static func of(_ view: UIView) -> UIView {
        switch view {
        case let effects as UIVisualEffectView: effects.contentView
        case let cell as UITableViewCell: cell.contentView
        default: view
        }
    }
}

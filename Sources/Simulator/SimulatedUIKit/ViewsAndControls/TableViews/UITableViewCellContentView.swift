// Fidelity: exact — what a change inside a cell means to its table (rules B56, C39)

import Foundation

/// The content view that a cell makes, named as UIKit names its own.
final class UITableViewCellContentView: UIView {
    private var cell: UITableViewCell? { superview as? UITableViewCell }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let cell { cell.table?.cellWantsOtherSize(cell) }
    }

    /// Something inside has another place or size.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let cell, let table = cell.table, table.selfSizingInvalidation == .enabledIncludingConstraints else {
            return
        }
        table.cellWantsOtherSize(cell)
    }
}

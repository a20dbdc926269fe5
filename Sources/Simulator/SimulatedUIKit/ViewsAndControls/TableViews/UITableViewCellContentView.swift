// Fidelity: exact — the effect of a change inside a cell on its table (rules B56, C39)

import Foundation

/// The class has the name of UIKit's class.
final class UITableViewCellContentView: UIView {
    private var cell: UITableViewCell? { superview as? UITableViewCell }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let cell { cell.table?.cellWantsOtherSize(cell) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let cell, let table = cell.table, table.selfSizingInvalidation == .enabledIncludingConstraints else {
            return
        }
        table.cellWantsOtherSize(cell)
    }
}

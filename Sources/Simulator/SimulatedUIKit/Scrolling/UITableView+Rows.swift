// Fidelity: partial — one section's worth of arithmetic, selection and scrolling to a row

import Foundation

extension UITableView {
    /// Where a row ends up after scrolling to it.
    public typealias ScrollPosition = UITableViewScrollPosition

    /// How many sections there are.
    public var numberOfSections: Int { rows.numberOfSections }

    /// How many rows a section has.
    public func numberOfRows(inSection section: Int) -> Int { rows.count(inSection: section) }

    /// The rectangle of a row in the table's coordinates, in points.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let row = rows[indexPath] else { return .zero }
        return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    }

    /// The row at a point of the table's coordinates, in points.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.row(at: point.y)?.path
    }

    /// The row that a cell shows.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The cell of a row if it shows.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// The rows that show, from the top down.
    public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    /// The cells that show, from the top down.
    public var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

    // MARK: Selection

    /// The row that is chosen.
    public var indexPathForSelectedRow: IndexPath? { selected }

    /// Chooses a row by code: the delegate is not told.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let selected { cells[selected]?.setSelected(false, animated: animated) }
        selected = indexPath
        guard let indexPath else { return }
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Stops to choose a row by code: the delegate is not told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selected == indexPath else { return }
        selected = nil
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    /// A finger taps a row: the former one is let go, then the delegate is told of the new one.
    func tap(_ cell: UITableViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        let former = selected
        selectRow(at: path, animated: false, scrollPosition: .none)
        let delegate = delegate as? any UITableViewDelegate
        if let former, former != path { delegate?.tableView(self, didDeselectRowAt: former) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    // MARK: Scrolling

    /// Scrolls until a row is at a place of the part that insets leave free.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        UIKitException.generic.require(
            rows[indexPath] != nil,
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (\(indexPath.row)) beyond "
                + "bounds (\(numberOfRows(inSection: indexPath.section))) for section (\(indexPath.section)).")
        let row = rectForRow(at: indexPath), inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        var offset = contentOffset
        switch scrollPosition {
        case .none: return scrollRectToVisible(row, animated: animated)
        case .top: offset.y = row.minY - inset.top
        case .middle: offset.y = row.midY - inset.top - room / 2
        case .bottom: offset.y = row.maxY - inset.top - room
        @unknown default: return
        }
        setContentOffset(clamped(offset), animated: animated)
    }
}

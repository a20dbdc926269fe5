// Fidelity: partial — rules C40, C49 to C52, C65; scrolling by code ends at the estimated position

import Foundation

extension UITableView {
    // MARK: Heights

    /// Asks the data source and the delegate for all rows.
    ///
    /// - Parameter known: returns the height that a row's cell has determined, if the height is still valid.
    func askedRows(_ known: (IndexPath) -> TableRows.Height?) -> TableRows {
        var new = TableRows(top: tableHeaderView?.frame.height ?? 0)
        for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
            new.beginSection(header: endHeight(section, isHeader: true))
            for row in 0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) {
                let path = IndexPath(row: row, section: section)
                new.append(askedHeight(of: path, known))
            }
            new.append(endHeight(section, isHeader: false))
        }
        new.finish()
        return new
    }

    private func askedHeight(of path: IndexPath, _ known: (IndexPath) -> TableRows.Height?) -> TableRows.Height {
        let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if asked != Self.automaticDimension { return TableRows.Height(points: asked) }
        if let known = known(path), known.isMeasured { return known }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return TableRows.Height(points: estimate > 0 ? estimate : 44, isAutomatic: true)
    }

    private func endHeight(_ section: Int, isHeader: Bool) -> TableRows.Height {
        let asked =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if asked != Self.automaticDimension { return TableRows.Height(points: max(0, asked)) }
        guard let view = endView(section, isHeader: isHeader) else { return TableRows.Height(points: 0) }
        let height = fittingHeight(ofEnd: view, isHeader: isHeader)
        keep(view)
        return TableRows.Height(points: height, isAutomatic: true, isMeasured: true)
    }

    private func endView(_ section: Int, isHeader: Bool) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let own { return own }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.showTitle(title)
        return view
    }

    private func keep(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier != nil else { return }
        spareEnds.append(view)
    }

    private func fittingHeight(ofEnd view: UIView, isHeader: Bool) -> CGFloat {
        let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
        if content.constraints.isEmpty {
            let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
            return view.frame.height > 0 ? view.frame.height : estimate > 0 ? estimate : 28
        }
        content.updateConstraintsIfNeeded()
        return onPixels(fitted(content))
    }

    private func fitted(_ content: UIView) -> CGFloat {
        content.systemLayoutSizeFitting(
            CGSize(width: strip(0, 0).width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func onPixels(_ height: CGFloat) -> CGFloat {
        let scale = Simulation.current.screen.scale
        return (height * scale - 1e-6).rounded(.up) / scale
    }

    /// Measures the cell of an automatic row, and returns whether the row's height has changed (rule C49).
    private func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
        guard bounds.width > 0, rows.height(of: path)?.isAutomatic == true else { return false }
        cell.updateConstraintsIfNeeded()
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: strip(0, 0).width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return rows.measure(path, onPixels(size.height))
    }

    func contentHeightDidChange() {
        let size = CGSize(width: bounds.width, height: rows.bottom + (tableFooterView?.frame.height ?? 0))
        if size != contentSize { contentSize = size }
    }

    func endsDidChange() {
        let old = rows
        rows = askedRows { old.height(of: $0) }
        contentHeightDidChange()
        setNeedsLayout()
    }

    /// With a new width, visible cells determine their heights again.
    func widthDidChange() {
        contentSize.width = bounds.width
        remeasureCells()
    }

    private func remeasureCells() {
        var isNew = false
        for path in cells.keys.sorted() {
            guard let cell = cells[path] else { continue }
            isNew = measure(cell, path) || isNew
        }
        guard isNew else { return }
        contentHeightDidChange()
        setNeedsLayout()
    }

    /// Before iOS 16 only an update of the table changes the height (rule C39).
    func cellWantsOtherSize(_ cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, Simulation.current.screen.profile.systemVersion >= 16 else { return }
        guard let path = indexPath(for: cell), measure(cell, path) else { return }
        contentHeightDidChange()
        setNeedsLayout()
    }

    // MARK: Layout

    /// A row's or a header's place in the table's coordinates, in points: inset groups keep the side margins (rule C75).
    func strip(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        let strip = CGRect(x: 0, y: top, width: bounds.width, height: height)
        guard style == .insetGrouped else { return strip }
        let margin = traitCollection.sideMargin, safe = safeAreaInsets
        let sides = UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin)
        return strip.width > sides.left + sides.right ? strip.inset(by: sides) : strip
    }

    /// The safe area that content views keep inside their rows, in points (rule C53).
    var safeAreaOfContent: UIEdgeInsets {
        insetsContentViewsToSafeArea && style != .insetGrouped ? safeAreaInsets : .zero
    }

    func layOutRows() {
        var hasMore = true
        while hasMore {
            let visible = rows.rows(from: bounds.minY, to: bounds.maxY), kept = Set(visible.map(\.path))
            for path in cells.keys.sorted() where !kept.contains(path) && !isEdited(path) { takeOut(path) }
            let place = bounds, anchor = heldRow
            var isNew = false
            for row in visible where cells[row.path] == nil { isNew = putIn(row.path) || isNew }
            if isNew { contentHeightDidChange() }
            if isNew, let anchor {
                contentOffset.y += rectForRow(at: anchor.path).minY - anchor.top
                if hasBeenBroughtBack { clampOffset() }
            }
            // Rows that are lower than estimated make more rows visible. New cells may scroll or resize the table, so
            // another round is needed.
            hasMore = isNew || bounds != place
        }
        hasBeenBroughtBack = false
        // Visit the rows in their order, because observers see the order in which the frames change.
        for path in cells.keys.sorted() { cells[path]?.frame = rectForRow(at: path) }
        layOutEnds()
    }

    /// The first visible row and its top edge.
    ///
    /// A new layout keeps this row in place (rule C65).
    ///
    /// The value is nil while the app's code controls the offset.
    private var heldRow: (path: IndexPath, top: CGFloat)? {
        let always = Simulation.current.switches.contains(.movesOffsetOverEstimates)
        guard isDragging || isComingToRest || hasBeenBroughtBack || always else { return nil }
        let path = cells.keys.filter { rectForRow(at: $0).maxY > bounds.minY }.min()
        return path.map { ($0, rectForRow(at: $0).minY) } ?? heldAfterReload
    }

    /// The first row in sight and its top edge, if the simulation plays a UIKit that keeps this row over all estimates.
    var heldAfterReload: (path: IndexPath, top: CGFloat)? {
        guard Simulation.current.switches.contains(.movesOffsetOverEstimates) else { return nil }
        return rows.rows(from: bounds.minY, to: bounds.maxY).first.map { ($0.path, $0.top) }
    }

    /// Adds the cell of a row, and returns whether the row's height has changed.
    private func putIn(_ path: IndexPath) -> Bool {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return false }
        cells[path] = cell
        cell.table = self
        cell.setSelected(path == selected, animated: false)
        if isEditing || cell.isEditing { cell.setEditing(isEditing && canEdit(path), animated: false) }
        let isNew = measure(cell, path)
        // A new row appears at its final position at once, even while the table moves.
        Simulation.current.animations.withoutAnimation {
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            insertSubview(cell, at: 0)
            cell.frame = rectForRow(at: path)
            if cell.lastPath != nil { cell.layoutIfNeeded() }
        }
        return isNew
    }

    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    private func isEdited(_ path: IndexPath) -> Bool {
        guard let view = window?.firstResponderStorage as? UIView, let cell = cells[path] else { return false }
        return view.isDescendant(of: cell)
    }

    // MARK: Headers and footers

    private func layOutEnds() {
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
        }
        if let tableFooterView {
            let height = tableFooterView.frame.height
            tableFooterView.frame = CGRect(x: 0, y: rows.bottom, width: bounds.width, height: height)
        }
        if let backgroundView {
            backgroundView.frame = bounds
            if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        }
        let sections = rows.sections(from: bounds.minY, to: bounds.maxY)
        takeOutEnds(besides: Set(sections))
        for section in sections {
            guard let ends = rows.ends(ofSection: section) else { continue }
            // In a plain table both ends stay in sight, until their section pushes them out (rule C51).
            let sight = style == .plain ? bounds.inset(by: adjustedContentInset) : .infinite
            if ends.header.height > 0 {
                let top = max(ends.header.top, min(sight.minY, ends.footer.top - ends.header.height))
                show(section, isHeader: true, at: top, ends.header.height)
            }
            if ends.footer.height > 0 {
                let top = min(ends.footer.top, max(sight.maxY - ends.footer.height, ends.header.bottom))
                show(section, isHeader: false, at: top, ends.footer.height)
            }
        }
    }

    private func show(_ section: Int, isHeader: Bool, at y: CGFloat, _ height: CGFloat) {
        let known = isHeader ? headers[section] : footers[section]
        guard let view = known ?? endView(section, isHeader: isHeader) else { return }
        let frame = strip(y, height)
        guard known == nil else { return view.frame = frame }
        if isHeader { headers[section] = view } else { footers[section] = view }
        Simulation.current.animations.withoutAnimation {
            view.frame = frame
            if isHeader {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
            addSubview(view)
        }
    }

    func takeOutEnds(besides kept: Set<Int> = []) {
        for section in headers.keys.sorted() where !kept.contains(section) {
            drop(headers.removeValue(forKey: section))
        }
        for section in footers.keys.sorted() where !kept.contains(section) {
            drop(footers.removeValue(forKey: section))
        }
    }

    private func drop(_ view: UIView?) {
        view?.removeFromSuperview()
        if let view { keep(view) }
    }

    // MARK: Updates

    /// Has the data source fill shown cells anew (rule C71).
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cells[path] else { continue }
            reconfigured = path
            let filled = dataSource?.tableView(self, cellForRowAt: path)
            reconfigured = nil
            UIKitException.internalInconsistency.require(
                filled === cell,
                "Attempted to dequeue multiple cells for the same index path, which is not allowed, or to reconfigure "
                    + "a row with another cell. Index path: \(path)")
        }
        remeasureCells()
    }

    /// Applies changes.
    ///
    /// Cells stay with their rows, and the table asks for heights again (rule C50).
    func apply(_ updates: CollectionUpdates) {
        let former = rows.counts
        follow(updates.path) { updates.check(from: former, to: $0.counts, .table) }
    }

    /// Takes each row on its way to its new place; a row without a way gets a new cell.
    func follow(_ way: (IndexPath) -> IndexPath?, checking check: (TableRows) -> Void = { _ in }) {
        let old = rows
        var known: [IndexPath: TableRows.Height] = [:]
        for (section, count) in old.counts.enumerated() {
            for row in 0..<count {
                let path = IndexPath(row: row, section: section)
                guard let height = old.height(of: path), height.isMeasured, let now = way(path) else { continue }
                known[now] = height
            }
        }
        let new = askedRows { known[$0] }
        check(new)
        rows = new
        var moved: [IndexPath: UITableViewCell] = [:]
        for path in cells.keys.sorted() {
            if let now = way(path) { moved[now] = cells[path] } else { takeOut(path) }
        }
        cells = moved
        takeOutEnds()
        selected = selected.flatMap(way)
        remeasureCells()
        contentHeightDidChange()
        setNeedsLayout()
        Simulation.current.animations.withoutAnimation { layoutIfNeeded() }
    }
}

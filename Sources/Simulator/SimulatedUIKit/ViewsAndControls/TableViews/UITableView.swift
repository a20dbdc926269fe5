// Fidelity: partial — rows, headers and footers of any height, reuse, immediate updates, selection by taps; editing is absent

import Foundation

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int {
        get { self[0] }
        set { self = IndexPath(row: row, section: newValue) }
    }
    public var row: Int {
        get { self[1] }
        set { self = IndexPath(row: newValue, section: section) }
    }
    public var item: Int {
        get { self[1] }
        set { self = IndexPath(item: newValue, section: section) }
    }
}

@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public static let automaticDimension: CGFloat = -1
    open private(set) var style: Style
    open var dataSource: (any UITableViewDataSource)? {
        get { dataSourceStorage }
        set { dataSourceStorage = newValue }
    }
    private weak var dataSourceStorage: (any UITableViewDataSource)? { didSet { askAnew() } }
    /// With the automatic value, a row has the height of its cell (rule C49).
    open lazy var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { askAnew() }
    }
    /// Partial: the offset stays when rows above it turn out higher than estimated.
    open lazy var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { askAnew() } }
    }
    @available(iOS 16.0, *)
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// With the automatic value, a header has the height of its view (rule C51).
    open lazy var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { askAnew() } }
    }
    /// With the automatic value, a footer has the height of its view (rule C51).
    open lazy var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { askAnew() } }
    }
    open lazy var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { askAnew() } }
    }
    open lazy var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { askAnew() } }
    }
    /// The simulator adds no padding above section headers.
    @available(iOS 15.0, *)
    open var sectionHeaderTopPadding: CGFloat {
        get { headerTopPadding }
        set {
            headerTopPadding = newValue
            if newValue > 0 { unmodelled("UITableView.sectionHeaderTopPadding", placing: self) }
        }
    }
    private var headerTopPadding = UITableView.automaticDimension
    /// Only the height of the header's frame counts (rule C52).
    open lazy var tableHeaderView: UIView? = nil {
        didSet {
            if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
            tableHeaderView.map(addSubview)
            endsDidChange()
        }
    }
    /// Only the height of the footer's frame counts (rule C52).
    open lazy var tableFooterView: UIView? = nil {
        didSet {
            if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
            tableFooterView.map(addSubview)
            endsDidChange()
        }
    }
    open lazy var backgroundView: UIView? = nil {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    open lazy var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { if separatorInset != oldValue { unmodelled("UITableView.separatorInset") } }
    }
    open lazy var separatorColor: UIColor? = nil { didSet { unmodelled("UITableView.separatorColor") } }
    open lazy var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            guard cellLayoutMarginsFollowReadableWidth else { return }
            unmodelled("UITableView.cellLayoutMarginsFollowReadableWidth", placing: self)
        }
    }
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingStorage = false
    /// Partial: rows keep their layout and show no control for deletion.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStorage = editing
        if editing { unmodelled("UITableView.isEditing's controls in rows", placing: self) }
        for (path, cell) in cells where !editing || canEdit(path) { cell.setEditing(editing, animated: animated) }
    }
    @available(iOS 11.0, *)
    open lazy var insetsContentViewsToSafeArea = true {
        didSet { for path in cells.keys.sorted() { cells[path]?.setNeedsLayout() } }
    }
    open var allowsSelection = true
    /// Here only one row can be selected.
    open lazy var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection { unmodelled("UITableView.allowsMultipleSelection") } }
    }
    open lazy var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { undrawn("UITableView.separatorStyle") }
    }
    var rows = TableRows()
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:], footers: [Int: UIView] = [:]
    var selected: IndexPath?
    private var pressedCell: UITableViewCell?
    private var classes: [String: UITableViewCell.Type] = [:]
    private var endClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var spare: [UITableViewCell] = []
    var spareEnds: [UITableViewHeaderFooterView] = []
    private var batch = UpdateBatch()
    /// The row whose cell the data source fills anew at the moment.
    var reconfigured: IndexPath?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// A new delegate reloads everything, because a table asks the delegate for heights.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }

    override func delegateDidChange() { askAnew() }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.width != old.width { widthDidChange() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if style == .insetGrouped { widthDidChange() }
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if reconfigured == indexPath, let cell = cells[indexPath], cell.reuseIdentifier == identifier { return cell }
        if let cell = reuse(identifier, preferring: indexPath) ?? dequeueReusableCell(withIdentifier: identifier) {
            return cell
        }
        UIKitException.internalInconsistency.raise(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard")
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reuse(identifier, preferring: nil) ?? classes[identifier]?.init(registeredFor: identifier)
    }

    /// Takes a free cell, preferably the cell that last showed the row.
    ///
    /// So the same actions always lead to the same cells.
    private func reuse(_ identifier: String, preferring path: IndexPath?) -> UITableViewCell? {
        var found: Int?
        for index in spare.indices where spare[index].reuseIdentifier == identifier {
            if found == nil { found = index }
            guard spare[index].lastPath == path else { continue }
            found = index
            break
        }
        guard let index = found else { return nil }
        let cell = spare.remove(at: index)
        cell.prepareForReuse()
        return cell
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        endClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let index = spareEnds.firstIndex(where: { $0.reuseIdentifier == identifier }) {
            let view = spareEnds.remove(at: index)
            view.prepareForReuse()
            return view
        }
        return endClasses[identifier]?.init(registeredFor: identifier)
    }

    open func reloadData() {
        let old = rows, held = heldAfterReload
        askAnew { Simulation.current.switches.contains(.remembersMeasuredHeights) ? old.height(of: $0) : nil }
        guard let held, rows[held.path] != nil else { return }
        contentOffset.y += rectForRow(at: held.path).minY - held.top
        clampOffset()
    }

    /// Discards all rows and asks the data source again.
    ///
    /// `reloadData()` would have the same effect, but UIKit itself never calls `reloadData()` (rule C63).
    ///
    /// - Parameter known: returns the height that a row's cell has determined, if the height is still valid.
    private func askAnew(_ known: (IndexPath) -> TableRows.Height? = { _ in nil }) {
        for path in cells.keys.sorted() { takeOut(path) }
        takeOutEnds()
        selected = nil
        rows = askedRows(known)
        contentHeightDidChange()
        setNeedsLayout()
    }

    /// A cell with the first responder stays after the cell has left the screen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    func takeOut(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.table = nil
        cell.lastPath = path
        if cell.reuseIdentifier != nil { spare.append(cell) }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    // MARK: Updates (rule C50)

    /// The changes are immediate, and complete when the call returns.
    @available(iOS 11.0, *)
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    open func beginUpdates() { batch.open() }
    open func endUpdates() {
        batch.close()
        applyUnlessInBatch()
    }
    @available(iOS 11.0, *)
    open var hasUncommittedUpdates: Bool { batch.isOpen }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedItems.formUnion(indexPaths) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedItems.formUnion(indexPaths) }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedItems.formUnion(indexPaths) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }
    @available(iOS 15.0, *)
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change {
            $0.deletedSections.insert(section)
            $0.insertedSections.insert(newSection)
        }
    }

    private func change(_ note: (inout CollectionUpdates) -> Void) {
        batch.note(note)
        applyUnlessInBatch()
    }

    private func applyUnlessInBatch() {
        if let updates = batch.take() { apply(updates) }
    }

    // MARK: Rows and selection

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressedCell = cell(under: touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let pressed = pressedCell
        pressedCell = nil
        guard let pressed, let touch = touches.first, pressed.point(inside: touch.location(in: pressed), with: event)
        else { return }
        tap(pressed)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressedCell = nil }

    private func cell(under touches: Set<UITouch>) -> UITableViewCell? {
        var candidate = touches.first?.view
        while let current = candidate, current !== self {
            if let cell = current as? UITableViewCell, cell.table === self { return cell }
            candidate = current.superview
        }
        return nil
    }

    /// Selects the tapped row.
    ///
    /// The former row is deselected before the delegate is told about the new row.
    func tap(_ cell: UITableViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        let former = selected
        selectRow(at: path, animated: false, scrollPosition: .none)
        if let former, former != path { delegate?.tableView(self, didDeselectRowAt: former) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selected == indexPath else { return }
        selected = nil
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        for (path, shown) in cells where shown === cell { return path }
        return nil
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.row(at: point.y)?.path
    }

    open var indexPathForSelectedRow: IndexPath? { selected }

    open var indexPathsForVisibleRows: [IndexPath]? {
        showRowsNow()
        return cells.keys.sorted()
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rows.rows(from: rect.minY, to: rect.maxY).map(\.path)
    }

    open func rect(forSection section: Int) -> CGRect {
        guard let ends = rows.ends(ofSection: section) else { return .zero }
        return strip(ends.header.top, ends.footer.bottom - ends.header.top)
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        guard let header = rows.ends(ofSection: section)?.header else { return .zero }
        return strip(header.top, header.height)
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        guard let footer = rows.ends(ofSection: section)?.footer else { return .zero }
        return strip(footer.top, footer.height)
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.map { [$0] } }

    open func numberOfRows(inSection section: Int) -> Int { rows.count(inSection: section) }

    open var numberOfSections: Int { rows.numberOfSections }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let row = rows[indexPath] else { return .zero }
        return strip(row.top, row.height)
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let selected { cells[selected]?.setSelected(false, animated: animated) }
        selected = indexPath
        guard let indexPath else { return }
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open var visibleCells: [UITableViewCell] {
        showRowsNow()
        return cells.keys.sorted().compactMap { cells[$0] }
    }

    /// Creates the cells that the next layout would create (rule C64).
    private func showRowsNow() {
        if pending.layout, !pending.isInLayout { layOutRows() }
    }
}

extension UITableView {
    public enum ScrollPosition: _ImportedEnumeration {
        case none
        case top
        case middle
        case bottom
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}

extension UITableView {
    public enum Style: _ImportedEnumeration {
        case plain
        case grouped
        case insetGrouped
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

extension UITableView {
    public enum RowAnimation: _ImportedEnumeration {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = [0, 1, 2, 3, 4, 5, 6, 100]
    }
}

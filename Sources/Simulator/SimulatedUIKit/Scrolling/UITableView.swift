// Fidelity: partial — rows of fixed or asked-for height, reuse, selection by a tap; headers, editing and self-sizing are absent

import Foundation

extension IndexPath {
    /// Creates a path to a row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates a path to an item of a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section.
    public var section: Int {
        get { self[0] }
        set { self = IndexPath(row: row, section: newValue) }
    }
    /// The row in its section.
    public var row: Int {
        get { self[1] }
        set { self = IndexPath(row: newValue, section: section) }
    }
    /// The item in its section.
    public var item: Int {
        get { self[1] }
        set { self = IndexPath(item: newValue, section: section) }
    }
}

/// A column of rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The height that asks a cell for its own.
    public static let automaticDimension: CGFloat = -1
    /// How sections look.
    open private(set) var style: Style
    /// Gives the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    /// The height of rows in points; automatic rows are 44 here.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { reloadData() }
    }
    /// Whether a tap chooses a row.
    open var allowsSelection = true
    /// The lines between rows; nothing is drawn.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    private(set) var rows = TableRows()
    var cells: [IndexPath: UITableViewCell] = [:]
    var selected: IndexPath?
    /// The cell that a finger came down on.
    private var pressedCell: UITableViewCell?
    private var classes: [String: UITableViewCell.Type] = [:]
    /// Cells without a row, in the order in which they became free.
    private var spare: [UITableViewCell] = []

    /// Creates a table; the frame is in the future superview's coordinates, in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// Creates a plain table of no size.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Follows and steers; a table asks it for heights, so everything is asked anew.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }

    override func delegateDidChange() { reloadData() }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.width != old.width { contentSize.width = bounds.width }
    }

    /// Names the class of cells of a kind.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A cell of a kind: one that has left the screen, else a fresh one of the class that was registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = reuse(identifier, preferring: indexPath) ?? dequeueReusableCell(withIdentifier: identifier) {
            return cell
        }
        UIKitException.internalInconsistency.raise(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard")
    }

    /// A cell of a kind: one that has left the screen, else a fresh one if a class was registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reuse(identifier, preferring: nil) ?? classes[identifier]?.init(registeredFor: identifier)
    }

    /// A cell that has left the screen; the one that showed the same row before if it is free, so that runs repeat.
    private func reuse(_ identifier: String, preferring path: IndexPath?) -> UITableViewCell? {
        let free = spare.indices.filter { spare[$0].reuseIdentifier == identifier }
        guard let index = free.first(where: { spare[$0].lastPath == path }) ?? free.first else { return nil }
        let cell = spare.remove(at: index)
        cell.prepareForReuse()
        return cell
    }

    /// Asks for everything anew; nothing is chosen afterwards.
    open func reloadData() {
        for path in cells.keys.sorted() { takeOut(path) }
        selected = nil
        rows = TableRows()
        for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
            rows.beginSection()
            for row in 0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) {
                let path = IndexPath(row: row, section: section)
                let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                rows.append(height: asked == Self.automaticDimension ? 44 : asked)
            }
        }
        contentSize = CGSize(width: bounds.width, height: rows.height)
        setNeedsLayout()
    }

    /// Takes cells out that have left the screen, but for one that is being edited, and makes those that have come.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let visible = rows.rows(from: bounds.minY, to: bounds.maxY)
        let kept = Set(visible.map(\.path))
        for path in cells.keys.sorted() where !kept.contains(path) && !isEdited(path) { takeOut(path) }
        for row in visible where cells[row.path] == nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: row.path) else { continue }
            cells[row.path] = cell
            cell.table = self
            cell.setSelected(row.path == selected, animated: false)
            // A row that comes is where it belongs, also while the table moves; it does not fly in.
            Simulation.current.animations.withoutAnimation {
                insertSubview(cell, at: 0)
                cell.frame = rectForRow(at: row.path)
                if cell.lastPath != nil { cell.layoutIfNeeded() }
            }
        }
        // In order, for frames have observers.
        for path in cells.keys.sorted() { cells[path]?.frame = rectForRow(at: path) }
    }

    private func isEdited(_ path: IndexPath) -> Bool {
        guard let view = window?.firstResponderStorage as? UIView, let cell = cells[path] else { return false }
        return view.isDescendant(of: cell)
    }

    private func takeOut(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.table = nil
        cell.lastPath = path
        if cell.reuseIdentifier != nil { spare.append(cell) }
    }

    // MARK: Rows and selection

    /// Remembers the row that a finger comes down on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressedCell = cell(under: touches)
    }

    /// Chooses the row that the finger came down on, if it is lifted there.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let pressed = pressedCell
        pressedCell = nil
        guard let pressed, let touch = touches.first, pressed.point(inside: touch.location(in: pressed), with: event)
        else { return }
        tap(pressed)
    }

    /// Forgets the row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressedCell = nil }

    private func cell(under touches: Set<UITouch>) -> UITableViewCell? {
        var candidate = touches.first?.view
        while let current = candidate, current !== self {
            if let cell = current as? UITableViewCell, cell.table === self { return cell }
            candidate = current.superview
        }
        return nil
    }

    /// A finger taps a row: the former one is let go, then the delegate is told of the new one.
    func tap(_ cell: UITableViewCell) {
        guard allowsSelection, let path = indexPath(for: cell) else { return }
        let former = selected
        selectRow(at: path, animated: false, scrollPosition: .none)
        if let former, former != path { delegate?.tableView(self, didDeselectRowAt: former) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    /// The cell of a row if it shows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Stops to choose a row by code: the delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selected == indexPath else { return }
        selected = nil
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    /// The row that a cell shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The row at a point of the table's coordinates, in points.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.row(at: point.y)?.path
    }

    /// The row that is chosen.
    open var indexPathForSelectedRow: IndexPath? { selected }

    /// The rows that show, from the top down.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int { rows.count(inSection: section) }

    /// How many sections there are.
    open var numberOfSections: Int { rows.numberOfSections }

    /// The rectangle of a row in the table's coordinates, in points.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let row = rows[indexPath] else { return .zero }
        return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    }

    /// Scrolls until a row is at a place of the part that insets leave free.
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

    /// Chooses a row by code: the delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if let selected { cells[selected]?.setSelected(false, animated: animated) }
        selected = indexPath
        guard let indexPath else { return }
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// The cells that show, from the top down.
    open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
}

extension UITableView {
    /// Where a row ends up after scrolling to it.
    public enum ScrollPosition: _ImportedEnumeration {
        case none
        case top
        case middle
        case bottom
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .top
            case 2: self = .middle
            case 3: self = .bottom
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .top: 1
            case .middle: 2
            case .bottom: 3
            @unknown default: unnamedNumber
            }
        }
    }
}

extension UITableView {
    /// How sections look.
    public enum Style: _ImportedEnumeration {
        case plain
        case grouped
        case insetGrouped
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .plain
            case 1: self = .grouped
            case 2: self = .insetGrouped
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .plain: 0
            case .grouped: 1
            case .insetGrouped: 2
            @unknown default: unnamedNumber
            }
        }
    }
}

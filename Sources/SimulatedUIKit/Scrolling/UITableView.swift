// Fidelity: partial — rows of fixed or asked-for height, cells for visible rows; headers, editing and selection are absent

import Foundation

extension IndexPath {
    /// Creates a path to a row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The section.
    public var section: Int { self[0] }
    /// The row in its section.
    public var row: Int { self[1] }
}

/// Gives a table its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Follows and steers a table.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// The height of a row in points.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
    /// The table's own row height.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a cell is laid out.
    public enum CellStyle: Int, Sendable {
        /// A layout.
        case `default`, value1, value2, subtitle
    }

    /// What cells of a kind share.
    public let reuseIdentifier: String?
    /// The view that content goes into.
    public let contentView = UIView()
    /// The main text.
    public private(set) lazy var textLabel: UILabel? = makeLabel()

    /// Creates a cell.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: contentView.bounds.insetBy(dx: 16, dy: 0))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        return label
    }
}

/// A column of rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable {
        /// A look.
        case plain, grouped, insetGrouped
    }

    /// The height that asks a cell for its own.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// How sections look.
    public let style: Style
    /// Gives the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    /// The height of rows in points; automatic rows are 44 here.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { reloadData() }
    }
    private var rows: [(path: IndexPath, top: CGFloat, height: CGFloat)] = []
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var classes: [String: UITableViewCell.Type] = [:]

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
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { if delegate !== oldValue { reloadData() } }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.width != old.width { contentSize.width = bounds.width }
    }

    /// Names the class of cells of a kind.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A cell of a kind; a fresh one each time.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        (classes[identifier] ?? UITableViewCell.self).init(style: .default, reuseIdentifier: identifier)
    }

    /// Asks for everything anew.
    open func reloadData() {
        for cell in cells.values { cell.removeFromSuperview() }
        cells = [:]
        rows = []
        var top: CGFloat = 0
        for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
            for row in 0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) {
                let path = IndexPath(row: row, section: section)
                let asked = (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path) ?? rowHeight
                let height = asked == Self.automaticDimension ? 44 : asked
                rows.append((path, top, height))
                top += height
            }
        }
        contentSize = CGSize(width: bounds.width, height: top)
        setNeedsLayout()
    }

    /// The rectangle of a row in the table's coordinates, in points.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let row = rows.first(where: { $0.path == indexPath }) else { return .zero }
        return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    }

    /// The cell of a row if it shows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// Makes cells for the rows that show.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for row in rows where row.top < bounds.maxY && row.top + row.height > bounds.minY && cells[row.path] == nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: row.path) else { continue }
            cells[row.path] = cell
            insertSubview(cell, at: 0)
        }
        for (path, cell) in cells { cell.frame = rectForRow(at: path) }
    }
}

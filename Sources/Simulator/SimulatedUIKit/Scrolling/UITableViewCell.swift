// Fidelity: partial — content view, main text, selection and reuse; a subclass that adds initializers overrides both of these too; styles, accessories and editing are absent

import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a cell is laid out.
    public enum CellStyle: Int, Sendable {
        /// A layout.
        case `default`, value1, value2, subtitle
    }

    /// How the line below a cell looks.
    public enum SeparatorStyle: Int, Sendable {
        /// A look.
        case none, singleLine, singleLineEtched
    }

    /// How a chosen cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// A look.
        case none, blue, gray, `default`
    }

    /// What cells of a kind share.
    open private(set) var reuseIdentifier: String?
    /// The view that content goes into.
    open private(set) var contentView = UIView()
    /// The main text.
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    /// How a chosen cell looks; nothing is drawn.
    open var selectionStyle = SelectionStyle.default
    /// Whether the row is chosen.
    open var isSelected = false
    /// The table that shows the cell.
    var table: UITableView? {
        get { tableNode?.view as? UITableView }
        set { tableNode = newValue?.layoutNode }
    }
    private var tableNode: LayoutNode?
    /// The row that the cell showed last.
    var lastPath: IndexPath?

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
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

    /// Creates a cell of a registered class: the runtime can't call an initializer that is not required, but a required
    /// one that calls it is inherited.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Chooses the row or stops to; does not tell the table.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Called before a cell that has left the screen is used for another row.
    open func prepareForReuse() { isSelected = false }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: contentView.bounds.insetBy(dx: 16, dy: 0))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        return label
    }
}

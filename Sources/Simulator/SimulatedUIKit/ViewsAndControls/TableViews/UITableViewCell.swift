// Fidelity: partial — content view, main text, selection and reuse; a subclass that adds initializers overrides both of these too; accessories take room of their own, and the labels of a style their places; controls of editing are absent

import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// What cells of a kind share.
    open private(set) var reuseIdentifier: String?
    /// The view that content goes into.
    open private(set) var contentView: UIView = UITableViewCellContentView()
    /// The main text.
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    /// The second text; only the styles with one have it.
    open private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()
    /// The picture before the texts.
    open private(set) lazy var imageView: UIImageView? = makeImageView()
    var shownLabels = Labels()
    let style: CellStyle
    /// How a chosen cell looks; nothing is drawn.
    open var selectionStyle = SelectionStyle.default { didSet { undrawn("UITableViewCell.selectionStyle") } }
    /// Whether the row is chosen.
    ///
    /// Kept for the app and its subclasses.
    open var isSelected = false
    var isNarrowed = false
    /// The sign after the content; it takes room, and nothing is drawn.
    open var accessoryType = AccessoryType.none { didSet { accessoryDidChange(from: accessoryView) } }
    /// The app's own view after the content, in the sign's place.
    open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
    /// Whether the row can be deleted, moved or be inserted after.
    open var isEditing = false
    /// Begins to edit the row or ends it; the layout stays.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// What the cell shows instead of its own labels.
    @available(iOS 14.0, *)
    public final var contentConfiguration: (any UIContentConfiguration)? {
        didSet { if let contentConfiguration { show(contentConfiguration) } }
    }
    /// Puts another view in the content view's place.
    func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        view.autoresizingMask = contentView.autoresizingMask
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
    }
    /// Places the accessory, and the labels of the cell's style.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAccessory()
        placeLabels()
    }
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
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Creates a plain cell; the frame is in the future superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        style = .default
        super.init(coder: coder)
    }

    /// Creates a cell of a registered class: the runtime can't call an initializer that is not required, but a required
    /// one that calls it is inherited.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// The size in points that the content's constraints want; without any 44 points, or what the text takes (rule C49).
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        if !contentView.constraints.isEmpty {
            let sides = contentSides.left + contentSides.right
            let room = CGSize(width: max(0, targetSize.width - sides), height: targetSize.height)
            let size = contentView.systemLayoutSizeFitting(
                room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            // Constraints that suggest no height say nothing about it: UIKit logs that and takes the standard height.
            if size.height > 0 { return CGSize(width: size.width + sides, height: size.height) }
        }
        let sides = contentSides.left + contentSides.right
        return CGSize(width: targetSize.width, height: styledHeight(contentWidth: targetSize.width - sides))
    }

    /// Says that the cell wants another size: the table asks for it if the row is automatic.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.cellWantsOtherSize(self)
    }

    /// Chooses the row or stops to; does not tell the table.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Asked whether a recognizer of the cell examines a touch; it does.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    /// Asked whether two recognizers may recognize together; they may not.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Asked whether a recognizer of the cell waits for another one to fail; it does not.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Asked whether another recognizer waits for one of the cell to fail; it does not.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Called before a cell that has left the screen is used for another row.
    open func prepareForReuse() { isSelected = false }
}

extension UITableViewCell {
    /// How a cell is laid out.
    public enum CellStyle: _ImportedEnumeration {
        case `default`
        case value1
        case value2
        case subtitle
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}

extension UITableViewCell {
    /// How a chosen cell looks.
    public enum SelectionStyle: _ImportedEnumeration {
        case none
        case blue
        case gray
        case `default`
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}

extension UITableViewCell {
    /// How lines between rows look.
    public enum SeparatorStyle: _ImportedEnumeration {
        case none
        case singleLine
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}

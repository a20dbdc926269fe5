// Fidelity: partial — content, texts, accessories, reuse; a subclass that adds initializers overrides both here; no editing

import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// The identifier that cells of a kind share.
    open private(set) var reuseIdentifier: String?
    /// The container of the cell's content.
    open private(set) var contentView: UIView = UITableViewCellContentView()
    /// The main text.
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    /// The second text, which only some styles have.
    open private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()
    /// The picture before the texts.
    open private(set) lazy var imageView: UIImageView? = makeImageView()
    var shownLabels = Labels()
    let style: CellStyle
    /// The style of a selected cell; nothing is drawn.
    open var selectionStyle = SelectionStyle.default { didSet { undrawn("UITableViewCell.selectionStyle") } }
    /// Whether the row is selected.
    ///
    /// Kept for the app and its subclasses.
    open var isSelected = false
    var isNarrowed = false
    /// The accessory after the content; it takes space, but nothing is drawn.
    open var accessoryType = AccessoryType.none { didSet { accessoryDidChange(from: accessoryView) } }
    /// The app's own view after the content, which replaces the accessory.
    open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }
    /// Whether the row is in editing mode.
    open var isEditing = false
    /// Starts or ends editing of the row; the layout does not change.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// The content that replaces the cell's own labels.
    @available(iOS 14.0, *)
    public final var contentConfiguration: (any UIContentConfiguration)? {
        didSet { if let contentConfiguration { show(contentConfiguration) } }
    }
    func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        view.autoresizingMask = contentView.autoresizingMask
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
    }
    /// Places the accessory and the labels of the cell's style.
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

    /// Creates a cell of a registered class: at run time only required initializers can be called, and this one calls
    /// `init(style:reuseIdentifier:)`.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Returns the size for the content's constraints, in points; without constraints, 44 points or the text's height
    /// (rule C49).
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        if !contentView.constraints.isEmpty {
            let sides = contentSides.left + contentSides.right
            let room = CGSize(width: max(0, targetSize.width - sides), height: targetSize.height)
            let size = contentView.systemLayoutSizeFitting(
                room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            // If the constraints determine no height, UIKit logs this fact and uses the standard height.
            if size.height > 0 { return CGSize(width: size.width + sides, height: size.height) }
        }
        let sides = contentSides.left + contentSides.right
        return CGSize(width: targetSize.width, height: styledHeight(contentWidth: targetSize.width - sides))
    }

    /// Requests another size; the table updates it if the row is automatic.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.cellWantsOtherSize(self)
    }

    /// Selects or deselects the row without telling the table.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Returns true, so that a recognizer of the cell may process any touch.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    /// Returns false, because recognizers are not recognized simultaneously.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns false, because a recognizer of the cell does not wait for another recognizer to fail.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false, because other recognizers do not wait for a recognizer of the cell to fail.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Called before a cell that has left the screen is reused for another row.
    open func prepareForReuse() { isSelected = false }
}

extension UITableViewCell {
    /// The style of a cell.
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
    /// The style of a selected cell.
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
    /// The style of separators.
    public enum SeparatorStyle: _ImportedEnumeration {
        case none
        case singleLine
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}

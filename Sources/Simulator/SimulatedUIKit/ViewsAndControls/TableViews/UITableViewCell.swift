// Fidelity: partial — content, texts, accessories, reuse; a subclass with its own initializers must override
// `init(style:reuseIdentifier:)` and `init(coder:)`; no editing

import Foundation

@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    open private(set) var reuseIdentifier: String?
    open internal(set) var contentView: UIView = UITableViewCellContentView()
    open private(set) lazy var textLabel: UILabel? = makeLabel()
    open private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()
    open private(set) lazy var imageView: UIImageView? = makeImageView()
    var shownLabels = Labels()
    let style: CellStyle
    open lazy var selectionStyle = SelectionStyle.default { didSet { undrawn("UITableViewCell.selectionStyle") } }
    open lazy var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    var isNarrowed = false
    /// The accessory takes space, but stays invisible.
    open lazy var accessoryType = AccessoryType.none { didSet { accessoryDidChange(from: accessoryView) } }
    open lazy var accessoryView: UIView? = nil { didSet { accessoryDidChange(from: oldValue) } }
    open var isEditing = false
    /// Editing leaves the layout of the cell as it is.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    @available(iOS 14.0, *)
    public final lazy var contentConfiguration: (any UIContentConfiguration)? = nil {
        didSet { if let contentConfiguration { show(contentConfiguration) } }
    }
    @available(iOS 14.0, *)
    public final lazy var backgroundConfiguration: UIBackgroundConfiguration? = nil {
        didSet { backgroundColor = backgroundConfiguration?.resolvedBackgroundColor(for: .clear) }
    }
    @available(iOS 15.0, *)
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    @available(iOS 15.0, *)
    public final lazy var configurationUpdateHandler: ConfigurationUpdateHandler? = nil {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsConfiguration = false
    @available(iOS 14.0, *)
    public final var configurationState: UICellConfigurationState { UICellConfigurationState(of: self) }
    @available(iOS 14.0, *)
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    @available(iOS 14.0, *)
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
    }
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeAccessory()
        placeLabels()
    }
    var table: UITableView? {
        get { tableNode?.view as? UITableView }
        set { tableNode = newValue?.layoutNode }
    }
    private var tableNode: LayoutNode?
    var lastPath: IndexPath?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.keepsSafeAreaOutOfMargins()
        addSubview(contentView)
    }

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

    /// `required` makes it possible to create an object of a class that is known only at run time.
    ///
    /// If a subclass overrides `init(style:reuseIdentifier:)`, the override also runs.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Without constraints, a cell is 44 points high, or as high as its text (rule C49).
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if !contentView.constraints.isEmpty {
            let sides = contentSides.left + contentSides.right
            let room = CGSize(width: max(0, targetSize.width - sides), height: targetSize.height)
            let size = contentView.systemLayoutSizeFitting(
                room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            // If the constraints leave the height open, UIKit logs a message and uses the standard height.
            if size.height > 0 { return CGSize(width: size.width + sides, height: size.height) }
        }
        let sides = contentSides.left + contentSides.right
        return CGSize(width: targetSize.width, height: styledHeight(contentWidth: targetSize.width - sides))
    }

    /// If the row has an automatic height, the table updates the cell's size.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.cellWantsOtherSize(self)
    }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    open func prepareForReuse() { isSelected = false }
}

extension UITableViewCell {
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
    public enum SeparatorStyle: _ImportedEnumeration {
        case none
        case singleLine
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}

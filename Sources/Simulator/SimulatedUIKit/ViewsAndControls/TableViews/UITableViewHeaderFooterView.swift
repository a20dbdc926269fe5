// Fidelity: partial — content view, title and reuse; configurations and backgrounds are absent

import Foundation

/// A header or a footer of a table's section.
@preconcurrency @MainActor @available(iOS 6.0, *)
open class UITableViewHeaderFooterView: UIView {
    /// The identifier that headers and footers of a kind share.
    open private(set) var reuseIdentifier: String?
    /// The container of the content.
    open private(set) var contentView = UIView()
    /// The title.
    @available(iOS, introduced: 6.0, deprecated: 100000, message: "Use UIListContentConfiguration instead.")
    open var textLabel: UILabel? { titleLabel }
    private lazy var titleLabel = makeLabel()
    private var hasTitle = false

    /// Creates a header or a footer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Creates a header or a footer; the frame is in the future superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a view of a registered class: at run time only required initializers can be called, and this one calls
    /// `init(reuseIdentifier:)`.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String) { self.init(reuseIdentifier: identifier) }

    /// Called before a view that has left the screen is reused for another section.
    open func prepareForReuse() {}

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        contentView.addSubview(label)
        hasTitle = true
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let table = superview as? UITableView
        let safe = table?.insetsContentViewsToSafeArea == true ? table?.safeAreaInsets ?? .zero : .zero
        let free = bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        if contentView.frame != free { contentView.frame = free }
        // The title is placed inside the margins if there is room between them.
        if hasTitle, free.width > 32 { titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 0) }
    }

    func showTitle(_ title: String) { titleLabel.text = title }
}

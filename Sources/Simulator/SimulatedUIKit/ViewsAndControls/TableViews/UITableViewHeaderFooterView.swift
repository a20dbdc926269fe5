// Fidelity: partial — content view, title and reuse; configurations and backgrounds are absent

import Foundation

@preconcurrency @MainActor @available(iOS 6.0, *)
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    open private(set) var contentView = UIView()
    @available(iOS, introduced: 6.0, deprecated: 100000, message: "Use UIListContentConfiguration instead.")
    open var textLabel: UILabel? { titleLabel }
    private lazy var titleLabel = makeLabel()
    private var hasTitle = false

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.keepsSafeAreaOutOfMargins()
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `required` makes it possible to create an object of a class that is known only at run time.
    ///
    /// If a subclass overrides `init(reuseIdentifier:)`, the override also runs.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String) { self.init(reuseIdentifier: identifier) }

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
        let safe = table?.safeAreaOfContent ?? .zero
        let free = bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        if contentView.frame != free { contentView.frame = free }
        // A title without room inside the margins keeps its frame.
        if hasTitle, free.width > 32 { titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 0) }
    }

    func showTitle(_ title: String) { titleLabel.text = title }
}

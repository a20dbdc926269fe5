// Fidelity: partial — all inferred: an image comes before the texts, both are centred vertically, and a row is at least
// 44 points high; two texts side by side stand at both ends of the row

import Foundation

@preconcurrency @MainActor @available(iOS 14.0, *)
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let picture = UIImageView(), first = UILabel(), second = UILabel()
    private lazy var texts = UIStackView(arrangedSubviews: [first, second])
    private lazy var row = UIStackView(arrangedSubviews: [picture, texts])
    private var margins: [NSLayoutConstraint] = []

    public convenience init(configuration: UIListContentConfiguration) {
        self.init(showing: configuration)
    }

    private init(showing list: UIListContentConfiguration) {
        self.list = list
        super.init(frame: .zero)
        setUp()
    }

    @available(iOS 16.0, *)
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    /// Inert: the initializer reads no archive and creates an empty row.
    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        picture.setContentHuggingPriority(.required, for: .horizontal)
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        margins = [
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            row.topAnchor.constraint(equalTo: topAnchor),
            safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            bottomAnchor.constraint(equalTo: row.bottomAnchor)
        ]
        // Before the first layout, the row's size is zero, so required margins would conflict with other constraints.
        for margin in margins.suffix(2) { margin.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(margins)
        show()
    }

    /// The setter ignores content of another type.
    public final var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let other = newValue as? UIListContentConfiguration else { return }
            list = other
            show()
        }
    }

    private func show() {
        picture.image = list.image
        picture.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
        picture.tintColor = list.imageProperties.tintColor
        picture.isHidden = list.image == nil
        show(list.text, list.textProperties, in: first)
        show(list.secondaryText, list.secondaryTextProperties, in: second)
        row.spacing = list.imageToTextPadding
        texts.axis = list.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
        texts.spacing = list.prefersSideBySideTextAndSecondaryText ? 8 : list.textToSecondaryTextVerticalPadding
        let insets = list.directionalLayoutMargins
        for (margin, inset) in zip(margins, [insets.leading, insets.top, insets.trailing, insets.bottom]) {
            margin.constant = inset
        }
    }

    private func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel) {
        label.text = text
        label.isHidden = text == nil
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
    }
}

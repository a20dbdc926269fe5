import UIKit

/// The fields of a bank transfer in a scrolling column, with a button below or beside the column.
public final class TransferView: ArrangedView {
    /// The field for the recipient of the money.
    public let recipientField = TransferView.makeField("Recipient")
    /// The field for the recipient's account.
    public let accountField = TransferView.makeField("Account")
    /// The field for the amount.
    public let amountField = TransferView.makeField("Amount")
    /// The field for the reference.
    public let referenceField = TransferView.makeField("Reference")
    /// The button that sends the money.
    public let sendButton = UIButton(type: .system)

    private let scrollView = UIScrollView()
    private let column = UIView()
    private let bottomGuide: (UIView) -> NSLayoutYAxisAnchor
    private var roomyConstraints: [NSLayoutConstraint] = []
    private var compactConstraints: [NSLayoutConstraint] = []

    /// Creates the view.
    ///
    /// - Parameter bottomGuide: returns the anchor for the button's bottom; called once with the view.
    public init(bottomGuide: @escaping (UIView) -> NSLayoutYAxisAnchor) {
        self.bottomGuide = bottomGuide
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        configure()
        addSubview(scrollView)
        addSubview(sendButton)
        scrollView.addSubview(column)
        for view in [scrollView, sendButton, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(placeOfColumn + placeOfFields)
        placeButton()
    }

    /// Unavailable, because the view is made in code.
    @available(*, unavailable, message: "Use init(bottomGuide:) instead.")
    public required init?(coder: NSCoder) { nil }

    private var fields: [UITextField] { [recipientField, accountField, amountField, referenceField] }

    private func configure() {
        amountField.keyboardType = .decimalPad
        accountField.autocorrectionType = .no
        accountField.autocapitalizationType = .allCharacters
        sendButton.accessibilityIdentifier = "Send"
        sendButton.setTitle("Send money", for: .normal)
        sendButton.setTitleColor(.white, for: .normal)
        sendButton.backgroundColor = .systemGreen
        sendButton.layer.cornerRadius = 12
        scrollView.accessibilityIdentifier = "Transfer"
    }

    private static func makeField(_ name: String) -> UITextField {
        let field = RoundedTextField(cornerRadius: 10)
        field.accessibilityIdentifier = name
        field.placeholder = name
        field.translatesAutoresizingMaskIntoConstraints = false
        return field
    }

    // MARK: Layout

    private var placeOfColumn: [NSLayoutConstraint] {
        let content = scrollView.contentLayoutGuide, safeArea = safeAreaLayoutGuide
        return [
            scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
        ]
    }

    private var placeOfFields: [NSLayoutConstraint] {
        var above = column.topAnchor, constraints: [NSLayoutConstraint] = []
        for field in fields {
            column.addSubview(field)
            constraints += [
                field.topAnchor.constraint(equalTo: above, constant: 12),
                field.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 20),
                field.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -20),
                field.heightAnchor.constraint(equalToConstant: 44)
            ]
            above = field.bottomAnchor
        }
        constraints.append(column.bottomAnchor.constraint(equalTo: above, constant: 12))
        return constraints
    }

    private func placeButton() {
        NSLayoutConstraint.activate([
            sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        ])
        roomyConstraints = [
            sendButton.heightAnchor.constraint(equalToConstant: 50),
            sendButton.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            sendButton.bottomAnchor.constraint(equalTo: bottomGuide(self), constant: -16),
            scrollView.bottomAnchor.constraint(equalTo: sendButton.topAnchor, constant: -8),
            scrollView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        ]
        compactConstraints = [
            sendButton.heightAnchor.constraint(equalToConstant: 44),
            sendButton.widthAnchor.constraint(equalToConstant: 140),
            sendButton.bottomAnchor.constraint(equalTo: bottomGuide(self), constant: -12),
            scrollView.bottomAnchor.constraint(equalTo: bottomGuide(self)),
            scrollView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor)
        ]
    }

    public override func updateConstraints() {
        NSLayoutConstraint.deactivate(isCompact ? roomyConstraints : compactConstraints)
        NSLayoutConstraint.activate(isCompact ? compactConstraints : roomyConstraints)
        super.updateConstraints()
    }
}

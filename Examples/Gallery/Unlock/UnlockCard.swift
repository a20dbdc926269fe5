import UIKit

/// A card with a passcode field and a button.
///
/// The field and the button are side by side if the height is compact.
public final class UnlockCard: ArrangedView {
    /// The field for the passcode.
    public let passcodeField: UITextField = RoundedTextField(cornerRadius: 10)
    /// The button that tries the passcode.
    public let unlockButton = UIButton(type: .system)

    private let titleLabel = UILabel()
    private var tallConstraints: [NSLayoutConstraint] = []
    private var flatConstraints: [NSLayoutConstraint] = []

    /// Creates the card.
    public init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        accessibilityIdentifier = "Card"
        configure()
        for view in [titleLabel, passcodeField, unlockButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        makeConstraints()
    }

    /// Unavailable, because the card is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    private func configure() {
        titleLabel.text = "Unlock the vault"
        titleLabel.font = .boldSystemFont(ofSize: 20)
        titleLabel.textAlignment = .center
        passcodeField.accessibilityIdentifier = "Passcode"
        passcodeField.placeholder = "Passcode"
        passcodeField.isSecureTextEntry = true
        passcodeField.backgroundColor = .systemBackground
        passcodeField.returnKeyType = .go
        unlockButton.accessibilityIdentifier = "Unlock"
        unlockButton.setTitle("Unlock", for: .normal)
        unlockButton.setTitleColor(.white, for: .normal)
        unlockButton.backgroundColor = .systemOrange
        unlockButton.layer.cornerRadius = 12
    }

    private func makeConstraints() {
        NSLayoutConstraint.activate([
            passcodeField.heightAnchor.constraint(equalToConstant: 44),
            passcodeField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            unlockButton.heightAnchor.constraint(equalToConstant: 44),
            unlockButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            unlockButton.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor)
        ])
        tallConstraints = [
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            passcodeField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
            passcodeField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            unlockButton.topAnchor.constraint(equalTo: passcodeField.bottomAnchor, constant: 12),
            unlockButton.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20)
        ]
        flatConstraints = [
            titleLabel.bottomAnchor.constraint(equalTo: topAnchor, constant: -8),
            passcodeField.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            unlockButton.topAnchor.constraint(equalTo: passcodeField.topAnchor),
            unlockButton.leadingAnchor.constraint(equalTo: passcodeField.trailingAnchor, constant: 12),
            unlockButton.widthAnchor.constraint(equalToConstant: 100)
        ]
    }

    public override func updateConstraints() {
        NSLayoutConstraint.deactivate(isCompact ? tallConstraints : flatConstraints)
        NSLayoutConstraint.activate(isCompact ? flatConstraints : tallConstraints)
        super.updateConstraints()
    }
}

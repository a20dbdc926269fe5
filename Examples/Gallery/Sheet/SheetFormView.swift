import UIKit

/// A form on a sheet, with a button.
///
/// The button is below the form, or beside the form if the height is compact.
public final class SheetFormView: ArrangedView {
    /// The field for the name.
    public let nameField: UITextField = RoundedTextField(named: "Name", content: .name)
    /// The field for the company.
    public let companyField: UITextField = RoundedTextField(named: "Company")
    /// The field for the telephone number.
    public let phoneField: UITextField = RoundedTextField(named: "Phone", content: .telephoneNumber)
    /// The field for the e-mail address.
    public let emailField: UITextField = RoundedTextField(named: "Email", content: .emailAddress)
    /// The field for the town.
    public let townField: UITextField = RoundedTextField(named: "Town", content: .addressCity)
    /// The button that adds the contact.
    public let addButton = UIButton.filled("Add", color: .systemGreen)
    /// The scroll view with the fields.
    public private(set) lazy var formScrollView: UIScrollView = FormScrollView(
        rows: [nameField, companyField, phoneField, emailField, townField])

    private let titleLabel = UILabel()
    private var tallConstraints: [NSLayoutConstraint] = []
    private var flatConstraints: [NSLayoutConstraint] = []

    /// Creates the form.
    public init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        titleLabel.text = "New Contact"
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        phoneField.keyboardType = .phonePad
        emailField.keyboardType = .emailAddress
        emailField.autocapitalizationType = .none
        formScrollView.accessibilityIdentifier = "Contact form"
        for view in [formScrollView, titleLabel, addButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        makeConstraints()
    }

    private func makeConstraints() {
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 4),
            titleLabel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            titleLabel.heightAnchor.constraint(equalToConstant: 40),
            formScrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            addButton.heightAnchor.constraint(equalToConstant: 44),
            addButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
        ])
        tallConstraints = [
            formScrollView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            formScrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            addButton.topAnchor.constraint(equalTo: formScrollView.bottomAnchor, constant: 8),
            addButton.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            addButton.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8)
        ]
        flatConstraints = [
            formScrollView.topAnchor.constraint(equalTo: topAnchor),
            formScrollView.trailingAnchor.constraint(equalTo: addButton.leadingAnchor, constant: -12),
            addButton.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            addButton.widthAnchor.constraint(equalToConstant: 100),
            formScrollView.bottomAnchor.constraint(equalTo: bottomAnchor)
        ]
    }

    public override func updateConstraints() {
        titleLabel.isHidden = isCompact
        NSLayoutConstraint.deactivate(isCompact ? tallConstraints : flatConstraints)
        NSLayoutConstraint.activate(isCompact ? flatConstraints : tallConstraints)
        super.updateConstraints()
    }
}

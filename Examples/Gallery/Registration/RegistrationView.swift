import UIKit

/// A form longer than the screen: names side by side, addresses, a growing text, a switch and a button.
public final class RegistrationView: UIScrollView {
    /// The field for the first name.
    public let firstNameField = RegistrationView.makeField("First name", .givenName)
    /// The field for the family name.
    public let lastNameField = RegistrationView.makeField("Last name", .familyName)
    /// The field for the e-mail address.
    public let emailField = RegistrationView.makeField("Email", .emailAddress)
    /// The field for the telephone number.
    public let phoneField = RegistrationView.makeField("Phone", .telephoneNumber)
    /// The disabled field for the country.
    public let countryField = RegistrationView.makeField("Country", nil)
    /// The field for the town.
    public let cityField = RegistrationView.makeField("City", .addressCity)
    /// The text view, which grows with the text.
    public let aboutTextView = UITextView()
    /// The switch for the newsletter.
    public let newsletterSwitch = UISwitch()
    /// The button that ends the form.
    public let registerButton = UIButton(type: .system)

    private let column = UIView()
    private let newsletterLabel = UILabel()

    /// Creates the form.
    public init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        accessibilityIdentifier = "Registration"
        // A scroll view that bounces gets the safe area in its insets, even if the whole form fits the screen.
        alwaysBounceVertical = true
        configureFields()
        configureRest()
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate(placeOfColumn)
        layOutRows()
    }

    /// Unavailable, because the form is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    private static func makeField(_ name: String, _ content: UITextContentType?) -> UITextField {
        let field = RoundedTextField(cornerRadius: 10)
        field.accessibilityIdentifier = name
        field.placeholder = name
        field.textContentType = content
        return field
    }

    private func configureFields() {
        emailField.keyboardType = .emailAddress
        emailField.autocapitalizationType = .none
        phoneField.keyboardType = .phonePad
        countryField.isEnabled = false
        countryField.text = "Norway"
    }

    private func configureRest() {
        aboutTextView.accessibilityIdentifier = "About"
        aboutTextView.font = .systemFont(ofSize: 17)
        aboutTextView.isScrollEnabled = false
        aboutTextView.backgroundColor = .secondarySystemBackground
        aboutTextView.layer.cornerRadius = 8
        newsletterLabel.text = "Send me the newsletter"
        newsletterSwitch.accessibilityIdentifier = "Newsletter"
        registerButton.accessibilityIdentifier = "Register"
        registerButton.setTitle("Register", for: .normal)
        registerButton.setTitleColor(.white, for: .normal)
        registerButton.backgroundColor = .systemIndigo
        registerButton.layer.cornerRadius = 12
    }

    // MARK: Layout

    /// The column's sides are attached to the safe area.
    ///
    /// UIKit adds side insets only to a view that scrolls sideways.
    private var placeOfColumn: [NSLayoutConstraint] {
        [
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        ]
    }

    private func layOutRows() {
        let rows: [(views: [UIView], height: CGFloat)] = [
            ([firstNameField, lastNameField], 44), ([emailField], 44), ([phoneField], 44), ([countryField], 44),
            ([cityField], 44), ([aboutTextView], 120), ([newsletterLabel, newsletterSwitch], 44), ([registerButton], 50)
        ]
        var above = column.topAnchor
        for row in rows {
            layOut(row.views, below: above, height: row.height)
            above = row.views[0].bottomAnchor
        }
        column.bottomAnchor.constraint(equalTo: above, constant: 20).isActive = true
    }

    private func layOut(_ views: [UIView], below anchor: NSLayoutYAxisAnchor, height: CGFloat) {
        var left = column.leadingAnchor, gap: CGFloat = 20
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            column.addSubview(view)
            view.topAnchor.constraint(equalTo: anchor, constant: 16).isActive = true
            view.leadingAnchor.constraint(equalTo: left, constant: gap).isActive = true
            if view is UITextView {
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
            } else if !(view is UISwitch) {
                view.heightAnchor.constraint(equalToConstant: height).isActive = true
            }
            (left, gap) = (view.trailingAnchor, 12)
        }
        if let last = views.last {
            last.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -20).isActive = true
        }
        if views.count == 2, !(views[1] is UISwitch) {
            views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
        }
    }
}

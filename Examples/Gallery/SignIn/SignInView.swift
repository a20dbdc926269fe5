import Tideline
import UIKit

/// Two fields at the top and a button above the keyboard.
///
/// If the keyboard leaves less room, the distances shrink first. With compact height the fields are side by side.
public final class SignInView: BottomGuideView {
    /// The field for the e-mail address.
    public let emailTextField = SignInView.makeField("Email")
    /// The field for the password.
    public let passwordTextField = SignInView.makeField("Password")
    /// The button that signs in.
    public let signInButton = UIButton(type: .system)

    private var stackedConstraints: [NSLayoutConstraint] = []
    private var sideBySideConstraints: [NSLayoutConstraint] = []

    public override init(handling: KeyboardHandling) {
        super.init(handling: handling)
        configure()
        for view in [signInButton, passwordTextField, emailTextField] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(fieldConstraints + buttonConstraints(above: bottomGuide.topAnchor))
        stackedConstraints = makeStackedConstraints()
        sideBySideConstraints = makeSideBySideConstraints()
    }

    private func configure() {
        emailTextField.keyboardType = .emailAddress
        emailTextField.textContentType = .username
        emailTextField.returnKeyType = .next
        passwordTextField.isSecureTextEntry = true
        passwordTextField.textContentType = .password
        passwordTextField.returnKeyType = .go
        signInButton.accessibilityIdentifier = "Sign In"
        signInButton.layer.cornerRadius = 10
        signInButton.setTitle("Sign In", for: .normal)
        signInButton.setTitleColor(.white, for: .normal)
        signInButton.backgroundColor = .systemBlue
    }

    private static func makeField(_ name: String) -> UITextField {
        let field = UITextField()
        field.placeholder = name
        field.accessibilityIdentifier = name
        field.borderStyle = .roundedRect
        field.layer.cornerRadius = 10
        field.layer.borderColor = UIColor.systemGray3.cgColor
        field.layer.borderWidth = 1
        field.autocapitalizationType = .none
        return field
    }

    // MARK: Layout

    private var fieldConstraints: [NSLayoutConstraint] {
        [
            emailTextField.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            emailTextField.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            emailTextField.heightAnchor.constraint(equalToConstant: 44),
            passwordTextField.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20),
            passwordTextField.heightAnchor.constraint(equalToConstant: 44)
        ]
    }

    private func buttonConstraints(above bottomGuide: NSLayoutYAxisAnchor) -> [NSLayoutConstraint] {
        [
            signInButton.heightAnchor.constraint(equalToConstant: 44),
            signInButton.widthAnchor.constraint(equalToConstant: 200),
            signInButton.centerXAnchor.constraint(equalTo: centerXAnchor),
            signInButton.bottomAnchor.constraint(equalTo: bottomGuide, constant: -40).with(.defaultHigh),
            signInButton.bottomAnchor.constraint(lessThanOrEqualTo: bottomGuide, constant: -4),
            signInButton.topAnchor.constraint(greaterThanOrEqualTo: passwordTextField.bottomAnchor, constant: 8)
                .with(UILayoutPriority(999))
        ]
    }

    private func makeStackedConstraints() -> [NSLayoutConstraint] {
        [
            emailTextField.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20),
            passwordTextField.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            passwordTextField.topAnchor.constraint(equalTo: emailTextField.bottomAnchor, constant: 40)
                .with(UILayoutPriority(740)),
            passwordTextField.topAnchor.constraint(greaterThanOrEqualTo: emailTextField.bottomAnchor, constant: 8)
        ]
    }

    private func makeSideBySideConstraints() -> [NSLayoutConstraint] {
        [
            passwordTextField.leadingAnchor.constraint(equalTo: emailTextField.trailingAnchor, constant: 20),
            passwordTextField.widthAnchor.constraint(equalTo: emailTextField.widthAnchor),
            passwordTextField.topAnchor.constraint(equalTo: emailTextField.topAnchor)
        ]
    }

    public override func updateConstraints() {
        NSLayoutConstraint.deactivate(isCompact ? stackedConstraints : sideBySideConstraints)
        NSLayoutConstraint.activate(isCompact ? sideBySideConstraints : stackedConstraints)
        super.updateConstraints()
    }
}

import UIKit

/// A login page with a column of fields in a scroll view, and with an alert that asks for a code.
///
/// The scroll view ends at the top of Apple's keyboard layout guide.
final class LoginViewController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let logoView = UIImageView(image: UIImage(systemName: "leaf.circle.fill"))
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let loginButton = UIButton(configuration: .filled())
    private let forgotButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)

    private var asksAtOnce = false

    static func asking() -> LoginViewController {
        let login = LoginViewController()
        login.asksAtOnce = true
        return login
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if asksAtOnce { askForCode() }
        asksAtOnce = false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        logoView.contentMode = .scaleAspectFit
        logoView.tintColor = .systemGreen
        configure(emailField, placeholder: "Email", type: .username, returnKey: .next)
        emailField.keyboardType = .emailAddress
        configure(passwordField, placeholder: "Password", type: .password, returnKey: .go)
        passwordField.isSecureTextEntry = true
        loginButton.configuration?.title = "Log In"
        loginButton.configuration?.baseBackgroundColor = .systemGreen
        loginButton.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
        forgotButton.setTitle("Forgot password?", for: .normal)
        forgotButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
        forgotButton.addAction(UIAction { [weak self] _ in self?.askForCode() }, for: .touchUpInside)
        layOut()
    }

    private func configure(
        _ field: UITextField, placeholder: String, type: UITextContentType, returnKey: UIReturnKeyType
    ) {
        field.placeholder = placeholder
        field.textContentType = type
        field.returnKeyType = returnKey
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.enablesReturnKeyAutomatically = true
        field.delegate = self
        field.leftViewMode = .always
    }

    private func layOut() {
        let stack = UIStackView(
            arrangedSubviews: [logoView, emailField, passwordField, loginButton, spinner, forgotButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.setCustomSpacing(32, after: logoView)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            width,
            logoView.heightAnchor.constraint(equalToConstant: 96),
            emailField.heightAnchor.constraint(equalToConstant: 44),
            passwordField.heightAnchor.constraint(equalToConstant: 44),
            loginButton.heightAnchor.constraint(equalToConstant: 50)
        ])
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        revealFocus(textField)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let field = [emailField, passwordField].first(where: \.isFirstResponder) { revealFocus(field) }
    }

    /// The button below the field comes into sight too, as far as the room allows.
    private func revealFocus(_ field: UITextField) {
        var rect = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -8)
        let whole = rect.union(loginButton.convert(loginButton.bounds, to: scrollView).insetBy(dx: 0, dy: -8))
        if whole.height <= scrollView.bounds.height { rect = whole }
        scrollView.scrollRectToVisible(rect, animated: false)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === emailField {
            passwordField.becomeFirstResponder()
        } else {
            logIn()
        }
        return false
    }

    private func logIn() {
        view.endEditing(true)
        spinner.startAnimating()
        loginButton.configuration?.showsActivityIndicator = true
        loginButton.isEnabled = false
    }

    private func askForCode() {
        let alert = UIAlertController(
            title: "Reset password", message: "Where shall we send the code?", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Your email"
            field.keyboardType = .emailAddress
            field.textContentType = .emailAddress
        }
        alert.addTextField { field in
            field.placeholder = "Code"
            field.keyboardType = .numberPad
            field.isSecureTextEntry = true
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let send = UIAlertAction(title: "Send", style: .default) { [weak alert, weak self] _ in
            self?.emailField.text = alert?.textFields?.first?.text
        }
        alert.addAction(send)
        alert.preferredAction = send
        present(alert, animated: true)
    }
}

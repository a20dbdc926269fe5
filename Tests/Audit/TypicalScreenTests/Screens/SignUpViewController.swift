import Tideline
import UIKit

/// Fields with validation labels that shake, in a scroll view, and a button pinned below.
final class SignUpViewController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let signUpButton = UIButton(type: .custom)
    private var rows: [(field: UITextField, error: UILabel)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Create Account"
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 6
        for name in ["Username", "Email", "Password", "Repeat password"] { addRow(name) }
        rows[1].field.keyboardType = .emailAddress
        rows[2].field.isSecureTextEntry = true
        rows[2].field.textContentType = .newPassword
        rows[3].field.isSecureTextEntry = true
        rows[3].field.returnKeyType = .join
        signUpButton.backgroundColor = .systemIndigo
        signUpButton.layer.cornerRadius = 12
        signUpButton.setTitle("Sign Up", for: .normal)
        signUpButton.setTitleColor(.white, for: .normal)
        signUpButton.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
        signUpButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        signUpButton.addAction(UIAction { [unowned self] _ in submit() }, for: .touchUpInside)
        layOut()
        keyboardAvoidance = .safeArea
    }

    private func addRow(_ name: String) {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(
            string: name, attributes: [.foregroundColor: UIColor.systemGray])
        field.accessibilityIdentifier = name
        field.backgroundColor = .secondarySystemBackground
        field.layer.cornerRadius = 10
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
        field.leftViewMode = .always
        field.autocapitalizationType = .none
        field.spellCheckingType = .no
        field.returnKeyType = .next
        field.delegate = self
        field.heightAnchor.constraint(equalToConstant: 48).isActive = true
        let error = UILabel()
        error.font = .preferredFont(forTextStyle: .footnote)
        error.textColor = .systemRed
        error.text = " "
        error.alpha = 0
        stack.addArrangedSubview(field)
        stack.addArrangedSubview(error)
        rows.append((field, error))
    }

    private func layOut() {
        [scrollView, stack, signUpButton].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        view.addSubview(signUpButton)
        scrollView.addSubview(stack)
        let safe = view.safeAreaLayoutGuide, content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: signUpButton.topAnchor, constant: -8),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 20),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
            signUpButton.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            safe.trailingAnchor.constraint(equalTo: signUpButton.trailingAnchor, constant: 20),
            safe.bottomAnchor.constraint(equalTo: signUpButton.bottomAnchor, constant: 8),
            signUpButton.heightAnchor.constraint(equalToConstant: 50)
        ])
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = rows.firstIndex(where: { $0.field === textField }) else { return true }
        if index < rows.count - 1 {
            rows[index + 1].field.becomeFirstResponder()
        } else {
            submit()
        }
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let row = rows.first(where: { $0.field === textField }) else { return }
        validate(row.field, row.error)
    }

    @discardableResult
    private func validate(_ field: UITextField, _ error: UILabel) -> Bool {
        let isValid = (field.text ?? "").count >= 3
        error.text = isValid ? " " : "At least three characters"
        UIView.animate(withDuration: 0.2) { error.alpha = isValid ? 0 : 1 }
        if !isValid { shake(field) }
        return isValid
    }

    private func shake(_ view: UIView) {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 0.5
        animation.values = [-16, 16, -12, 12, -6, 6, -3, 3, 0]
        view.layer.add(animation, forKey: "shake")
    }

    private func submit() {
        let results = rows.map { validate($0.field, $0.error) }
        if results.allSatisfy({ $0 }) { view.endEditing(true) }
    }
}

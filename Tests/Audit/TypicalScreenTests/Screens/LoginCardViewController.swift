import Tideline
import UIKit

/// The card moves up for the keyboard, and a tap outside the card dismisses the keyboard.
final class LoginCardViewController: UIViewController, UITextFieldDelegate {
    private let gradient = CAGradientLayer()
    private let card = UIView()
    private let userField = UITextField()
    private let pinField = UITextField()
    private let enterButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemBlue.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        view.layer.insertSublayer(gradient, at: 0)
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 20
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 12

        userField.placeholder = "User"
        userField.textContentType = .username
        userField.returnKeyType = .next
        pinField.placeholder = "PIN"
        pinField.keyboardType = .numberPad
        pinField.isSecureTextEntry = true
        pinField.textContentType = .oneTimeCode
        for field in [userField, pinField] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.autocorrectionType = .no
        }
        enterButton.setTitle("Enter", for: .normal)
        enterButton.backgroundColor = .systemBlue
        enterButton.tintColor = .white
        enterButton.layer.cornerRadius = 10
        enterButton.addAction(UIAction { [weak self] _ in self?.enter() }, for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [userField, pinField, enterButton])
        stack.axis = .vertical
        stack.spacing = 10
        stack.distribution = .fillEqually
        card.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        card.addSubview(stack)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 280),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            userField.heightAnchor.constraint(equalToConstant: 36)
        ])
        card.keyboardAvoidance = .translation.spacing(8)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
        card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 20).cgPath
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        view.endEditing(true)
    }

    private func enter() {
        guard pinField.text?.count == 4 else {
            UIView.transition(with: enterButton, duration: 0.3, options: .transitionCrossDissolve) {
                self.enterButton.setTitle("Try again", for: .normal)
            }
            return
        }
        view.endEditing(true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField === userField ? pinField.becomeFirstResponder() : textField.resignFirstResponder()
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === pinField, let text = textField.text, let swiftRange = Range(range, in: text) else {
            return true
        }
        return text.replacingCharacters(in: swiftRange, with: string).count <= 4
    }
}

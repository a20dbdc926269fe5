import Tideline
import TidelineClassics
import UIKit

final class SignInView: KeyboardGuideView {
    let emailTextField = UITextField()
    let signInButton = UIButton(type: .system)

    override init() {
        super.init()
        signInButton.setTitle("Sign in", for: .normal)
        for child in [emailTextField, signInButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            addSubview(child)
        }
        NSLayoutConstraint.activate([
            emailTextField.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            emailTextField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            emailTextField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            signInButton.centerXAnchor.constraint(equalTo: centerXAnchor),
            signInButton.bottomAnchor.constraint(equalTo: keyboardGuide.topAnchor, constant: -40)
        ])
    }
}

final class SignInViewController: KeyboardGuideViewController<SignInView> {
    init() { super.init(contentView: SignInView()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsKeyboardGuide = true
    }
}

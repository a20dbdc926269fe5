import UIKit

/// The sign-in screen, whose button stays above the keyboard.
public final class SignInViewController: ContentViewController<SignInView>, UITextFieldDelegate {
    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: SignInView(handling: handling))
        title = "Sign in"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.emailTextField.delegate = self
        contentView.passwordTextField.delegate = self
    }

    /// Ends editing when a person presses the return key.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.endEditing(true)
        return true
    }
}

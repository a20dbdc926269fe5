import UIKit

/// The sign-in screen: type, go on with the return key, and the button is never out of reach.
public final class SignInViewController: ContentViewController<SignInView>, UITextFieldDelegate {
    /// Creates the screen with what keeps it clear of the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: SignInView(handling: handling))
        title = "Sign in"
    }

    /// Takes the delegate's part.
    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.emailTextField.delegate = self
        contentView.passwordTextField.delegate = self
    }

    /// The return key ends editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.endEditing(true)
        return true
    }
}

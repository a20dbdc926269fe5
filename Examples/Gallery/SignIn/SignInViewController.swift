import UIKit

/// The sign-in screen: a person types and moves on with the return key, and the button always stays in reach.
public final class SignInViewController: ContentViewController<SignInView>, UITextFieldDelegate {
    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: SignInView(handling: handling))
        title = "Sign in"
    }

    /// Becomes the fields' delegate.
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

import Tideline
import UIKit

/// The sign-in screen: type, go on with the return key, and the button is never out of reach.
public final class SignInViewController: KeyboardGuideViewController<SignInView>, UITextFieldDelegate {
    private let handling: KeyboardHandling

    /// Creates the screen with what keeps it clear of the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(contentView: SignInView(handling: handling))
        title = "Sign in"
    }

    /// Takes the delegate's part and switches the guide on.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        contentView.emailTextField.delegate = self
        contentView.passwordTextField.delegate = self
        automaticallyAdjustsKeyboardGuide = handling == .tideline
    }

    /// The return key ends editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.endEditing(true)
        return true
    }
}

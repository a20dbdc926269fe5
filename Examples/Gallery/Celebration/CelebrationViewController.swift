import Tideline
import UIKit

/// A greeting with balloons, which rise when the keyboard appears and come down when it hides.
public final class CelebrationViewController: ContentViewController<CelebrationView>, UITextFieldDelegate {
    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: CelebrationView(handling: handling))
        title = "Celebration"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.nameField.delegate = self
        contentView.nameField.addAction(UIAction { [weak self] _ in self?.greet() }, for: .editingChanged)
        contentView.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        greet()
        // The closure runs inside the keyboard's animation, so a layout moves the balloons with the keyboard.
        Keyboard.shared.observe(for: contentView) { contentView, change in
            contentView.isCelebrating = change.state.isDocked
            contentView.layoutIfNeeded()
        }
    }

    private func greet() {
        let name = contentView.nameField.text ?? ""
        contentView.greetingLabel.text = name.isEmpty ? "Happy birthday!" : "Happy birthday, \(name)!"
    }

    private func send() { contentView.nameField.resignFirstResponder() }

    /// Sends the greeting when a person presses the return key.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        send()
        return true
    }
}

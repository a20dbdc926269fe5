import Tideline
import UIKit

/// A greeting with balloons that come and go with the keyboard.
public final class CelebrationViewController: ContentViewController<CelebrationView>, UITextFieldDelegate {
    /// Creates the screen with what keeps it clear of the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: CelebrationView(handling: handling))
        title = "Celebration"
    }

    /// Ties the balloons to the keyboard.
    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.nameField.delegate = self
        contentView.nameField.addAction(UIAction { [weak self] _ in self?.greet() }, for: .editingChanged)
        contentView.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        greet()
        // It runs inside the keyboard's own animation, so laying out is all it takes to move with it.
        Keyboard.shared.observe(for: contentView) { contentView, change in
            contentView.isCelebrating = change.state != .hidden
            contentView.layoutIfNeeded()
        }
    }

    private func greet() {
        let name = contentView.nameField.text ?? ""
        contentView.greetingLabel.text = name.isEmpty ? "Happy birthday!" : "Happy birthday, \(name)!"
    }

    private func send() { contentView.nameField.resignFirstResponder() }

    /// The return key sends, too.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        send()
        return true
    }
}

import Tideline
import UIKit

/// A greeting with balloons that come and go with the keyboard.
public final class CelebrationViewController: KeyboardGuideViewController<CelebrationView>, UITextFieldDelegate {
    private let handling: KeyboardHandling

    /// Creates the screen with what keeps it clear of the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(contentView: CelebrationView(handling: handling))
        title = "Celebration"
    }

    /// Ties the balloons to the keyboard and switches the guide on.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        contentView.nameField.delegate = self
        contentView.nameField.addAction(UIAction { [weak self] _ in self?.greet() }, for: .editingChanged)
        contentView.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        greet()
        // Both run inside the keyboard's own animation, so laying out is all it takes to move with it.
        keyboardWillAppear = { [contentView] _ in
            contentView.isCelebrating = true
            contentView.layoutIfNeeded()
        }
        keyboardWillDisappear = { [contentView] _ in
            contentView.isCelebrating = false
            contentView.layoutIfNeeded()
        }
        automaticallyAdjustsKeyboardGuide = handling == .tideline
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

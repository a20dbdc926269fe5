import UIKit

/// Colours that shine through the keyboard, and a note to type in a bar that stands on it.
public final class BackdropViewController: ContentViewController<BackdropView>, UITextFieldDelegate {
    /// Creates the screen with what keeps it clear of the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: BackdropView(handling: handling))
        title = "Backdrop"
    }

    /// Gives field and button their actions.
    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.noteField.delegate = self
        contentView.addButton.addAction(UIAction { [weak self] _ in self?.addNote() }, for: .touchUpInside)
    }

    /// The return key ends editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.endEditing(true)
        return true
    }

    private func addNote() {
        guard let note = contentView.noteField.text, !note.isEmpty else { return }
        contentView.show(note)
        contentView.noteField.text = ""
    }
}

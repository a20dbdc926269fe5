import UIKit

/// A screen with colours behind the keyboard, and a bar for typing a note on top of the keyboard.
public final class BackdropViewController: ContentViewController<BackdropView>, UITextFieldDelegate {
    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: BackdropView(handling: handling))
        title = "Backdrop"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.noteField.delegate = self
        contentView.addButton.addAction(UIAction { [weak self] _ in self?.addNote() }, for: .touchUpInside)
    }

    /// Ends editing when a person presses the return key.
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

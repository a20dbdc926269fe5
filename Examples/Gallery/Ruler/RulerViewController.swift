import UIKit

/// A measuring tape that scrolls to a typed number.
///
/// The screen has a button, because a number pad lacks a return key.
public final class RulerViewController: ContentViewController<RulerView> {
    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: RulerView(handling: handling))
        title = "Ruler"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.goButton.addAction(UIAction { [weak self] _ in self?.go() }, for: .touchUpInside)
    }

    private func go() {
        let field = contentView.numberField
        guard let number = field.text.flatMap(Int.init) else { return }
        contentView.show(number, animated: true)
        // The next typed number then replaces this one.
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    }
}

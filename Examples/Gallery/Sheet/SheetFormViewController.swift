import UIKit

/// A new contact, on a sheet.
public final class SheetFormViewController: ContentViewController<SheetFormView> {
    /// Creates the sheet.
    public init() {
        super.init(contentView: SheetFormView())
        title = "New Contact"
        modalPresentationStyle = .formSheet
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.addButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    }
}

import UIKit

/// A new contact, on a sheet.
public final class SheetFormViewController: UIViewController {
    /// The content.
    public let contentView = SheetFormView()

    /// Creates the sheet.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "New Contact"
        modalPresentationStyle = .formSheet
    }

    /// Not available: the sheet is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    /// Puts the form into place.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.fill(with: contentView)
        contentView.addButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    }
}

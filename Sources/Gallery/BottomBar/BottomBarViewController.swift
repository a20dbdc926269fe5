import UIKit

/// A boat's data: a form that scrolls above a bar with the button that saves it.
public final class BottomBarViewController: UIViewController {
    /// The content.
    public let contentView = BottomBarView()

    /// Creates the screen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Boat"
    }

    /// Not available: the screen is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    /// Puts the form into place.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.fill(with: contentView)
        contentView.saveButton.addAction(
            UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .primaryActionTriggered)
    }
}

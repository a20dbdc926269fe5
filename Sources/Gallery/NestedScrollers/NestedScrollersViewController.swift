import UIKit

/// A trip is booked: fields above, inside and below views that scroll within a view that scrolls.
public final class NestedScrollersViewController: UIViewController {
    /// The content.
    public let contentView = NestedScrollersView()

    /// Creates the screen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Trip"
    }

    /// Not available: the screen is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    /// Puts the form into place.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.fill(with: contentView)
        contentView.bookButton.addAction(
            UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .primaryActionTriggered)
    }
}

import UIKit

/// A trip is booked: fields above, inside and below views that scroll within a view that scrolls.
public final class NestedScrollersViewController: ContentViewController<NestedScrollersView> {
    /// Creates the screen.
    public init() {
        super.init(contentView: NestedScrollersView())
        title = "Trip"
    }

    /// Gives the button its action.
    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.bookButton.addAction(
            UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .primaryActionTriggered)
    }
}

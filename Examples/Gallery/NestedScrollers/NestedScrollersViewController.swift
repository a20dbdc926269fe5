import UIKit

/// A form for booking a trip, with fields above, inside and below two inner scroll views.
public final class NestedScrollersViewController: ContentViewController<NestedScrollersView> {
    /// Creates the screen.
    public init() {
        super.init(contentView: NestedScrollersView())
        title = "Trip"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.bookButton.addAction(
            UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .primaryActionTriggered)
    }
}

import UIKit

/// A screen for booking a trip: a scrolling form that contains two scroll views, with fields above, inside and below
/// them.
public final class NestedScrollersViewController: ContentViewController<NestedScrollersView> {
    /// Creates the screen.
    public init() {
        super.init(contentView: NestedScrollersView())
        title = "Trip"
    }

    /// Connects the button with its action.
    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.bookButton.addAction(
            UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .primaryActionTriggered)
    }
}

import UIKit

/// A boat's data: a form that scrolls above a bar with the button that saves it.
public final class BottomBarViewController: ContentViewController<BottomBarView> {
    /// Creates the screen.
    public init() {
        super.init(contentView: BottomBarView())
        title = "Boat"
    }

    /// Gives the button its action.
    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.saveButton.addAction(
            UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .primaryActionTriggered)
    }
}

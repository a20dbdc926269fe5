import UIKit

/// A boat's data: a scrolling form above a bar with the save button.
public final class BottomBarViewController: ContentViewController<BottomBarView> {
    /// Creates the screen.
    public init() {
        super.init(contentView: BottomBarView())
        title = "Boat"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.saveButton.addAction(
            UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .primaryActionTriggered)
    }
}

import Tideline
import UIKit

/// A bank transfer whose send button is attached to the bottom of the screen, or to the keyboard while it is up.
///
/// Everything is attached to the safe area. One line of code raises the safe area's bottom to the keyboard, and only
/// this line depends on the keyboard.
public final class TransferViewController: UIViewController {
    /// The content.
    public private(set) lazy var transferView = TransferView { [handling] view in
        handling == .apple ? view.keyboardLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
    }

    private let handling: KeyboardHandling

    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Transfer"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// Sets the content as the controller's view.
    public override func loadView() { view = transferView }

    /// Raises the safe area with the keyboard, and makes the return key move through the fields.
    public override func viewDidLoad() {
        super.viewDidLoad()
        if handling == .tideline { keyboardAvoidance = .safeArea.editing(.returnKey) }
    }
}

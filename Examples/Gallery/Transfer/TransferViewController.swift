import Tideline
import UIKit

/// A bank transfer: the button that sends it sticks to the bottom, above the keyboard while there is one.
///
/// Everything is pinned to the safe area, and one line raises that: nothing else on the screen knows of the keyboard.
public final class TransferViewController: UIViewController {
    /// The content.
    public private(set) lazy var transferView = TransferView { [handling] view in
        handling == .apple ? view.keyboardLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
    }

    private let handling: KeyboardHandling

    /// Creates the screen with what keeps it clear of the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Transfer"
    }

    /// Not available: the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// Makes the content the controller's view.
    public override func loadView() { view = transferView }

    /// Raises the safe area with the keyboard, and lets the return key go through the fields.
    public override func viewDidLoad() {
        super.viewDidLoad()
        if handling == .tideline { keyboardAvoidance = .safeArea.editing(.returnKey) }
    }
}

import Tideline
import UIKit

/// A bank transfer with a send button at the bottom of the safe area.
///
/// The option `safeArea` of this library moves the bottom of the safe area up to the keyboard. No other code here
/// depends on the keyboard.
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

    public override func loadView() { view = transferView }

    public override func viewDidLoad() {
        super.viewDidLoad()
        if handling == .tideline { keyboardAvoidance = .safeArea.editing(.returnKey) }
    }
}

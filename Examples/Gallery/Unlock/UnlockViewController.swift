import Tideline
import UIKit

/// A locked screen: its card hovers near the bottom and moves up as a whole when the keyboard comes.
public final class UnlockViewController: UIViewController, UITextFieldDelegate {
    /// The card.
    public let card = UnlockCard()

    private let handling: KeyboardHandling

    /// Creates the screen with what keeps it clear of the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Unlock"
    }

    /// Not available: the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// Puts the card into place and lets it avoid the keyboard.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.passcodeField.delegate = self
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        place()
        if handling == .tideline { card.keyboardAvoidance = .translation.spacing(10) }
    }

    /// The return key ends editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.endEditing(true)
        return true
    }

    private func place() {
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            card.widthAnchor.constraint(equalTo: safeArea.widthAnchor, constant: -40).with(.defaultHigh),
            card.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            card.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -40).with(.defaultHigh)
        ])
        guard handling == .apple else { return }
        card.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -10).isActive =
            true
    }
}

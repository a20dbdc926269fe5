import Tideline
import UIKit

/// A locked screen with a card near the bottom that moves above the keyboard.
public final class UnlockViewController: UIViewController, UITextFieldDelegate {
    /// The card.
    public let card = UnlockCard()

    private let handling: KeyboardHandling

    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Unlock"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.passcodeField.delegate = self
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        place()
        if handling == .tideline { card.keyboardAvoidance = .translation.spacing(10) }
    }

    /// Ends editing when a person presses the return key.
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

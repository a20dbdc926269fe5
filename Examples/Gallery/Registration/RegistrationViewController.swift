import Tideline
import UIKit

/// A long form: the focused field scrolls above the keyboard.
///
/// The return key moves from field to field, and a tap outside the fields ends editing.
public final class RegistrationViewController: UIViewController {
    /// The content.
    public let registrationView = RegistrationView()

    private let handling: KeyboardHandling

    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Registration"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        place()
        guard handling == .tideline else { return }
        registrationView.keyboardAvoidance = .insets.editing(.tapOutside)
        // A phone pad lacks a return key, so the field gets a bar with buttons for moving to another field.
        registrationView.phoneField.inputAccessoryView = TextInputNavigator(in: registrationView).makeBar()
    }

    private func place() {
        registrationView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(registrationView)
        let bottomGuide = handling == .apple ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor
        NSLayoutConstraint.activate([
            registrationView.topAnchor.constraint(equalTo: view.topAnchor),
            registrationView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            registrationView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            registrationView.bottomAnchor.constraint(equalTo: bottomGuide)
        ])
    }
}

import UIKit

/// An empty list of contacts, which presents the sheet for a new contact on its first appearance.
public final class SheetViewController: UIViewController {
    /// The button that presents the sheet again.
    public let newButton = UIButton.filled("New Contact", color: .systemGreen)

    private let emptyLabel = UILabel()
    private var hasPresented = false

    /// Creates the screen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Contacts"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        emptyLabel.text = "No contacts yet"
        emptyLabel.textColor = .secondaryLabel
        newButton.addAction(UIAction { [weak self] _ in self?.presentForm() }, for: .primaryActionTriggered)
        let safeArea = view.safeAreaLayoutGuide
        for child in [emptyLabel, newButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            child.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            emptyLabel.bottomAnchor.constraint(equalTo: safeArea.centerYAnchor, constant: -8),
            newButton.topAnchor.constraint(equalTo: safeArea.centerYAnchor, constant: 8),
            newButton.widthAnchor.constraint(equalToConstant: 180),
            newButton.heightAnchor.constraint(equalToConstant: 44)
        ])
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasPresented else { return }
        hasPresented = true
        presentForm()
    }

    private func presentForm() { present(SheetFormViewController(), animated: true) }
}

import UIKit

/// A page for writing a mail, in a sheet with detents.
///
/// The text view ends at the top of Apple's keyboard layout guide.
final class ComposeViewController: UIViewController, UITextViewDelegate {
    private let toField = UITextField()
    private let subjectField = UITextField()
    private let bodyView = UITextView()
    private let placeholder = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Message"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let send = UIBarButtonItem(
            title: "Send", image: UIImage(systemName: "paperplane"),
            primaryAction: UIAction { [weak self] _ in self?.send() }, menu: nil)
        send.isEnabled = false
        navigationItem.rightBarButtonItem = send
        isModalInPresentation = true

        for (field, name) in [(toField, "To"), (subjectField, "Subject")] {
            field.placeholder = name
            field.borderStyle = .none
            field.font = .preferredFont(forTextStyle: .body)
            field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        }
        toField.keyboardType = .emailAddress
        toField.textContentType = .emailAddress
        toField.autocapitalizationType = .none
        bodyView.font = .preferredFont(forTextStyle: .body)
        bodyView.textContainerInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
        bodyView.textContainer.lineFragmentPadding = 0
        bodyView.delegate = self
        bodyView.accessibilityLabel = "Body"
        bodyView.alwaysBounceVertical = true
        placeholder.text = "Write something nice"
        placeholder.textColor = .placeholderText
        layOut()
    }

    private func separator() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        return line
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [toField, separator(), subjectField, separator()])
        stack.axis = .vertical
        for view in [stack, bodyView, placeholder] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            toField.heightAnchor.constraint(equalToConstant: 44),
            subjectField.heightAnchor.constraint(equalTo: toField.heightAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bodyView.topAnchor.constraint(equalTo: stack.bottomAnchor),
            bodyView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            bodyView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bodyView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            placeholder.topAnchor.constraint(equalTo: bodyView.topAnchor, constant: 12),
            placeholder.leadingAnchor.constraint(equalTo: bodyView.leadingAnchor)
        ])
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholder.isHidden = textView.hasText
        validate()
    }

    private func validate() {
        navigationItem.rightBarButtonItem?.isEnabled = toField.hasText && bodyView.hasText
    }

    private func send() {
        view.endEditing(true)
        dismiss(animated: true)
    }
}

final class InboxViewController: UIViewController {
    private var hasShownSheet = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasShownSheet else { return }
        hasShownSheet = true
        let navigation = UINavigationController(rootViewController: ComposeViewController())
        navigation.modalPresentationStyle = .pageSheet
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .large
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 20
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        }
        present(navigation, animated: true)
    }
}

import Tideline
import UIKit

/// Two columns on an iPad and one column on an iPhone, as wide as the readable content guide.
final class ShipmentViewController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let columns = UIStackView()
    private let noteView = UITextView()
    private let footer = UIToolbar()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shipment"
        view.backgroundColor = .systemBackground
        let sender = makeColumn("Sender", ["Company", "Contact", "Reference"])
        let recipient = makeColumn("Recipient", ["Name", "Street and number", "Postal code", "City"])
        noteView.font = .preferredFont(forTextStyle: .body)
        noteView.layer.borderColor = UIColor.systemGray4.cgColor
        noteView.layer.borderWidth = 1
        noteView.layer.cornerRadius = 6
        noteView.accessibilityLabel = "Note for the driver"
        columns.addArrangedSubview(sender)
        columns.addArrangedSubview(recipient)
        columns.spacing = 24
        columns.alignment = .top
        columns.distribution = .fillEqually
        footer.setItems(
            [
                UIBarButtonItem(title: "Discard", primaryAction: nil, menu: nil), .flexibleSpace(),
                UIBarButtonItem(primaryAction: UIAction(title: "Book") { [weak self] _ in self?.view.endEditing(true) })
            ], animated: false)
        layOut()
        updateAxis()
        keyboardAvoidance = .safeArea
        // The controller's safe area makes room for the footer, and the insets of the form bring the lines of a long
        // note into sight.
        scrollView.keyboardAvoidance = .insets
    }

    private func makeColumn(_ title: String, _ names: [String]) -> UIStackView {
        let header = UILabel()
        header.text = title.uppercased()
        header.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .medium))
        header.textColor = .secondaryLabel
        let fields = names.map { name -> UITextField in
            let field = UITextField()
            field.placeholder = name
            field.borderStyle = .roundedRect
            field.delegate = self
            field.returnKeyType = .next
            return field
        }
        let column = UIStackView(arrangedSubviews: [header] + fields)
        column.axis = .vertical
        column.spacing = 10
        return column
    }

    private func layOut() {
        let content = UIView()
        for child in [columns, noteView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(child)
        }
        for child in [scrollView, content, footer] { child.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        view.addSubview(footer)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: footer.topAnchor),
            footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            content.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            columns.topAnchor.constraint(equalTo: content.topAnchor),
            columns.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            noteView.topAnchor.constraint(equalTo: columns.bottomAnchor, constant: 20),
            noteView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            noteView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            noteView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            noteView.heightAnchor.constraint(equalToConstant: 100)
        ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateAxis()
    }

    private func updateAxis() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        columns.axis = isWide ? .horizontal : .vertical
        columns.alignment = isWide ? .top : .fill
        columns.distribution = isWide ? .fillEqually : .fill
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

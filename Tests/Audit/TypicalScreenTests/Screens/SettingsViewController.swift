import UIKit

/// Static cells with switches and fields, in an inset grouped table.
final class SettingsViewController: UITableViewController, UITextFieldDelegate {
    private enum Section: Int, CaseIterable {
        case account, notifications, server, about

        var title: String? {
            switch self {
            case .account: return "Account"
            case .notifications: return "Notifications"
            case .server: return "Server"
            case .about: return nil
            }
        }
    }

    private lazy var cells: [[UITableViewCell]] = [
        [
            fieldCell("Display name"), fieldCell("Email address", keyboard: .emailAddress),
            fieldCell("Phone", keyboard: .phonePad)
        ],
        [switchCell("Sounds"), switchCell("Badges"), switchCell("Previews"), switchCell("Mentions only")],
        [fieldCell("Host", keyboard: .URL), fieldCell("Port", keyboard: .numberPad), switchCell("Use TLS")],
        [detailCell("Version", detail: "4.2.1"), detailCell("Licences", detail: nil)]
    ]

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
        tableView.keyboardDismissMode = .onDrag
    }

    private func fieldCell(_ title: String, keyboard: UIKeyboardType = .default) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let field = UITextField()
        field.placeholder = "Required"
        field.accessibilityLabel = title
        field.textAlignment = .right
        field.textColor = .secondaryLabel
        field.keyboardType = keyboard
        field.returnKeyType = .done
        field.autocorrectionType = .no
        field.delegate = self
        let stack = UIStackView(arrangedSubviews: [label, field])
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(stack)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        ])
        return cell
    }

    private func switchCell(_ title: String) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = title
        cell.contentConfiguration = content
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = .systemGreen
        toggle.addAction(UIAction { _ in UserDefaults.standard.synchronize() }, for: .valueChanged)
        cell.accessoryView = toggle
        cell.selectionStyle = .none
        return cell
    }

    private func detailCell(_ title: String, detail: String?) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = detail
        cell.accessoryType = detail == nil ? .disclosureIndicator : .none
        return cell
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == Section.server.rawValue ? "The server has to support version 3 of the protocol." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}

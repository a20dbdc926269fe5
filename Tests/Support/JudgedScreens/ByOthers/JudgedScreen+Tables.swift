import AuditRules
import UIKit

extension JudgedScreen {
    /// Tables that change while a person types.
    static let tables = [
        JudgedScreen(
            "Section that reloads while typing", source: "https://github.com/xmartlabs/Eureka/issues/1947",
            "At the first letter the section reloads, the field is taken away, and the keyboard leaves.",
            planted: [.focusLost], also: [.notRestored]
        ) { UINavigationController(rootViewController: ValidatingTable(style: .grouped)) },
        JudgedScreen(
            "Completion list that reloads its field", source: "https://monazsh.com/2015/03/27/autocomplete-tableview/",
            "Each letter reloads the whole table with the field in its first row, which ends the typing.",
            planted: [.focusLost], also: [.notRestored]
        ) { CompletionTable() },
        JudgedScreen(
            "Completion list below its field", source: "the remedy in the article on completion lists",
            "The field is in the table's header, which a reload leaves alone; a person types on."
        ) { HeaderCompletion() },
        JudgedScreen(
            "Tags appended while typing", source: "a tag editor",
            "With each letter a row is added below the field; the field keeps place and focus."
        ) { TagEditor(style: .plain) },
        JudgedScreen(
            "Form rebuilt when editing begins", source: "https://github.com/xmartlabs/Eureka/issues/335",
            "The remaining letters are shown by building the rows anew; the keyboard leaves after one letter.",
            planted: [.focusLost], also: [.notRestored]
        ) { RebuiltForm() }
    ]
}

private final class ValidatingTable: UITableViewController {
    private var isValid = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Details"
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        isValid ? "Details" : "Details are too short"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: CGRect(x: 16, y: 2, width: 250, height: 40))
        field.placeholder = "Detail \(indexPath.row + 1)"
        field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        cell.contentView.addSubview(field)
        return cell
    }

    private func validate() {
        isValid = false
        tableView.reloadSections(IndexSet(integer: 0), with: .none)
    }
}

private final class CompletionTable: UIViewController, UITableViewDataSource {
    private let table = UITableView()
    private var query = ""
    private let places = ["Aachen", "Berlin", "Bonn", "Dresden", "Essen"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        table.dataSource = self
        view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { query.isEmpty ? 1 : 6 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard indexPath.row == 0 else {
            cell.textLabel?.text = places[indexPath.row - 1]
            return cell
        }
        let field = UITextField(frame: CGRect(x: 14, y: 0, width: 240, height: 44))
        field.placeholder = "Where do you live?"
        field.text = query
        field.addAction(
            UIAction { [weak self, weak field] _ in
                self?.query = field?.text ?? ""
                self?.table.reloadData()
            }, for: .editingChanged)
        cell.contentView.addSubview(field)
        return cell
    }
}

private final class HeaderCompletion: UIViewController, UITableViewDataSource {
    private let table = UITableView(), field = UITextField()
    private let places = ["Aachen", "Berlin", "Bonn"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = "Town"
        field.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        field.addAction(UIAction { [weak self] _ in self?.table.reloadData() }, for: .editingChanged)
        table.tableHeaderView = field
        table.dataSource = self
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: safe.topAnchor),
            table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        (field.text ?? "").isEmpty ? 0 : places.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        cell.textLabel?.text = "Town"
        cell.detailTextLabel?.text = places[indexPath.row]
        return cell
    }
}

private final class TagEditor: UITableViewController {
    private var tags: [String] = []
    private let inputCell = UITableViewCell(style: .default, reuseIdentifier: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField(frame: CGRect(x: 15, y: 0, width: 250, height: 44))
        field.placeholder = "New tag"
        field.addAction(UIAction { [weak self] _ in self?.append() }, for: .editingChanged)
        inputCell.contentView.addSubview(field)
    }

    private func append() {
        tags.append("Tag \(tags.count + 1)")
        tableView.insertRows(at: [IndexPath(row: tags.count, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 + tags.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row > 0 else { return inputCell }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = tags[indexPath.row - 1]
        return cell
    }
}

private final class RebuiltForm: UIViewController {
    private let stack = UIStackView()
    private var texts = ["", ""]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
            stack.widthAnchor.constraint(equalToConstant: 260)
        ])
        build()
    }

    private func build() {
        for row in stack.arrangedSubviews { row.removeFromSuperview() }
        for index in texts.indices {
            let field = UITextField()
            field.placeholder = "Headline \(index + 1)"
            field.text = texts[index]
            field.heightAnchor.constraint(equalToConstant: 30).isActive = true
            field.addAction(
                UIAction { [weak self, weak field] _ in
                    self?.texts[index] = field?.text ?? ""
                    self?.build()
                }, for: .editingChanged)
            stack.addArrangedSubview(field)
        }
        let rest = UILabel()
        rest.text = "\(80 - texts[0].count - texts[1].count) letters left"
        stack.addArrangedSubview(rest)
    }
}

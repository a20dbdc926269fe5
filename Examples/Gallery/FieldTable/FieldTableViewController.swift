import UIKit

/// Settings: a table in an ordinary controller, with a text field in each row.
public final class FieldTableViewController: UIViewController, UITableViewDataSource {
    /// The current settings.
    public private(set) var settings = Setting.all
    /// The table, from edge to edge.
    public let tableView = UITableView(frame: .zero, style: .plain)

    /// Creates the screen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.accessibilityIdentifier = "Settings"
        tableView.backgroundColor = .systemBackground
        tableView.rowHeight = SettingCell.height
        tableView.allowsSelection = false
        tableView.register(SettingCell.self, forCellReuseIdentifier: SettingCell.identifier)
        tableView.dataSource = self
        view.fill(with: tableView)
    }

    /// Returns the number of settings.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { settings.count }

    /// Returns a row for a setting.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SettingCell.identifier, for: indexPath)
        if let cell = cell as? SettingCell {
            cell.show(settings[indexPath.row])
            cell.onChange = { [weak self] in self?.settings[indexPath.row].value = $0 }
        }
        return cell
    }
}

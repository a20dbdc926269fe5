import UIKit

/// The days of a logbook as a list.
public final class LogListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The list.
    public let tableView = UITableView(frame: .zero, style: .plain)

    /// Called with the chosen day.
    var onChoice: ((LogEntry) -> Void)?

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "Days"
        tableView.backgroundColor = .secondarySystemBackground
        tableView.rowHeight = LogEntryCell.height
        tableView.register(LogEntryCell.self, forCellReuseIdentifier: LogEntryCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        view.fill(with: tableView)
    }

    /// Returns the number of days.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { LogEntry.all.count }

    /// Returns a row for a day.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: LogEntryCell.identifier, for: indexPath)
        (cell as? LogEntryCell)?.show(LogEntry.all[indexPath.row])
        return cell
    }

    /// Passes on the chosen day.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice?(LogEntry.all[indexPath.row])
    }
}

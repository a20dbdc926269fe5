import UIKit

/// A list with a search controller; the table ends at Apple's guide.
final class ContactsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchResultsUpdating, UISearchBarDelegate
{
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let searchController = UISearchController(searchResultsController: nil)
    private let emptyLabel = UILabel()
    private let all = (0..<40).map {
        "\(["Ann", "Bob", "Cem", "Dora", "Eve", "Finn", "Gus", "Abby"][$0 % 8]) \($0 + 1)"
    }
    private lazy var filtered = all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        view.backgroundColor = .systemBackground
        definesPresentationContext = true
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = false
        searchController.searchBar.placeholder = "Search contacts"
        searchController.searchBar.delegate = self
        searchController.searchBar.scopeButtonTitles = ["All", "Favourites"]
        searchController.searchBar.autocapitalizationType = .none
        searchController.searchBar.searchTextField.clearButtonMode = .always
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })

        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 52
        tableView.keyboardDismissMode = .onDrag
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
        tableView.tableFooterView = UIView()
        emptyLabel.text = "No results"
        emptyLabel.textAlignment = .center
        emptyLabel.textColor = .secondaryLabel
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        ])
    }

    private func add() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "New contact", style: .default))
        sheet.addAction(UIAlertAction(title: "Delete all", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        filtered = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.backgroundView = filtered.isEmpty ? emptyLabel : nil
        tableView.reloadData()
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        updateSearchResults(for: searchController)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        filtered = all
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { filtered.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = filtered[indexPath.row]
        content.secondaryText = "mobile"
        content.image = UIImage(systemName: "person.circle")
        content.imageProperties.tintColor = .systemGray
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        searchController.searchBar.resignFirstResponder()
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

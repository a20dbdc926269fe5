import AuditRules
import UIKit

extension JudgedScreen {
    static let searches = [
        JudgedScreen(
            "Search in the navigation bar", source: "a list with a search controller",
            "The list leaves room for the keyboard, and its last row can be scrolled to.",
            coveredIn: [.slideOver, .stageManager]
        ) { UINavigationController(rootViewController: SearchList()) },
        JudgedScreen(
            "Filtered list under the keys", source: "https://github.com/aleene/FoodViewer/issues/970",
            "The last rows of the filtered list stay behind the keyboard and can't be scrolled out.",
            planted: [.unreachable], coveredIn: [.slideOver, .stageManager]
        ) { FilterList() },
        JudgedScreen(
            "Search field at the bottom", source: "https://github.com/apasccon/SearchTextField/issues/7",
            "The search field at the lower edge is behind the keyboard on every device.",
            planted: [.focusCovered], also: [.caretCovered], coveredIn: [.slideOver, .stageManager]
        ) { BottomSearch() },
        JudgedScreen(
            "Search that ends when one scrolls", source: "a catalogue that dismisses on drag",
            "Dragging the rows puts the keyboard away; nothing else moves."
        ) { UINavigationController(rootViewController: DragAwayList(style: .insetGrouped)) },
        JudgedScreen(
            "Search with results of its own", source: "a map's search with a results controller",
            "The results fill the screen above the keyboard."
        ) { UINavigationController(rootViewController: MapSearch()) }
    ]
}

private final class SearchList: UIViewController, UITableViewDataSource, UISearchResultsUpdating {
    private let table = UITableView(), search = UISearchController(searchResultsController: nil)
    private let birds = (1...40).map { "Bird \($0)" }
    private var shown: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Birds"
        shown = birds
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        table.dataSource = self
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillShowNotification) { me, note in
            guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            let covered = me.view.bounds.maxY - me.view.convert(end, from: nil).minY
            me.table.contentInset.bottom = max(0, covered - me.view.safeAreaInsets.bottom)
        }
        NotificationCenter.default.addObserver(self, UIResponder.keyboardWillHideNotification) { me, _ in
            me.table.contentInset.bottom = 0
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? birds : birds.filter { $0.count % 2 == text.count % 2 }
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        cell.detailTextLabel?.text = "seen today"
        return cell
    }
}

private final class FilterList: UIViewController, UITableViewDataSource {
    private let bar = UISearchBar(), table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        bar.placeholder = "Filter"
        table.dataSource = self
        for item in [bar, table] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor),
            bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            table.topAnchor.constraint(equalTo: bar.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Product \(indexPath.row + 1)"
        cell.detailTextLabel?.text = "\(indexPath.row * 3) g"
        return cell
    }
}

private final class BottomSearch: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UISearchTextField(
            frame: CGRect(x: 60, y: view.bounds.height - 80, width: view.bounds.width - 120, height: 36))
        field.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
        field.placeholder = "Search songs"
        view.addSubview(field)
    }
}

private final class DragAwayList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalogue"
        tableView.keyboardDismissMode = .onDrag
        let bar = UISearchBar()
        bar.placeholder = "Search"
        bar.sizeToFit()
        tableView.tableHeaderView = bar
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 5 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Part \(section + 1)"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(indexPath.section).\(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }
}

private final class MapSearch: UIViewController {
    private final class Results: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Street \(indexPath.row + 1)"
            return cell
        }
    }

    private let search = UISearchController(searchResultsController: Results(style: .plain))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
        view.backgroundColor = .systemGreen
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }
}

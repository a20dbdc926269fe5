import UIKit

/// A search screen: a field at the top, and below it a table of results down to the bottom of the screen.
public final class SearchViewController: UIViewController {
    /// The field with the search text.
    public let searchField: UITextField = RoundedTextField(named: "Search")
    /// The harbours found.
    public let tableView = UITableView(frame: .zero, style: .plain)

    private var results = Harbour.all

    /// Creates the screen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Harbours"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configure()
        for child in [tableView, searchField] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            searchField.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
            searchField.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            searchField.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            tableView.topAnchor.constraint(equalTo: searchField.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func configure() {
        searchField.placeholder = "Search \(Harbour.all.count) harbours"
        searchField.autocorrectionType = .no
        searchField.returnKeyType = .search
        searchField.clearButtonMode = .whileEditing
        searchField.delegate = self
        searchField.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
        tableView.accessibilityIdentifier = "Results"
        tableView.backgroundColor = .systemBackground
        tableView.rowHeight = HarbourCell.height
        tableView.register(HarbourCell.self, forCellReuseIdentifier: HarbourCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
    }

    private func search() {
        let text = searchField.text ?? ""
        results = Harbour.all.filter { $0.matches(text) }
        tableView.reloadData()
    }
}

extension SearchViewController: UITextFieldDelegate {
    /// The results are shown already, so the search key only ends editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

extension SearchViewController: UITableViewDataSource, UITableViewDelegate {
    /// Returns the number of harbours that match the search.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }

    /// Returns a row for a harbour.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: HarbourCell.identifier, for: indexPath)
        (cell as? HarbourCell)?.show(results[indexPath.row])
        return cell
    }

    /// Copies the harbour's name into the field and ends editing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        searchField.text = results[indexPath.row].name
        tableView.deselectRow(at: indexPath, animated: true)
        view.endEditing(true)
    }
}

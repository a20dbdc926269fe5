import UIKit

/// A search field at the top and a table that ends at the keyboard's top.
public final class CatalogueView: BottomGuideView {
    /// The field for the search text.
    public let searchField: UITextField = RoundedTextField(cornerRadius: 10)
    /// The species found.
    public let tableView = UITableView(frame: .zero, style: .plain)
    /// The label that replaces the table while the list is empty.
    public let emptyLabel = UILabel()

    private let titleLabel = UILabel()
    private lazy var belowTitle = searchField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12)
    private lazy var atTheTop = searchField.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8)

    public override init(handling: KeyboardHandling) {
        super.init(handling: handling)
        configureTexts()
        configureTable()
        for view in [tableView, emptyLabel, titleLabel, searchField] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(placeOfSearch + placeOfTable)
    }

    private func configureTexts() {
        titleLabel.text = "On the Shore"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        searchField.accessibilityIdentifier = "Search"
        searchField.placeholder = "Search \(Species.all.count) species"
        searchField.autocorrectionType = .no
        searchField.autocapitalizationType = .none
        searchField.returnKeyType = .search
        searchField.clearButtonMode = .whileEditing
        emptyLabel.accessibilityIdentifier = "Empty"
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.isHidden = true
    }

    private func configureTable() {
        tableView.accessibilityIdentifier = "Results"
        tableView.backgroundColor = .systemBackground
        tableView.rowHeight = SpeciesCell.height
        tableView.separatorStyle = .none
        tableView.keyboardDismissMode = .onDrag
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.register(SpeciesCell.self, forCellReuseIdentifier: SpeciesCell.identifier)
    }

    // MARK: Layout

    private var placeOfSearch: [NSLayoutConstraint] {
        [
            titleLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12),
            titleLabel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            titleLabel.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20),
            searchField.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            searchField.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            searchField.heightAnchor.constraint(equalToConstant: 40)
        ]
    }

    private var placeOfTable: [NSLayoutConstraint] {
        [
            tableView.topAnchor.constraint(equalTo: searchField.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bottomGuide.topAnchor),
            emptyLabel.leadingAnchor.constraint(equalTo: tableView.leadingAnchor, constant: 20),
            emptyLabel.trailingAnchor.constraint(equalTo: tableView.trailingAnchor, constant: -20),
            emptyLabel.heightAnchor.constraint(equalToConstant: 44),
            emptyLabel.centerYAnchor.constraint(equalTo: tableView.centerYAnchor)
        ]
    }

    public override func updateConstraints() {
        titleLabel.isHidden = isCompact
        (isCompact ? belowTitle : atTheTop).isActive = false
        (isCompact ? atTheTop : belowTitle).isActive = true
        super.updateConstraints()
    }
}

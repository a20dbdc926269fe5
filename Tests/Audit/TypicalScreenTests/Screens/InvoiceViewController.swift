import Tideline
import UIKit

/// Rows are added by `insertRows` and deleted by a swipe.
final class InvoiceViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private struct Item {
        var name = ""
        var price = ""
    }

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private var items = [Item(name: "Chairs", price: "240"), Item(name: "Table", price: "480"), Item(), Item(), Item()]
    private let totalLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Invoice"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addItem() }),
            editButtonItem
        ]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 52
        tableView.sectionHeaderTopPadding = 8
        tableView.register(InvoiceItemCell.self, forCellReuseIdentifier: "Item")
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        totalLabel.font = .preferredFont(forTextStyle: .headline)
        totalLabel.textAlignment = .center
        totalLabel.frame.size.height = 44
        tableView.tableFooterView = totalLabel
        updateTotal()
        tableView.keyboardAvoidance = .insets
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    private func addItem() {
        items.append(Item())
        let indexPath = IndexPath(row: items.count - 1, section: 0)
        tableView.performBatchUpdates {
            self.tableView.insertRows(at: [indexPath], with: .fade)
        } completion: { [weak self] _ in
            self?.tableView.scrollToRow(at: indexPath, at: .middle, animated: true)
            (self?.tableView.cellForRow(at: indexPath) as? InvoiceItemCell)?.beginEditing()
        }
    }

    private func updateTotal() {
        let total = items.compactMap { Double($0.price) }.reduce(0, +)
        totalLabel.text = "Total: " + String(format: "%.2f", total)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Items" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath) as? InvoiceItemCell
        else { return UITableViewCell() }
        cell.configure(name: items[indexPath.row].name, price: items[indexPath.row].price)
        cell.onChange = { [weak self, weak cell] name, price in
            guard let self, let cell, let row = self.tableView.indexPath(for: cell)?.row else { return }
            items[row] = Item(name: name, price: price)
            updateTotal()
        }
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { items.count > 1 }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        updateTotal()
    }
}

final class InvoiceItemCell: UITableViewCell {
    var onChange: ((String, String) -> Void)?
    private let nameField = UITextField()
    private let priceField = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        nameField.placeholder = "Item"
        priceField.placeholder = "Price"
        priceField.keyboardType = .decimalPad
        priceField.textAlignment = .right
        for field in [nameField, priceField] {
            field.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    self.onChange?(self.nameField.text ?? "", self.priceField.text ?? "")
                }, for: .editingChanged)
        }
        let row = UIStackView(arrangedSubviews: [nameField, priceField])
        row.spacing = 12
        row.distribution = .fill
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            priceField.widthAnchor.constraint(equalToConstant: 90)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(name: String, price: String) {
        nameField.text = name
        priceField.text = price
    }

    func beginEditing() { nameField.becomeFirstResponder() }
}

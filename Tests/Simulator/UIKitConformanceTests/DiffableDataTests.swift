import Testing
import UIKit

/// A table and a collection view of fields, fed by diffable data sources.
@MainActor private final class Notes: UIViewController {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    let table = UITableView(frame: CGRect(x: 0, y: 50, width: 390, height: 300))
    private(set) lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 400, width: 390, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    private(set) lazy var source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
        [weak self] table, path, item in
        self?.asked.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "field", for: path)
        cell.tag = item
        return cell
    }
    private(set) lazy var items = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
        [weak self] collection, path, item in
        self?.asked.append(item)
        guard let self else { return nil }
        return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let registration = UICollectionView.CellRegistration<FieldTile, Int> { cell, _, item in cell.tag = item }
    var asked: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(FieldLine.self, forCellReuseIdentifier: "field")
        view.addSubview(table)
        view.addSubview(collection)
    }

    static func snapshot(_ items: [Int]...) -> Snapshot {
        var snapshot = Snapshot()
        for (index, list) in items.enumerated() {
            snapshot.appendSections(["section \(index)"])
            snapshot.appendItems(list)
        }
        return snapshot
    }
}

private final class FieldLine: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 30))
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
}

private final class FieldTile: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct DiffableDataTests {
    @Test func `C71 a snapshot keeps sections and items in order, each once`() {
        var snapshot = Notes.snapshot([1, 2, 3], [4, 5])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfSections == 2)
        snapshot.insertItems([6], beforeItem: 2)
        snapshot.moveItem(5, afterItem: 1)
        snapshot.appendItems([3])
        #expect(snapshot.itemIdentifiers(inSection: "section 0") == [1, 5, 6, 2])
        #expect(snapshot.itemIdentifiers(inSection: "section 1") == [4, 3])
        #expect(snapshot.indexOfItem(4) == 4 && snapshot.sectionIdentifier(containingItem: 5) == "section 0")
        snapshot.moveSection("section 1", beforeSection: "section 0")
        snapshot.deleteItems([1, 2])
        #expect(snapshot.itemIdentifiers == [4, 3, 5, 6])
        snapshot.deleteSections(["section 0"])
        #expect(snapshot.itemIdentifiers == [4, 3] && snapshot.indexOfItem(5) == nil)
    }

    @Test func `C71 a table shows its snapshot, and a kept row keeps its cell`() {
        let host = Host()
        let page = Notes()
        host.show(page)
        page.source.apply(Notes.snapshot([1, 2, 3]), animatingDifferences: false)
        host.endTurn()
        #expect(page.table.visibleCells.map(\.tag) == [1, 2, 3])
        let second = page.table.cellForRow(at: IndexPath(row: 1, section: 0))
        (second as? FieldLine)?.field.becomeFirstResponder()
        page.asked = []
        var isDone = false
        page.source.apply(Notes.snapshot([2, 4], [1]), animatingDifferences: true) { isDone = true }
        host.endTurn()
        #expect(page.table.visibleCells.map(\.tag) == [2, 4, 1] && page.asked == [4])
        #expect(page.table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
        #expect((second as? FieldLine)?.field.isFirstResponder == true && isDone)
        #expect(page.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 1)
        #expect(page.source.indexPath(for: 4) == IndexPath(row: 1, section: 0))
        #expect(page.source.snapshot().itemIdentifiers == [2, 4, 1])
    }

    @Test func `C71 reconfiguring keeps the cell and the keyboard, reloading does not`() {
        let host = Host()
        let page = Notes()
        host.show(page)
        page.source.apply(Notes.snapshot([1, 2]))
        host.endTurn()
        let cell = page.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldLine
        cell?.field.becomeFirstResponder()
        page.asked = []
        var snapshot = page.source.snapshot()
        snapshot.reconfigureItems([1])
        page.source.apply(snapshot)
        host.endTurn()
        #expect(page.asked == [1] && cell?.field.isFirstResponder == true)
        #expect(page.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect(page.source.snapshot().reconfiguredItemIdentifiers == [])
        snapshot = page.source.snapshot()
        snapshot.reloadItems([1])
        page.source.apply(snapshot)
        host.endTurn()
        #expect(page.asked == [1, 1] && cell?.field.isFirstResponder == false)
    }

    @Test func `C71 a collection view follows its snapshot`() {
        let host = Host()
        let page = Notes()
        host.show(page)
        page.items.apply(Notes.snapshot([1, 2, 3]), animatingDifferences: false)
        host.endTurn()
        #expect(page.collection.visibleCells.map(\.tag) == [1, 2, 3])
        let third = page.collection.cellForItem(at: IndexPath(item: 2, section: 0)) as? FieldTile
        third?.field.becomeFirstResponder()
        page.asked = []
        var snapshot = Notes.snapshot([3, 1])
        snapshot.reconfigureItems([3])
        page.items.apply(snapshot)
        host.endTurn()
        #expect(page.collection.visibleCells.map(\.tag) == [3, 1] && page.asked == [3])
        #expect(page.collection.cellForItem(at: IndexPath(item: 0, section: 0)) === third)
        #expect(third?.field.isFirstResponder == true && third?.frame.minX == 0)
    }
}

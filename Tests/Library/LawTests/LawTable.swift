import UIKit

/// A table whose rows are built from the children of a ``ScreenNode``.
///
/// Each row determines its own height.
final class LawTable: UITableView, UITableViewDataSource {
    private var rows: [ScreenNode]
    private weak var maker: NodeViews?

    init(_ node: ScreenNode, _ maker: NodeViews) {
        (rows, self.maker) = (node.children, maker)
        super.init(frame: .zero, style: .plain)
        dataSource = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if rows.indices.contains(indexPath.row) { maker?.fill(cell.contentView, with: rows[indexPath.row]) }
        return cell
    }

    func insert(_ node: ScreenNode, at index: Int) {
        rows.insert(node, at: index)
        insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }

    func resize(_ id: Int, to height: Int) {
        guard rows.flatMap(\.all).contains(where: { $0.id == id }) else { return }
        for index in rows.indices { rows[index].change(id) { $0.height = height } }
        beginUpdates()
        endUpdates()
    }

    func delete(at index: Int) {
        rows.remove(at: index)
        deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }
}

/// The items are a node's children, one below the other.
final class LawCollection: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private static let identifier = "Item"
    private var items: [ScreenNode]
    private weak var maker: NodeViews?

    init(_ node: ScreenNode, _ maker: NodeViews) {
        (items, self.maker) = (node.children, maker)
        super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
        dataSource = self
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func resize(_ id: Int, to height: Int) {
        guard items.contains(where: { $0.id == id }) else { return }
        for index in items.indices { items[index].change(id) { $0.height = height } }
        collectionViewLayout.invalidateLayout()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        if items.indices.contains(indexPath.item) { maker?.fill(cell.contentView, with: items[indexPath.item]) }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let height = items.indices.contains(indexPath.item) ? items[indexPath.item].height : 0
        return CGSize(width: collectionView.bounds.width, height: CGFloat(height) + 16)
    }
}

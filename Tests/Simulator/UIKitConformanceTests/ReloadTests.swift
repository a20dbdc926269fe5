import Testing
import UIKit

@MainActor struct ReloadTests {
    private final class Table: UITableView {
        var reloads = 0
        override func reloadData() {
            reloads += 1
            super.reloadData()
        }
    }

    private final class Collection: UICollectionView {
        var reloads = 0
        override func reloadData() {
            reloads += 1
            super.reloadData()
        }
    }

    /// A table and a collection view have the same sections; only the first section has a header, 20 points high.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var sections = [["a", "b"], ["c"]]
        var counts = 0

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.accessibilityIdentifier = sections[indexPath.section][indexPath.row]
            return cell
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int {
            counts += 1
            return sections.count
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityIdentifier = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            CGSize(width: 0, height: section == 0 ? 20 : 0)
        }
    }

    private func collection(_ source: Source) -> Collection {
        let view = Collection(frame: rect(0, 0, 320, 480), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "end")
        (view.dataSource, view.delegate) = (source, source)
        return view
    }

    private func table(_ source: Source) -> Table {
        let view = Table(frame: rect(0, 0, 320, 480), style: .plain)
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        return view
    }

    @Test func `C63 a source or a delegate is set without reloadData()`() {
        let source = Source(), table = table(source), collection = collection(source)
        #expect(table.reloads == 0 && collection.reloads == 0)
        collection.layoutIfNeeded()
        #expect(table.numberOfSections == 2 && table.visibleCells.count == 3 && collection.visibleCells.count == 3)
    }

    @Test func `C64 the visible cells are there without a layout`() {
        let source = Source(), table = table(source)
        #expect(table.visibleCells.map(\.accessibilityIdentifier) == ["a", "b", "c"])
        source.sections = [["d"]]
        table.reloadData()
        #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
        #expect(table.visibleCells.map(\.accessibilityIdentifier) == ["d"])
    }

    @Test func `C70 a reload counts items in the next layout or when asked`() {
        let source = Source(), view = collection(source)
        #expect(source.counts == 0)
        view.layoutIfNeeded()
        #expect(source.counts == 1)
        view.reloadData()
        view.reloadData()
        #expect(source.counts == 1 && view.visibleCells.isEmpty)
        source.sections = [["d"]]
        view.layoutIfNeeded()
        #expect(source.counts == 2 && view.visibleCells.map(\.accessibilityIdentifier) == ["d"])
        view.reloadData()
        #expect(view.numberOfSections == 1 && source.counts == 3)
        view.layoutIfNeeded()
        #expect(source.counts == 3)
    }

    @Test func `C70 a batch counts before its changes what waits`() {
        let source = Source(), view = collection(source)
        view.layoutIfNeeded()
        view.reloadData()
        view.performBatchUpdates {
            source.sections[0].append("d")
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        view.layoutIfNeeded()
        #expect(view.numberOfItems(inSection: 0) == 3 && view.visibleCells.count == 4)
    }

    @Test func `C62 a header without a size has attributes`() throws {
        let source = Source(), view = collection(source), kind = UICollectionView.elementKindSectionHeader
        view.layoutIfNeeded()
        let first = try #require(
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 0)))
        #expect(first.frame == rect(0, 0, 320, 20))
        let second = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 1))
        #expect(second?.frame.size == .zero)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 2)) == nil)
        #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1)
    }

    @Test func `C46 a section moves with its items`() {
        let source = Source(), view = collection(source)
        view.layoutIfNeeded()
        source.sections = [["c"], ["a", "b"]]
        view.moveSection(0, toSection: 1)
        view.layoutIfNeeded()
        let cells = view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.accessibilityIdentifier }
        #expect(cells == ["c", "a", "b"])
    }
}

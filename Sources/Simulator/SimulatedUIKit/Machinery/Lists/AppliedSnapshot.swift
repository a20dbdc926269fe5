// Fidelity: exact — the simulation's own machinery: the snapshot that a diffable data source shows, with the places of its items

import Foundation

@MainActor
struct AppliedSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    let sections: [Section]
    private let items: [[Item]]
    private let paths: [Item: IndexPath]

    init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item> = .init()) {
        self.snapshot = snapshot
        sections = snapshot.sectionIdentifiers
        items = sections.map(snapshot.itemIdentifiers)
        var paths: [Item: IndexPath] = [:]
        for (section, list) in items.enumerated() {
            for (item, identifier) in list.enumerated() { paths[identifier] = IndexPath(item: item, section: section) }
        }
        self.paths = paths
    }

    func count(in section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }
    func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
    func path(of item: Item) -> IndexPath? { paths[item] }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, path.item >= 0, path.item < count(in: path.section) else { return nil }
        return items[path.section][path.item]
    }

    func known(at path: IndexPath) -> Item {
        guard let item = item(at: path) else {
            UIKitException.internalInconsistency.raise(
                "Invalid index path for use with a diffable data source: \(path)")
        }
        return item
    }

    /// The way of each item to a later snapshot: nil if the item is gone, or if it gets a new cell.
    func way(to later: Self) -> (IndexPath) -> IndexPath? {
        let reloaded = Set(later.snapshot.reloadedItemIdentifiers)
        let renewed = Set(later.snapshot.reloadedSectionIdentifiers.compactMap(later.snapshot.indexOfSection))
        return { path in
            guard let item = item(at: path), !reloaded.contains(item), let place = later.path(of: item),
                !renewed.contains(place.section)
            else { return nil }
            return place
        }
    }

    var reconfigured: [IndexPath] { snapshot.reconfiguredItemIdentifiers.compactMap(path) }

    /// The snapshot without what it asks for only once.
    var settled: NSDiffableDataSourceSnapshot<Section, Item> {
        var plain = NSDiffableDataSourceSnapshot<Section, Item>()
        plain.appendSections(sections)
        for (section, list) in zip(sections, items) { plain.appendItems(list, toSection: section) }
        return plain
    }
}

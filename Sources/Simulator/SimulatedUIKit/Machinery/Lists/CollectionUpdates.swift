// Fidelity: exact — rule C46: deletions use index paths from before the update, insertions use those from after it

import Foundation

/// Changes of items and sections, with functions from old to new positions.
struct CollectionUpdates {
    var deletedItems: Set<IndexPath> = [], insertedItems: Set<IndexPath> = [], reloadedItems: Set<IndexPath> = []
    var deletedSections = IndexSet(), insertedSections = IndexSet(), reloadedSections = IndexSet()
    var movedItems: [IndexPath: IndexPath] = [:]

    func section(after section: Int) -> Int? {
        guard !deletedSections.contains(section) else { return nil }
        var place = section - deletedSections.count(in: 0..<section)
        for inserted in insertedSections where inserted <= place { place += 1 }
        return place
    }

    func path(after path: IndexPath) -> IndexPath? {
        if let moved = movedItems[path] { return moved }
        guard !deletedItems.contains(path), !reloadedItems.contains(path), !reloadedSections.contains(path.section),
            let section = section(after: path.section)
        else { return nil }
        let gone = deletedItems.union(movedItems.keys)
        var item = path.item - gone.filter { $0.section == path.section && $0.item < path.item }.count
        let come = insertedItems.union(movedItems.values).filter { $0.section == section }
        for inserted in come.map(\.item).sorted() where inserted <= item { item += 1 }
        return IndexPath(item: item, section: section)
    }

    struct Words {
        let view: String, items: String
        static let collection = Words(view: "collection view", items: "items")
        static let table = Words(view: "table view", items: "rows")
    }

    /// Raises UIKit's exception if the counts of the data source contradict the changes.
    func check(from former: [Int], to counts: [Int], _ words: Words = .collection) {
        let things = words.items
        let sections = former.count - deletedSections.count + insertedSections.count
        UIKitException.internalInconsistency.require(
            sections == counts.count,
            "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) after "
                + "the update (\(counts.count)) must be equal to the number of sections contained in the \(words.view) "
                + "before the update (\(former.count)), plus or minus the number of sections inserted or deleted "
                + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
        for (before, count) in former.enumerated() where !reloadedSections.contains(before) {
            guard let after = section(after: before) else { continue }
            let inserted = insertedItems.union(movedItems.values).filter { $0.section == after }.count
            let deleted = deletedItems.union(movedItems.keys).filter { $0.section == before }.count
            UIKitException.internalInconsistency.require(
                counts[after] == count + inserted - deleted,
                "Invalid update: invalid number of \(things) in section \(after). The number of \(things) contained in an "
                    + "existing section after the update (\(counts[after])) must be equal to the number of \(things) "
                    + "contained in that section before the update (\(count)), plus or minus the number of \(things) "
                    + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted).")
        }
    }
}

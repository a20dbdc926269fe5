import UIKit

/// The avoiders of one keyboard, held weakly, in the order in which they joined.
@MainActor
struct AvoiderList {
    struct Entry {
        weak var avoider: (any Avoider)?
        let number: Int
    }

    private(set) var entries: [Entry] = []
    private var latestNumber = 0
    /// The number of entries at which the list deletes the entries of removed and deallocated avoiders.
    ///
    /// It is twice the number of entries that the last deletion left, so that adding an avoider takes the same time in
    /// a long list as in a short one.
    private var limit = 8

    var present: [any Avoider] {
        var present: [any Avoider] = []
        present.reserveCapacity(entries.count)
        for index in entries.indices { if let avoider = avoider(at: index) { present.append(avoider) } }
        return present
    }

    var isEmpty: Bool { first { $0 } == nil }

    func first<Value>(_ value: (any Avoider) -> Value?) -> Value? {
        for index in entries.indices {
            if let avoider = avoider(at: index), let found = value(avoider) { return found }
        }
        return nil
    }

    mutating func append(_ avoider: any Avoider) {
        if entries.count >= limit {
            entries = entries.indices.filter { self.avoider(at: $0) != nil }.map { entries[$0] }
            limit = max(8, entries.count * 2)
        }
        latestNumber += 1
        avoider.membership.begin(as: latestNumber)
        entries.append(Entry(avoider: avoider, number: latestNumber))
    }

    /// Returns the avoider of an entry, or nil if the avoider is deallocated, was removed, or has a newer entry.
    ///
    /// The method reads the entry in place, because a copy of an entry would copy its weak reference.
    private func avoider(at index: Int) -> (any Avoider)? {
        guard let avoider = entries[index].avoider, avoider.membership.number == entries[index].number else {
            return nil
        }
        return avoider
    }
}

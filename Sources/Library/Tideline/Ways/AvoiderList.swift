import UIKit

/// The avoiders of one keyboard, held weakly, in the order of joining.
@MainActor
struct AvoiderList {
    struct Entry {
        weak var avoider: (any Avoider)?
        let number: Int
    }

    private(set) var entries: [Entry] = []
    /// No two memberships have the same number, so an avoider that changes its keyboard leaves the former list.
    private static var latestNumber = 0
    /// When the list has this many entries, it removes the entries of deallocated avoiders.
    ///
    /// The limit is twice the number of entries after the last removal, so adding an avoider to a long list stays fast.
    private var limit = 8

    /// The avoiders of a look, so that the look asks each weak reference once.
    private var kept: [any Avoider]?

    var present: [any Avoider] {
        if let kept { return kept }
        var present: [any Avoider] = []
        present.reserveCapacity(entries.count)
        for index in entries.indices { if let avoider = avoider(at: index) { present.append(avoider) } }
        return present
    }

    /// Keeps the present avoiders until one joins, or ``letGo()`` is called.
    mutating func keep() {
        kept = nil
        kept = present
    }

    mutating func letGo() { kept = nil }

    var isEmpty: Bool { first { $0 } == nil }

    func first<Value>(_ value: (any Avoider) -> Value?) -> Value? {
        for index in entries.indices {
            if let avoider = avoider(at: index), let found = value(avoider) { return found }
        }
        return nil
    }

    mutating func append(_ avoider: any Avoider) {
        kept = nil
        if entries.count >= limit {
            entries = entries.indices.filter { self.avoider(at: $0) != nil }.map { entries[$0] }
            limit = max(8, entries.count * 2)
        }
        Self.latestNumber += 1
        avoider.membership.begin(as: Self.latestNumber)
        entries.append(Entry(avoider: avoider, number: Self.latestNumber))
    }

    /// A copy of an entry would copy the weak reference, so the method reads the entry in place.
    private func avoider(at index: Int) -> (any Avoider)? {
        guard let avoider = entries[index].avoider, avoider.membership.number == entries[index].number else {
            return nil
        }
        return avoider
    }
}

import UIKit

/// The avoiders of one keyboard, held weakly, in the order in which they joined.
@MainActor
struct AvoiderList {
    private struct Entry {
        weak var avoider: (any Avoider)?
        let number: Int
    }

    private var entries: [Entry] = []
    private var latestNumber = 0
    private var removedCount = 0

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
        latestNumber += 1
        avoider.membership.begin(as: latestNumber)
        entries.append(Entry(avoider: avoider, number: latestNumber))
    }

    mutating func remove(_ avoider: any Avoider) {
        avoider.membership.end()
        removedCount += 1
        // Delete the removed entries rarely, so that removing an avoider takes as little time as adding an avoider.
        if removedCount * 2 > entries.count { drop() }
    }

    /// Deletes the entries of avoiders that have left or are deallocated.
    ///
    /// - Parameter count: the number of avoiders that were present, which shows without a search whether one is missing.
    mutating func dropMissing(present count: Int) { if removedCount > 0 || count < entries.count { drop() } }

    private mutating func drop() {
        removedCount = 0
        entries = entries.indices.filter { avoider(at: $0) != nil }.map { entries[$0] }
    }

    /// Nil if the avoider is deallocated, has left, or has joined again.
    ///
    /// The method reads the entry in place, because a copy of an entry would copy its weak reference.
    private func avoider(at index: Int) -> (any Avoider)? {
        guard let avoider = entries[index].avoider, avoider.membership.number == entries[index].number else {
            return nil
        }
        return avoider
    }
}

import UIKit

/// The avoiders of one keyboard, in the order in which they joined, without retaining them.
@MainActor
struct AvoiderList {
    @MainActor
    private struct Entry {
        weak var avoider: (any Avoider)?
        let number: Int

        /// The avoider, or nil if it is deallocated, has left, or has joined again.
        var present: (any Avoider)? {
            guard let avoider, avoider.membership.number == number else { return nil }
            return avoider
        }
    }

    private var entries: [Entry] = []
    private var latestNumber = 0
    private var removedCount = 0

    var present: [any Avoider] {
        var present: [any Avoider] = []
        present.reserveCapacity(entries.count)
        for entry in entries { if let avoider = entry.present { present.append(avoider) } }
        return present
    }

    mutating func append(_ avoider: any Avoider) {
        latestNumber += 1
        avoider.membership.begin(as: latestNumber)
        entries.append(Entry(avoider: avoider, number: latestNumber))
    }

    mutating func remove(_ avoider: any Avoider) {
        avoider.membership.end()
        removedCount += 1
        // Clean up rarely, so that removing an avoider takes as little time as adding an avoider.
        if removedCount * 2 > entries.count { dropRemoved() }
    }

    mutating func dropRemoved() {
        removedCount = 0
        for entry in entries where entry.present == nil { return entries.removeAll { $0.present == nil } }
    }
}

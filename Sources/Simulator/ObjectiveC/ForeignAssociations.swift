// Fidelity: partial — a value goes with the next change of such a value after its object is gone, on iOS with the object

import Foundation

/// The associated values of objects that have no property for them, such as an app's own classes.
struct ForeignAssociations {
    private struct Entry {
        weak var object: AnyObject?
        let values: AssociatedObjects
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Another object may have got the address of one that is gone.
    func values(of object: AnyObject) -> AssociatedObjects? {
        entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.values : nil }
    }

    mutating func set(_ values: AssociatedObjects?, of object: AnyObject) {
        entries[ObjectIdentifier(object)] = values.map { Entry(object: object, values: $0) }
    }

    /// Forgets the objects that are gone, and returns their values.
    mutating func removeGone() -> [AssociatedObjects] {
        let gone = entries.filter { $0.value.object == nil }
        for key in gone.keys { entries[key] = nil }
        return gone.map(\.value.values)
    }
}

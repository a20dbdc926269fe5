// Fidelity: exact — the simulation's own machinery: an object's values; the value whose key was used first is released
// first

/// The values that are associated with one object.
@_spi(Simulation)
public final class AssociatedObjects {
    private var entries: [(key: UnsafeRawPointer, value: AssociatedValue)] = []

    func value(for key: UnsafeRawPointer) -> AssociatedValue? { entries.first { $0.key == key }?.value }

    /// Stores a value, and returns the old value.
    ///
    /// The caller releases the old value after it has unlocked the lock, because the release may run any code.
    func replaceValue(for key: UnsafeRawPointer, with value: AssociatedValue?) -> AssociatedValue? {
        let index = entries.firstIndex { $0.key == key }
        let old = index.map { entries[$0].value }
        switch (index, value) {
        case (let index?, let value?): entries[index].value = value
        case (let index?, nil): entries.remove(at: index)
        case (nil, let value?): entries.append((key, value))
        case (nil, nil): break
        }
        return old
    }
}

// Fidelity: exact — the simulation's own machinery: changes of rows or items that wait for the outermost batch to end

/// Collects changes of a table or a collection view until the outermost batch is closed.
struct UpdateBatch {
    private var noted = CollectionUpdates(), depth = 0

    var isOpen: Bool { depth > 0 }

    mutating func open() { depth += 1 }
    mutating func close() { depth = max(0, depth - 1) }
    mutating func note(_ change: (inout CollectionUpdates) -> Void) { change(&noted) }

    /// Returns the collected changes and forgets them; nil while a batch is open.
    mutating func take() -> CollectionUpdates? {
        guard !isOpen else { return nil }
        defer { noted = CollectionUpdates() }
        return noted
    }
}

// Fidelity: exact — the simulation's own machinery: changes of rows or items that wait for the outermost batch to end

struct UpdateBatch {
    private var noted = CollectionUpdates(), depth = 0

    var isOpen: Bool { depth > 0 }

    mutating func open() { depth += 1 }
    mutating func close() { depth = max(0, depth - 1) }
    mutating func note(_ change: (inout CollectionUpdates) -> Void) { change(&noted) }

    mutating func take() -> CollectionUpdates? {
        guard !isOpen else { return nil }
        defer { noted = CollectionUpdates() }
        return noted
    }
}

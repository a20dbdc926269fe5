// Fidelity: exact — the bench itself: constraints in the order of their activation

/// Sorts constraints by numbers that stand for them.
///
/// References to the objects would be counted at every comparison. And a comparison that belongs to the main actor would be
/// asked at run time whether it is there, each time: these belong to no actor.
enum ActivationOrder {
    private struct Place {
        let activation: Int, index: Int
    }

    /// Brings constraints into the order of their activation.
    @MainActor static func arrange(_ constraints: inout [NSLayoutConstraint]) {
        var places: [Place] = [], isSorted = true
        places.reserveCapacity(constraints.count)
        for index in constraints.indices {
            let activation = constraints[index].activation
            if index > 0, places[index - 1].activation > activation { isSorted = false }
            places.append(Place(activation: activation, index: index))
        }
        guard !isSorted else { return }
        move(&constraints, to: targets(of: places))
    }

    /// By index: where each goes.
    private static func targets(of places: [Place]) -> [Int] {
        var targets = [Int](repeating: 0, count: places.count)
        let sorted = places.sorted { $0.activation < $1.activation }
        for index in sorted.indices { targets[sorted[index].index] = index }
        return targets
    }

    /// Moves each to its place, round by round.
    private static func move(_ constraints: inout [NSLayoutConstraint], to targets: [Int]) {
        var targets = targets
        constraints.withUnsafeMutableBufferPointer { constraints in
            for index in targets.indices {
                while targets[index] != index {
                    let target = targets[index]
                    constraints.swapAt(index, target)
                    targets.swapAt(index, target)
                }
            }
        }
    }
}

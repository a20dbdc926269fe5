// Fidelity: exact — the simulation's own machinery: sorts constraints by the order of their activation

/// Sorts constraints by the order of their activation.
///
/// Sorting the constraints themselves would retain and release them, and would check the main actor at each comparison.
/// So these functions are nonisolated and compare plain numbers.
enum ActivationOrder {
    private struct Place {
        let activation: Int, index: Int
    }

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

    private static func targets(of places: [Place]) -> [Int] {
        var targets = [Int](repeating: 0, count: places.count)
        let sorted = places.sorted { $0.activation < $1.activation }
        for index in sorted.indices { targets[sorted[index].index] = index }
        return targets
    }

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

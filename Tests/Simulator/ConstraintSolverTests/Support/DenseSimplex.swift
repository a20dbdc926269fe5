/// A textbook simplex algorithm with Bland's rule on a dense matrix, for variables that are zero or more.
///
/// Objectives are minimised one after the other. If a column has a positive reduced cost, a larger value of this column
/// would make the present objective worse. So the column stays at zero for all later objectives.
struct DenseSimplex {
    /// The last number of a row is the equation's right side.
    private var rows: [[Double]]
    private var basis: [Int]
    private var isBanned: [Bool]
    private let columnCount: Int
    private static let noise = 1e-9

    /// A first solution of `coefficients x = constants`, `x >= 0`; nil for a contradictory system.
    init?(coefficients: [[Double]], constants: [Double], columnCount: Int) {
        let count = coefficients.count
        self.columnCount = columnCount + count
        rows = []
        for (index, row) in coefficients.enumerated() {
            let sign = constants[index] < 0 ? -1.0 : 1.0
            var artificial = [Double](repeating: 0, count: count)
            artificial[index] = 1
            rows.append(row.map { $0 * sign } + artificial + [constants[index] * sign])
        }
        basis = (0..<count).map { columnCount + $0 }
        isBanned = [Bool](repeating: false, count: columnCount + count)
        var cost = [Double](repeating: 0, count: columnCount + count)
        for index in columnCount..<(columnCount + count) { cost[index] = 1 }
        guard let infeasibility = minimise(cost), infeasibility < 1e-7 else { return nil }
        for index in columnCount..<(columnCount + count) { isBanned[index] = true }
        removeArtificials(from: columnCount)
    }

    private mutating func removeArtificials(from first: Int) {
        for row in rows.indices where basis[row] >= first {
            if let column = (0..<first).first(where: { abs(rows[row][$0]) > DenseSimplex.noise }) {
                pivot(row, column)
            }
        }
        let kept = rows.indices.filter { basis[$0] < first }
        rows = kept.map { rows[$0] }
        basis = kept.map { basis[$0] }
    }

    /// Minimises an objective; nil if the objective is unbounded.
    mutating func minimise(_ objective: [Double]) -> Double? {
        let cost = objective + [Double](repeating: 0, count: columnCount - objective.count)
        while true {
            let reduced = reducedCosts(cost)
            guard let column = (0..<columnCount).first(where: { !isBanned[$0] && reduced[$0] < -DenseSimplex.noise })
            else { break }
            guard let row = leavingRow(column) else { return nil }
            pivot(row, column)
        }
        var total = 0.0
        for row in rows.indices { total += cost[basis[row]] * rows[row][columnCount] }
        return total
    }

    /// Later objectives may not use columns that would make this objective worse.
    mutating func fix(_ objective: [Double]) {
        let cost = objective + [Double](repeating: 0, count: columnCount - objective.count)
        let reduced = reducedCosts(cost)
        for column in 0..<columnCount where reduced[column] > DenseSimplex.noise && !basis.contains(column) {
            isBanned[column] = true
        }
    }

    private func reducedCosts(_ cost: [Double]) -> [Double] {
        var reduced = cost
        for row in rows.indices where cost[basis[row]] != 0 {
            let factor = cost[basis[row]]
            for column in 0..<columnCount { reduced[column] -= factor * rows[row][column] }
        }
        return reduced
    }

    private func leavingRow(_ column: Int) -> Int? {
        var best: Int?
        var bestRatio = Double.infinity
        for row in rows.indices where rows[row][column] > DenseSimplex.noise {
            let ratio = rows[row][columnCount] / rows[row][column]
            if let current = best, ratio >= bestRatio - 1e-12 {
                guard ratio <= bestRatio + 1e-12, basis[row] < basis[current] else { continue }
            }
            (best, bestRatio) = (row, ratio)
        }
        return best
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let factor = 1 / rows[row][column]
        for index in rows[row].indices { rows[row][index] *= factor }
        for other in rows.indices where other != row && rows[other][column] != 0 {
            let multiplier = rows[other][column]
            for index in rows[other].indices { rows[other][index] -= multiplier * rows[row][index] }
        }
        basis[row] = column
    }
}

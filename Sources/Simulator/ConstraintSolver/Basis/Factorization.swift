/// A square sparse matrix as a product of triangular matrices.
///
/// In each step, the factorization chooses its pivot among the shortest rows, by Markowitz' count. A chain of equations
/// then needs few additional coefficients. Each pivot is at least a tenth of the largest number in its row, which
/// limits rounding errors.
struct Factorization {
    struct Entry {
        var column: Int32
        var coefficient: Double
    }

    private struct Step {
        var row: Int
        var column: Int
        var pivot: Double
        var lower: Range<Int>
        var upper: Range<Int>
    }

    private var steps: [Step] = []
    /// The multipliers with which each pivot row is subtracted from other rows.
    ///
    /// In these entries, `column` is the index of the row from which the pivot row is subtracted.
    private var lower: [Entry] = []
    private var upper: [Entry] = []
    private var scratch: [Double] = []
    /// False for a singular matrix, which gives undetermined unknowns the value zero.
    private(set) var isComplete = true

    /// The number of coefficients in both triangles, without the pivots.
    var entryCount: Int { lower.count + upper.count }

    init(rows: [[Entry]]) {
        var elimination = Elimination(rows: rows)
        steps.reserveCapacity(rows.count)
        while let pivot = elimination.next() {
            let firstLower = lower.count, firstUpper = upper.count
            for entry in pivot.row where entry.column != pivot.column { upper.append(entry) }
            elimination.eliminate(pivot, into: &lower)
            steps.append(
                Step(
                    row: Int(pivot.index), column: Int(pivot.column), pivot: pivot.coefficient,
                    lower: firstLower..<lower.count, upper: firstUpper..<upper.count))
        }
        scratch = Array(repeating: 0, count: rows.count)
        isComplete = steps.count == rows.count
    }

    /// `vector` contains the right sides by row before the call, and the solution by column afterwards.
    mutating func solve(_ vector: inout [Double]) {
        if !isComplete { clearScratch() }
        for place in steps.indices {
            let step = steps[place], value = vector[step.row]
            for index in step.lower where value != 0 {
                vector[Int(lower[index].column)] -= lower[index].coefficient * value
            }
        }
        var place = steps.count
        while place > 0 {
            place -= 1
            let step = steps[place]
            var sum = vector[step.row]
            for index in step.upper { sum -= upper[index].coefficient * scratch[Int(upper[index].column)] }
            scratch[step.column] = sum / step.pivot
        }
        swap(&vector, &scratch)
    }

    /// Solves the transposed system.
    ///
    /// Before the call, `vector` has a right side for each column of the matrix. After the call it has an unknown for
    /// each row.
    mutating func solveTransposed(_ vector: inout [Double]) {
        if !isComplete { clearScratch() }
        for place in steps.indices {
            let step = steps[place], value = vector[step.column] / step.pivot
            scratch[step.row] = value
            for index in step.upper where value != 0 {
                vector[Int(upper[index].column)] -= upper[index].coefficient * value
            }
        }
        var place = steps.count
        while place > 0 {
            place -= 1
            let step = steps[place]
            var sum = scratch[step.row]
            for index in step.lower { sum -= lower[index].coefficient * scratch[Int(lower[index].column)] }
            scratch[step.row] = sum
        }
        swap(&vector, &scratch)
    }

    private mutating func clearScratch() {
        for index in scratch.indices { scratch[index] = 0 }
    }
}

extension Factorization {
    fileprivate struct Elimination {
        struct Pivot {
            var index: Int32
            var column: Int32
            var coefficient: Double
            var row: [Entry]
        }

        private var rows: [[Entry]]
        private var rowsOfColumn: [[Int32]]
        private var countOfColumn: [Int]
        private var lengths: Lengths
        /// For each column, the index of its coefficient in the row that changes, or a negative number.
        private var places: [Int]

        init(rows: [[Entry]]) {
            self.rows = rows
            rowsOfColumn = Array(repeating: [], count: rows.count)
            countOfColumn = Array(repeating: 0, count: rows.count)
            lengths = Lengths(count: rows.count)
            places = Array(repeating: -1, count: rows.count)
            for (index, row) in rows.enumerated().reversed() {
                lengths.insert(index, length: row.count)
                for entry in row {
                    rowsOfColumn[Int(entry.column)].append(Int32(index))
                    countOfColumn[Int(entry.column)] += 1
                }
            }
        }

        /// Returns the best pivot among four of the shortest rows, or nil at the end of the elimination.
        func next() -> Pivot? {
            var best: Pivot?
            var bestCost = Int.max, seen = 0, length = 1
            while length < lengths.heads.count, seen < 4, (length - 1) * (length - 1) < bestCost {
                var index = lengths.heads[length]
                while index >= 0, seen < 4 {
                    let candidate = pivot(inRow: index)
                    let cost = (length - 1) * (countOfColumn[Int(candidate.column)] - 1)
                    if cost < bestCost { (best, bestCost) = (candidate, cost) }
                    index = lengths.nexts[index]
                    seen += 1
                }
                length += 1
            }
            return best
        }

        private func pivot(inRow index: Int) -> Pivot {
            let largest = rows[index].reduce(0) { max($0, abs($1.coefficient)) }
            var best = rows[index][0]
            for entry in rows[index] where abs(entry.coefficient) >= 0.1 * largest {
                let isShorter = countOfColumn[Int(entry.column)] < countOfColumn[Int(best.column)]
                if isShorter || abs(best.coefficient) < 0.1 * largest { best = entry }
            }
            return Pivot(index: Int32(index), column: best.column, coefficient: best.coefficient, row: rows[index])
        }

        /// Subtracts multiples of the pivot's row from the other rows, and appends the multipliers to `lower`.
        mutating func eliminate(_ pivot: Pivot, into lower: inout [Entry]) {
            lengths.remove(Int(pivot.index), length: pivot.row.count)
            for entry in pivot.row { countOfColumn[Int(entry.column)] -= 1 }
            rows[Int(pivot.index)] = []
            for target in rowsOfColumn[Int(pivot.column)] {
                let index = Int(target)
                guard let place = rows[index].firstIndex(where: { $0.column == pivot.column }) else { continue }
                let multiplier = rows[index][place].coefficient / pivot.coefficient
                lower.append(Entry(column: target, coefficient: multiplier))
                lengths.remove(index, length: rows[index].count)
                rows[index].swapAt(place, rows[index].count - 1)
                rows[index].removeLast()
                subtract(pivot, times: multiplier, from: index)
                lengths.insert(index, length: rows[index].count)
            }
            rowsOfColumn[Int(pivot.column)] = []
        }

        private mutating func subtract(_ pivot: Pivot, times multiplier: Double, from index: Int) {
            for (place, entry) in rows[index].enumerated() { places[Int(entry.column)] = place }
            for entry in pivot.row where entry.column != pivot.column {
                let place = places[Int(entry.column)], summand = -multiplier * entry.coefficient
                if place >= 0 {
                    let old = rows[index][place].coefficient, sum = old + summand
                    let isNoise = abs(sum) <= Tolerance.cancellation * max(abs(old), abs(summand))
                    rows[index][place].coefficient = isNoise ? 0 : sum
                } else {
                    rows[index].append(Entry(column: entry.column, coefficient: summand))
                    rowsOfColumn[Int(entry.column)].append(Int32(index))
                    countOfColumn[Int(entry.column)] += 1
                }
            }
            for entry in rows[index] {
                places[Int(entry.column)] = -1
                if entry.coefficient == 0 { countOfColumn[Int(entry.column)] -= 1 }
            }
            rows[index].removeAll { $0.coefficient == 0 }
        }
    }

    fileprivate struct Lengths {
        private(set) var heads: [Int]
        private(set) var nexts: [Int]
        private var previous: [Int]

        init(count: Int) {
            heads = Array(repeating: -1, count: count + 1)
            nexts = Array(repeating: -1, count: count)
            previous = Array(repeating: -1, count: count)
        }

        mutating func insert(_ row: Int, length: Int) {
            nexts[row] = heads[length]
            previous[row] = -1
            if nexts[row] >= 0 { previous[nexts[row]] = row }
            heads[length] = row
        }

        mutating func remove(_ row: Int, length: Int) {
            if nexts[row] >= 0 { previous[nexts[row]] = previous[row] }
            if previous[row] >= 0 { nexts[previous[row]] = nexts[row] } else { heads[length] = nexts[row] }
        }
    }
}

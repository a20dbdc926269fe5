extension Factorization {
    /// The part of a matrix that is not eliminated yet.
    struct Elimination {
        /// The next row to solve for one of its columns.
        struct Pivot {
            var index: Int32
            var column: Int32
            var coefficient: Double
            var row: [Entry]
        }

        private var rows: [[Entry]]
        /// By column: rows that have, or had, a coefficient there.
        private var rowsOfColumn: [[Int32]]
        private var countOfColumn: [Int]
        private var lengths: Lengths
        /// By column: the place in the row that is being changed; negative where it has none.
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

        /// The best pivot among four of the shortest rows; nil when none is left.
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

        /// Subtracts the pivot's row from the others, and lists of which how much.
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
}

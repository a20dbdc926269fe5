/// A square sparse matrix as a product of triangular ones.
///
/// Pivots are chosen by Markowitz' count among the shortest rows, not smaller than a tenth of the largest number of
/// their row, so that chains stay as sparse as they are and rounding errors small.
struct Factorization {
    /// A coefficient in a row.
    struct Entry {
        var column: Int32
        var coefficient: Double
    }

    /// One step of the elimination: a row that solves for a column, and the rows it is subtracted from.
    private struct Step {
        var row: Int32
        var column: Int32
        var pivot: Double
        var lower: Range<Int32>
        var upper: Range<Int32>
    }

    private var steps: [Step] = []
    /// Multiples that were subtracted from later rows; the column of an entry is such a row.
    private var lower: [Entry] = []
    private var upper: [Entry] = []
    private var scratch: [Double] = []

    /// The number of coefficients in both triangles, without the pivots.
    var entryCount: Int { lower.count + upper.count }

    /// Factors the matrix with these rows, whose columns are numbered from zero.
    init(rows: [[Entry]]) {
        var elimination = Elimination(rows: rows)
        steps.reserveCapacity(rows.count)
        while let pivot = elimination.next() {
            let firstLower = Int32(lower.count), firstUpper = Int32(upper.count)
            for entry in pivot.row where entry.column != pivot.column { upper.append(entry) }
            elimination.eliminate(pivot, into: &lower)
            steps.append(
                Step(
                    row: pivot.index, column: pivot.column, pivot: pivot.coefficient,
                    lower: firstLower..<Int32(lower.count), upper: firstUpper..<Int32(upper.count)))
        }
        scratch = Array(repeating: 0, count: rows.count)
    }

    /// Solves for the columns: `vector` holds the right sides by row, and afterwards the solution by column.
    mutating func solve(_ vector: inout [Double]) {
        for step in steps {
            let value = vector[Int(step.row)]
            guard value != 0 else { continue }
            for index in step.lower {
                vector[Int(lower[Int(index)].column)] -= lower[Int(index)].coefficient * value
            }
        }
        for step in steps.reversed() {
            var sum = vector[Int(step.row)]
            for index in step.upper {
                sum -= upper[Int(index)].coefficient * scratch[Int(upper[Int(index)].column)]
            }
            scratch[Int(step.column)] = sum / step.pivot
        }
        swap(&vector, &scratch)
    }

    /// Solves for the rows: `vector` holds the right sides by column, and afterwards the solution by row.
    mutating func solveTransposed(_ vector: inout [Double]) {
        for step in steps {
            let value = vector[Int(step.column)] / step.pivot
            scratch[Int(step.row)] = value
            guard value != 0 else { continue }
            for index in step.upper {
                vector[Int(upper[Int(index)].column)] -= upper[Int(index)].coefficient * value
            }
        }
        for step in steps.reversed() {
            var sum = scratch[Int(step.row)]
            for index in step.lower {
                sum -= lower[Int(index)].coefficient * scratch[Int(lower[Int(index)].column)]
            }
            scratch[Int(step.row)] = sum
        }
        swap(&vector, &scratch)
    }
}

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
        var row: Int
        var column: Int
        var pivot: Double
        var lower: Range<Int>
        var upper: Range<Int>
    }

    private var steps: [Step] = []
    /// Multiples that were subtracted from later rows; the column of an entry is such a row.
    private var lower: [Entry] = []
    private var upper: [Entry] = []
    private var scratch: [Double] = []
    /// False for a singular matrix; what its rows don't tell is taken to be zero.
    private(set) var isComplete = true

    /// The number of coefficients in both triangles, without the pivots.
    var entryCount: Int { lower.count + upper.count }

    /// Factors the matrix with these rows, whose columns are numbered from zero.
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

    /// Solves for the columns: `vector` holds the right sides by row, and afterwards the solution by column.
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

    /// Solves for the rows: `vector` holds the right sides by column, and afterwards the solution by row.
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

import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct FactorizationTests {
    @Test func `solutions of random sparse systems fit their equations`() {
        for seed in 0..<400 {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...30, using: &generator)
            let rows = randomRows(count, &generator)
            let solution = (0..<count).map { _ in Double(Int.random(in: -50...50, using: &generator)) }
            var factors = Factorization(rows: rows)

            var rightSide = rows.map { row in row.reduce(0) { $0 + $1.coefficient * solution[Int($1.column)] } }
            factors.solve(&rightSide)
            #expect(largestDifference(rightSide, solution) < 1e-6, "seed \(seed): \(rows)")

            var combination = [Double](repeating: 0, count: count)
            for (row, multiplier) in zip(rows, solution) {
                for entry in row { combination[Int(entry.column)] += multiplier * entry.coefficient }
            }
            factors.solveTransposed(&combination)
            #expect(largestDifference(combination, solution) < 1e-6, "seed \(seed), transposed: \(rows)")
        }
    }

    @Test(arguments: [10, 100, 1000])
    func `a column of rows that share a height stays sparse`(rowCount: Int) {
        // The unknowns are the tops of the rows, followed by their heights. Each row starts below the previous row and
        // is as high as that row.
        var rows: [[Factorization.Entry]] = [[entry(0, 1), entry(rowCount - 1, 1), entry(2 * rowCount - 1, 1)]]
        for index in 1..<rowCount {
            rows.append([entry(index, 1), entry(index - 1, -1), entry(rowCount + index - 1, -1)])
            rows.append([entry(rowCount + index, 1), entry(rowCount + index - 1, -1)])
        }
        rows.append([entry(0, 1), entry(1, -1)])
        let factors = Factorization(rows: rows)
        #expect(factors.entryCount < 6 * rows.count)
    }

    @Test func `a small pivot does not spoil the solution`() {
        var factors = Factorization(rows: [[entry(0, 1e-12), entry(1, 1)], [entry(0, 1), entry(1, 1)]])
        var vector = [1.0, 2.0]
        factors.solve(&vector)
        #expect(largestDifference(vector, [1, 1]) < 1e-9)
    }

    @Test func `a pivot too small for its row is not taken`() {
        var factors = Factorization(rows: [
            [entry(1, 1), entry(0, 1e-12)], [entry(0, 1), entry(1, 1.0 / 3), entry(2, 1)], [entry(1, 1), entry(2, 2)]
        ])
        var vector = [7 + 1e-12, 1 + 7.0 / 3 + 3, 13]
        factors.solve(&vector)
        #expect(largestDifference(vector, [1, 7, 3]) < 1e-9)
    }

    @Test func `what a singular matrix does not tell is zero, each time`() {
        var factors = Factorization(rows: [[entry(0, 2), entry(1, 2)], [entry(0, 1), entry(1, 1)]])
        #expect(!factors.isComplete)
        for _ in 0..<3 {
            var vector = [6.0, 3.0]
            factors.solve(&vector)
            #expect(vector.sorted() == [0, 3])
            vector = [4, 4]
            factors.solveTransposed(&vector)
            #expect(vector.contains(0) && vector.allSatisfy(\.isFinite))
        }
    }

    @Test func `nothing is solved by nothing`() {
        var factors = Factorization(rows: [])
        var vector: [Double] = []
        factors.solve(&vector)
        factors.solveTransposed(&vector)
        #expect(vector.isEmpty)
    }

    private func entry(_ column: Int, _ coefficient: Double) -> Factorization.Entry {
        Factorization.Entry(column: Int32(column), coefficient: coefficient)
    }

    /// Makes random rows in shuffled order.
    ///
    /// Each row has one large coefficient on the diagonal. It is larger than the sum of the row's other coefficients.
    private func randomRows(_ count: Int, _ generator: inout SeededGenerator) -> [[Factorization.Entry]] {
        let columns = (0..<count).shuffled(using: &generator)
        return columns.map { diagonal in
            var row = [entry(diagonal, 4)]
            for column in Set((0..<3).map { _ in Int.random(in: 0..<count, using: &generator) }).sorted()
            where column != diagonal {
                row.append(entry(column, Double.random(in: -1.2...1.2, using: &generator)))
            }
            return row.shuffled(using: &generator)
        }
    }

    private func largestDifference(_ left: [Double], _ right: [Double]) -> Double {
        zip(left, right).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }
}

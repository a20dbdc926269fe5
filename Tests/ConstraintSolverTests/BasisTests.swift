import Testing

@testable import ConstraintSolver

/// Rows, columns and exchanges of the graph, against the inverse of the same matrix.
@Suite struct BasisTests {
    /// A basis of random constraints; symbols are the variables, then the residuals.
    private struct Sample {
        var basis = Basis()
        let variableCount: Int
        var definitions: [[Double]] = []

        init(seed: Int) {
            var generator = SeededGenerator(seed: seed)
            variableCount = Int.random(in: 1...9, using: &generator)
            let residualCount = Int.random(in: 1...(variableCount + 4), using: &generator)
            for _ in 0..<(variableCount + residualCount) { basis.addNode() }
            for index in 0..<residualCount {
                var definition = [Double](repeating: 0, count: variableCount)
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    definition[Int.random(in: 0..<variableCount, using: &generator)] =
                        [1, -1, 2, -0.5].randomElement(using: &generator) ?? 1
                }
                let terms = definition.enumerated().filter { $0.element != 0 }
                basis.link(
                    variableCount + index,
                    terms.map { Basis.Entry(symbol: Int32($0.offset), coefficient: $0.element) })
                definitions.append(definition)
            }
        }

        var residuals: Range<Int> { variableCount..<(variableCount + definitions.count) }

        /// The columns in the order of the variables they are paired with: held residuals and resting variables.
        var columns: [Int] {
            (0..<variableCount).map { basis.nodes[$0].partner >= 0 ? Int(basis.nodes[$0].partner) : $0 }
        }

        /// What a symbol is as a sum of variables.
        func definition(of symbol: Int) -> [Double] {
            symbol < variableCount
                ? (0..<variableCount).map { $0 == symbol ? 1 : 0 } : definitions[symbol - variableCount]
        }

        /// By column the coefficient that a symbol has, from the inverse.
        func expectedRow(of symbol: Int) -> [Int: Double]? {
            let inverse = DenseMatrix(rows: columns.map(definition)).inverse
            return inverse.map {
                Dictionary(uniqueKeysWithValues: zip(columns, $0.multiplied(from: definition(of: symbol))))
            }
        }

        mutating func row(of symbol: Int) -> [Int: Double] {
            basis.computeRow(of: symbol, isVariable: symbol < variableCount)
            return Dictionary(basis.row.map { (Int($0.symbol), $0.coefficient) }) { $0 + $1 }
        }

        mutating func column(of symbol: Int) -> [Int: Double] {
            basis.computeColumn(of: symbol, isVariable: symbol < variableCount)
            return Dictionary((basis.moves + basis.column).map { (Int($0.symbol), $0.coefficient) }) { $0 + $1 }
        }

        /// Holds a residual in place of the column with the largest coefficient, if there is one to speak of.
        mutating func hold(_ residual: Int) {
            guard let entry = row(of: residual).max(by: { (abs($0.value), $0.key) < (abs($1.value), $1.key) }),
                abs(entry.value) > 0.05
            else { return }
            basis.exchange(entering: entry.key, isVariable: entry.key < variableCount, leaving: residual)
        }
    }

    @Test func `rows and columns are those of the inverse, whatever was exchanged before`() {
        for seed in 0..<500 {
            var sample = Sample(seed: seed)
            var generator = SeededGenerator(seed: -seed)
            for residual in sample.residuals.shuffled(using: &generator) {
                if sample.basis.nodes[residual].partner < 0 { sample.hold(residual) }
                expectInverse(&sample, "seed \(seed)")
            }
        }
    }

    @Test func `letting go of residuals leaves a basis each time`() {
        for seed in 1000..<1400 {
            var sample = Sample(seed: seed)
            for residual in sample.residuals { sample.hold(residual) }
            for residual in sample.residuals where sample.basis.nodes[residual].partner >= 0 {
                sample.basis.rest(residual)
                #expect(sample.basis.nodes[residual].partner < 0)
                expectInverse(&sample, "seed \(seed)")
            }
            #expect(sample.columns == Array(0..<sample.variableCount))
        }
    }

    @Test func `recorded pairs are restored`() {
        for seed in 2000..<2200 {
            var sample = Sample(seed: seed)
            for residual in sample.residuals.prefix(3) { sample.hold(residual) }
            let before = sample.basis.nodes.map(\.partner)
            sample.basis.recordsPartners = true
            for residual in sample.residuals.dropFirst(3) where sample.basis.nodes[residual].partner < 0 {
                sample.hold(residual)
            }
            sample.basis.restorePartners()
            #expect(sample.basis.nodes.map(\.partner) == before)
            expectInverse(&sample, "seed \(seed)")
        }
    }

    @Test func `coefficients too small to count leave nothing behind`() {
        var basis = Basis()
        for _ in 0..<5 { basis.addNode() }
        basis.link(1, [Basis.Entry(symbol: 0, coefficient: 1e-14)])
        basis.link(2, [Basis.Entry(symbol: 0, coefficient: 1)])
        basis.link(3, [Basis.Entry(symbol: 0, coefficient: -1e-14)])
        basis.computeColumn(of: 0, isVariable: true)
        #expect(basis.column.map(\.symbol) == [2])
        #expect(basis.sums.allSatisfy { $0 == 0 })
        basis.computeRow(of: 1, isVariable: false)
        #expect(basis.row.isEmpty)
        #expect(basis.sums.allSatisfy { $0 == 0 })
    }

    @Test func `terms that were given back are used again`() {
        var basis = Basis()
        for _ in 0..<4 { basis.addNode() }
        let pair = [Basis.Entry(symbol: 0, coefficient: 1), Basis.Entry(symbol: 1, coefficient: -1)]
        for _ in 0..<50 {
            basis.link(2, pair)
            basis.link(3, [pair[1]])
            #expect(basis.nodes[0].count == 1 && basis.nodes[1].count == 2)
            basis.unlink(2)
            #expect(basis.nodes[0].count == 0 && basis.nodes[1].count == 1 && basis.nodes[0].first == -1)
            basis.unlink(3)
        }
        #expect(basis.terms.count == 3)
    }

    private func expectInverse(_ sample: inout Sample, _ comment: Comment) {
        let columns = sample.columns
        for symbol in sample.basis.nodes.indices where !columns.contains(symbol) {
            guard let expected = sample.expectedRow(of: symbol) else { continue }
            let row = sample.row(of: symbol)
            for column in columns {
                let wanted = expected[column] ?? 0
                #expect(abs((row[column] ?? 0) - wanted) < 1e-9, comment)
                let inColumn = sample.column(of: column)[symbol] ?? 0
                #expect(abs(inColumn - wanted) < 1e-9, comment)
            }
        }
        #expect(sample.basis.sums.allSatisfy { $0 == 0 }, comment)
    }
}

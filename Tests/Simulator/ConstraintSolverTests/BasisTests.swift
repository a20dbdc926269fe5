import TestSupport
import Testing

@testable import ConstraintSolver

/// A basis that is stored as a graph has the same rows, columns and exchanges as the inverse of its matrix.
@Suite(.besideMainActor) struct BasisTests {
    /// The constraints are random; the symbols are the variables, followed by the residuals.
    private final class Sample {
        var basis: Basis
        let variableCount: Int
        var definitions: [[Double]] = []

        init(seed: Int, firstNumber: Int32 = 0) {
            basis = Basis(firstNumber: firstNumber)
            var generator = SeededGenerator(seed: seed)
            variableCount = Int.random(in: 1...9, using: &generator)
            let residualCount = Int.random(in: 1...(variableCount + 4), using: &generator)
            for _ in 0..<(variableCount + residualCount) { basis.addSymbol() }
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

        var symbolCount: Int { variableCount + definitions.count }
        var partners: [Int] { (0..<symbolCount).map { basis.partner(of: $0) } }
        var residuals: Range<Int> { variableCount..<(variableCount + definitions.count) }

        /// The symbols that are columns, in the order of the variables.
        ///
        /// The basis may express a variable by a residual. The residual is then the column, and otherwise the variable
        /// itself is the column.
        var columns: [Int] {
            (0..<variableCount).map { basis.partner(of: $0) >= 0 ? basis.partner(of: $0) : $0 }
        }

        /// A symbol as a sum of variables.
        func definition(of symbol: Int) -> [Double] {
            symbol < variableCount
                ? (0..<variableCount).map { $0 == symbol ? 1 : 0 } : definitions[symbol - variableCount]
        }

        /// Returns a symbol's row, computed by the inverse of the matrix.
        func expectedRow(of symbol: Int) -> [Int: Double]? {
            let inverse = DenseMatrix(rows: columns.map(definition)).inverse
            return inverse.map {
                Dictionary(uniqueKeysWithValues: zip(columns, $0.multiplied(from: definition(of: symbol))))
            }
        }

        func row(of symbol: Int) -> [Int: Double] {
            let row = basis.row(of: symbol, isVariable: symbol < variableCount)
            return Dictionary(row.elements.map { (Int($0.symbol), $0.coefficient) }) { $0 + $1 }
        }

        func column(of symbol: Int) -> [Int: Double] {
            let (variables, residuals) = basis.column(of: symbol, isVariable: symbol < variableCount)
            let entries = variables.elements + residuals.elements
            return Dictionary(entries.map { (Int($0.symbol), $0.coefficient) }) { $0 + $1 }
        }

        /// Holds a residual at zero, so that the residual becomes a column.
        ///
        /// The residual replaces the column with the largest coefficient in the residual's row. If this coefficient is
        /// too small, nothing happens.
        func hold(_ residual: Int) {
            guard let entry = row(of: residual).max(by: { (abs($0.value), $0.key) < (abs($1.value), $1.key) }),
                abs(entry.value) > 0.05
            else { return }
            basis.exchange(entering: entry.key, isVariable: entry.key < variableCount, leaving: residual)
        }
    }

    @Test func `after any exchanges rows and columns are the inverse's`() {
        for seed in 0..<500 {
            let sample = Sample(seed: seed)
            var generator = SeededGenerator(seed: -seed)
            for residual in sample.residuals.shuffled(using: &generator) {
                if sample.basis.partner(of: residual) < 0 { sample.hold(residual) }
                expectInverse(sample, "seed \(seed)")
            }
        }
    }

    @Test func `letting go of residuals leaves a basis each time`() {
        for seed in 1000..<1400 {
            let sample = Sample(seed: seed)
            for residual in sample.residuals { sample.hold(residual) }
            for residual in sample.residuals where sample.basis.partner(of: residual) >= 0 {
                sample.basis.release(residual)
                #expect(sample.basis.partner(of: residual) < 0)
                expectInverse(sample, "seed \(seed)")
            }
            #expect(sample.columns == Array(0..<sample.variableCount))
        }
    }

    @Test func `releasing residuals leaves a basis with the right inverse`() {
        for seed in 3000..<3400 {
            let sample = Sample(seed: seed)
            for residual in sample.residuals { sample.hold(residual) }
            let held = sample.residuals.filter { sample.basis.partner(of: $0) >= 0 }
            for residual in held.dropFirst(held.count / 2) { sample.basis.release(residual) }
            expectInverse(sample, "seed \(seed)")
        }
    }

    @Test func `recorded pairs are restored`() {
        for seed in 2000..<2200 {
            let sample = Sample(seed: seed)
            for residual in sample.residuals.prefix(3) { sample.hold(residual) }
            let before = sample.partners
            sample.basis.startRecording()
            for residual in sample.residuals.dropFirst(3) where sample.basis.partner(of: residual) < 0 {
                sample.hold(residual)
            }
            sample.basis.restorePartners()
            #expect(sample.partners == before)
            expectInverse(sample, "seed \(seed)")
        }
    }

    @Test func `coefficients too small to count leave nothing behind`() {
        var basis = Basis()
        for _ in 0..<5 { basis.addSymbol() }
        basis.link(1, [Basis.Entry(symbol: 0, coefficient: 1e-14)])
        basis.link(2, [Basis.Entry(symbol: 0, coefficient: 1)])
        basis.link(3, [Basis.Entry(symbol: 0, coefficient: -1e-14)])
        let residuals = basis.column(of: 0, isVariable: true).residuals
        #expect(residuals.elements.map(\.symbol) == [2])
        expectClear(basis)
        let row = basis.row(of: 1, isVariable: false)
        #expect(row.elements.isEmpty)
        expectClear(basis)
    }

    @Test func `a coefficient too small to count leaves nothing behind`() {
        var basis = Basis()
        for _ in 0..<3 { basis.addSymbol() }
        basis.link(2, [Basis.Entry(symbol: 0, coefficient: -1e-14), Basis.Entry(symbol: 1, coefficient: 1)])
        basis.exchange(entering: 1, isVariable: true, leaving: 2)
        let variables = basis.column(of: 0, isVariable: true).variables
        #expect(variables.elements.map(\.symbol) == [0])
        expectClear(basis)
    }

    @Test func `rounding left by large coefficients is no coefficient`() {
        var basis = Basis()
        for _ in 0..<6 { basis.addSymbol() }
        let coefficients: [Double] = [1e9 / 7, 5e9 / 13, 48e9 / 91]
        #expect(abs(coefficients[0] + coefficients[1] - coefficients[2]) > 1e-8, "rounding leaves something over")
        for index in 0..<2 {
            let own = Basis.Entry(symbol: Int32(1 + index), coefficient: 1)
            basis.link(3 + index, [own, Basis.Entry(symbol: 0, coefficient: -coefficients[index])])
            basis.exchange(entering: 1 + index, isVariable: true, leaving: 3 + index)
        }
        let sum = [Basis.Entry(symbol: 1, coefficient: 1), Basis.Entry(symbol: 2, coefficient: 1)]
        basis.link(5, sum + [Basis.Entry(symbol: 0, coefficient: -coefficients[2])])
        let row = basis.row(of: 5, isVariable: false)
        #expect(row.elements.map(\.symbol).sorted() == [3, 4])
    }

    @Test(arguments: [0, 1e-7])
    func `a variable tied by its circle keeps an equation`(play: Double) {
        var basis = Basis()
        for _ in 0..<7 { basis.addSymbol() }
        // The variables are a, b and c. The second row is a + b + c, and the third row is a + (1 + `play`) b + 2 c. If
        // `play` is 0, a and b have the same coefficients in both rows.
        let rows: [[Double]] = [[1, 0, 1], [1, 1, 1], [1, 1 + play, 2], [0, 0, 1]]
        for (index, row) in rows.enumerated() {
            let terms = row.indices.filter { row[$0] != 0 }
            basis.link(3 + index, terms.map { Basis.Entry(symbol: Int32($0), coefficient: row[$0]) })
        }
        for (variable, residual) in [(2, 3), (1, 4), (0, 5)] {
            basis.exchange(entering: variable, isVariable: true, leaving: residual)
        }
        #expect(basis.blockMembers.isEmpty, "no walk met the circle")
        basis.release(3)
        #expect(basis.partner(of: 2) >= 0)
        let row = basis.row(of: 2, isVariable: true)
        #expect(row.elements.allSatisfy { abs($0.coefficient) < 2 })
    }

    @Test func `a circle is factored the same from any start of a walk`() {
        let members = (0..<4).map { start in
            var basis = Basis()
            for _ in 0..<8 { basis.addSymbol() }
            for index: Int32 in 0..<4 {
                let own = Basis.Entry(symbol: index, coefficient: 2)
                basis.link(4 + Int(index), [own, Basis.Entry(symbol: (index + 1) % 4, coefficient: 1)])
                basis.exchange(entering: Int(index), isVariable: true, leaving: 4 + Int(index))
            }
            _ = basis.row(of: start, isVariable: true)
            return basis.blockMembers
        }
        #expect(members == Array(repeating: [[0, 1, 2, 3]], count: 4))
    }

    @Test func `walks start anew when their numbers run out`() {
        var exhausted = 0
        for seed in 4000..<4040 {
            let sample = Sample(seed: seed, firstNumber: Int32.max / 2 - Int32(seed % 20))
            for residual in sample.residuals { sample.hold(residual) }
            for _ in 0..<3 { expectInverse(sample, "seed \(seed)") }
            if sample.basis.visitCount > 20 { exhausted += 1 }
        }
        #expect(exhausted > 30, "the first walks take the last 20 numbers")
    }

    @Test func `terms that were given back are used again`() {
        var basis = Basis()
        for _ in 0..<4 { basis.addSymbol() }
        let pair = [Basis.Entry(symbol: 0, coefficient: 1), Basis.Entry(symbol: 1, coefficient: -1)]
        for _ in 0..<50 {
            basis.link(2, pair)
            basis.link(3, [pair[1]])
            #expect(basis.termCount(of: 0) == 1 && basis.termCount(of: 1) == 2)
            basis.unlink(2)
            #expect(basis.termCount(of: 0) == 0 && basis.termCount(of: 1) == 1)
            basis.unlink(3)
        }
        #expect(basis.termCount == 3)
    }

    private func expectClear(_ basis: borrowing Basis, _ comment: Comment? = nil) {
        let isClear = basis.isClear
        #expect(isClear, comment)
    }

    private func expectInverse(_ sample: Sample, _ comment: Comment) {
        let columns = sample.columns
        for symbol in 0..<sample.symbolCount where !columns.contains(symbol) {
            guard let expected = sample.expectedRow(of: symbol) else {
                Issue.record("the columns depend on each other, \(comment)")
                return
            }
            let row = sample.row(of: symbol)
            for column in columns {
                let wanted = expected[column] ?? 0
                #expect(abs((row[column] ?? 0) - wanted) < 1e-9, comment)
                let inColumn = sample.column(of: column)[symbol] ?? 0
                #expect(abs(inColumn - wanted) < 1e-9, comment)
            }
        }
        expectClear(sample.basis, comment)
    }
}

import TestSupport
import AuditedGallery
@testable import TidelineTesting
import Testing

/// A few chosen rows of a table contain every combination of values in the table.
@Suite struct CoveringChoiceTests {
    /// A table with random values.
    ///
    /// For some columns, the chosen rows must contain all combinations of three values. For the other columns, all
    /// combinations of two values are enough.
    private struct Table {
        var factors: [CoveringChoice.Factor]
        var rows: Int
        var isPreferred: [Bool]

        init(_ generator: inout SeededGenerator) {
            let rows = Int.random(in: 1...60, using: &generator)
            self.rows = rows
            factors = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                let values = Int.random(in: 1...5, using: &generator)
                let answers = (0..<rows).map { _ in "\(Int.random(in: 0..<values, using: &generator))" }
                return CoveringChoice.Factor(answers, strength: Bool.random(using: &generator) ? .triples : .pairs)
            }
            isPreferred = (0..<rows).map { _ in Bool.random(using: &generator) }
        }

        var choice: [Int] { CoveringChoice(of: factors, preferring: isPreferred).rows }

        /// The check does not use the code under test.
        func isCovered(_ row: Int, by chosen: [Int]) -> Bool {
            combinations.allSatisfy { combination in
                chosen.contains { other in
                    combination.allSatisfy { factors[$0].values[row] == factors[$0].values[other] }
                }
            }
        }

        private var combinations: [[Int]] {
            (0..<(1 << factors.count)).map { bits in factors.indices.filter { bits >> $0 & 1 == 1 } }.filter {
                $0.count == 2 || $0.count == 3 && $0.allSatisfy { factors[$0].strength == .triples }
            }
        }
    }

    @Test func `what meets in a row meets in a chosen one, for random tables`() {
        for seed in 0..<200 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let table = Table(&generator), chosen = table.choice
            #expect(Set(chosen).count == chosen.count, "seed \(seed)")
            for row in 0..<table.rows { #expect(table.isCovered(row, by: chosen), "seed \(seed), row \(row)") }
        }
    }

    @Test func `the same table gives the same choice`() {
        for seed in 0..<20 {
            let choices = (0..<2).map { _ in
                var generator = SeededGenerator(seed: UInt64(seed))
                return Table(&generator).choice
            }
            #expect(choices[0] == choices[1], "seed \(seed)")
        }
    }

    @Test func `of equal rows the preferred one is taken, else the first`() {
        let factors = [["a", "a", "a"], ["b", "b", "b"]].map { CoveringChoice.Factor($0) }
        #expect(CoveringChoice(of: factors, preferring: [false, false, false]).rows == [0])
        #expect(CoveringChoice(of: factors, preferring: [false, false, true]).rows == [2])
    }

    @Test func `four factors of three values need fewer than 54 rows`() {
        let all = (0..<81).map { row in [row / 27, row / 9 % 3, row / 3 % 3, row % 3] }
        let factors = (0..<4).map { column in CoveringChoice.Factor(all.map { "\($0[column])" }) }
        let chosen = CoveringChoice(of: factors, preferring: all.map { _ in false }).rows
        #expect((27..<54).contains(chosen.count), "\(chosen.count)")
    }

    @Test func `no rows need no choice`() {
        #expect(CoveringChoice(of: [], preferring: []).rows.isEmpty)
    }
}

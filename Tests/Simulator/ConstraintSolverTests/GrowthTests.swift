import ConstraintSolver
import Foundation
import Testing

/// The solver's work depends on the number of changed values, and not on the size of the screen.
@Suite struct GrowthTests {
    @Test(arguments: [50, 500, 5000])
    func `building a form meets each variable a few times`(rowCount: Int) throws {
        let form = try Form(rowCount: rowCount)
        #expect(form.solver.visitCount <= 6 * rowCount + 22)
        #expect(form.solver.pivotCount == 2 * rowCount + 4)
    }

    @Test(arguments: [50, 500, 5000])
    func `moving every row meets each row once`(rowCount: Int) throws {
        let form = try Form(rowCount: rowCount)
        let (visits, pivots) = (form.solver.visitCount, form.solver.pivotCount)
        try form.solver.setConstant(50, for: form.heights[0])
        #expect(form.solver.value(of: form.tops[rowCount - 1]) == 59 + 52 * Double(rowCount - 1) + 6)
        #expect(form.solver.visitCount - visits <= rowCount + 1)
        #expect(form.solver.pivotCount == pivots)
    }

    @Test(arguments: [50, 500, 5000])
    func `moving the last row meets nothing else`(rowCount: Int) throws {
        let form = try Form(rowCount: rowCount)
        let visits = form.solver.visitCount
        try form.solver.setConstant(50, for: form.heights[rowCount - 1])
        #expect(form.solver.visitCount - visits == 1)
    }

    @Test(arguments: [50, 500, 5000])
    func `a keyboard animation looks for dependents only once`(rowCount: Int) throws {
        let form = try Form(rowCount: rowCount)
        try form.solver.setConstant(45, for: form.heights[rowCount - 1])
        let visits = form.solver.visitCount
        for frame in 1...120 { try form.solver.suggest(34 + Double(frame), for: form.keyboardHeight, priority: 999) }
        #expect(form.solver.visitCount - visits == 2)
    }

    @Test func `an order that was found is not used once a circle has closed`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), copy = solver.makeVariable(), other = solver.makeVariable()
        // The required constraint `other == 0` violates the constraint with priority 900. While a constraint is
        // violated, the solver compares costs before it violates another constraint. So it computes a cost just before
        // it violates the constraint with priority 500. For this cost, the solver visits the symbols that move with the
        // constraint of priority 500.
        _ = try solver.add([Term(other)], .equal, 0, priority: .required)
        _ = try solver.add([Term(other)], .equal, 5, priority: 900)
        _ = try solver.add([Term(width)], .equal, 10, priority: 500)
        _ = try solver.add([Term(copy), Term(width, coefficient: -1)], .equal, 0, priority: .required)
        _ = try solver.add([Term(width), Term(copy)], .equal, 100, priority: .required)
        #expect([width, copy].map { solver.value(of: $0) } == [50, 50])
        #expect(solver.checkInvariants() == [])
    }

    @Test func `what is added between two frames moves along in the next`() throws {
        let solver = Solver()
        let root = solver.makeVariable(), first = solver.makeVariable(), second = solver.makeVariable()
        let origin = try solver.add([Term(root)], .equal, 10, priority: .required)
        _ = try solver.add([Term(first), Term(root, coefficient: -1)], .equal, 1, priority: .required)
        try solver.setConstant(20, for: origin)
        _ = try solver.add([Term(second), Term(root, coefficient: -1)], .equal, 2, priority: .required)
        try solver.setConstant(30, for: origin)
        #expect([root, first, second].map { solver.value(of: $0) } == [30, 31, 32])
        let copy = try solver.add([Term(second)], .greaterThanOrEqual, 0, priority: 500)
        try solver.setConstant(40, for: origin)
        #expect(solver.residual(of: copy) == 42)
    }

    @Test(arguments: [100, 1000])
    func `a form built in reverse ends the same`(rowCount: Int) throws {
        let solver = Solver()
        let tops = (0..<rowCount).map { _ in solver.makeVariable() }
        for index in (1..<rowCount).reversed() {
            let terms = [Term(tops[index]), Term(tops[index - 1], coefficient: -1)]
            _ = try solver.add(terms, .equal, 52, priority: .required)
        }
        _ = try solver.add([Term(tops[0])], .equal, 59, priority: .required)
        #expect(tops.indices.allSatisfy { solver.value(of: tops[$0]) == 59 + 52 * Double($0) })
        #expect(solver.pivotCount == rowCount)
    }

    @Test(arguments: LiveRows.Order.allCases)
    func `rows are added in any order with the same work for each row`(order: LiveRows.Order) throws {
        let visits = try [500, 4000].map { count in
            let rows = try LiveRows(count: count, order: order)
            #expect(
                rows.tops.indices.allSatisfy { index in
                    rows.solver.value(of: rows.tops[index]) == Double(index / 2 * 48 + (index % 2 == 0 ? 8 : 18))
                })
            return Double(rows.solver.visitCount)
        }
        // In a random order, rows that meet move together, so a row moves as often as the logarithm of their number.
        #expect(log(visits[1] / visits[0]) / log(8) <= 1.2)
    }

    @Test func `a change in one part does not meet another`() throws {
        let solver = Solver()
        var heights: [ConstraintID] = []
        for _ in 0..<200 {
            let card = (0..<4).map { _ in solver.makeVariable() }
            _ = try solver.add([Term(card[0])], .equal, 16, priority: .required)
            heights.append(try solver.add([Term(card[1])], .equal, 44, priority: 750))
            _ = try solver.add([Term(card[1])], .greaterThanOrEqual, 20, priority: .required)
            let sum = [Term(card[2]), Term(card[0], coefficient: -1), Term(card[1], coefficient: -1)]
            _ = try solver.add(sum, .equal, 8, priority: .required)
            _ = try solver.add([Term(card[3]), Term(card[2], coefficient: -0.5)], .equal, 0, priority: .required)
        }
        let visits = solver.visitCount
        try solver.setConstant(10, for: heights[77])
        #expect(solver.visitCount - visits <= 20)
    }
}

import ConstraintSolver
import Testing

@Suite struct LayoutRuleTests {
    /// Adds the two optional inequalities that form an intrinsic width (rule B24).
    private func addIntrinsic(
        _ width: Variable, _ size: Double, hugging: Priority, resistance: Priority, to solver: Solver
    ) throws {
        _ = try solver.add([Term(width)], .lessThanOrEqual, size, priority: hugging)
        _ = try solver.add([Term(width)], .greaterThanOrEqual, size, priority: resistance)
    }

    @Test(arguments: [(60.0, 60.0), (30, 30), (200, 200)])
    func `an intrinsic size holds if nothing else decides (rule B24)`(size: Double, expected: Double) throws {
        let solver = Solver()
        let width = solver.makeVariable()
        try addIntrinsic(width, size, hugging: 250, resistance: 750, to: solver)
        #expect(solver.value(of: width) == expected)
    }

    @Test(arguments: [(total: 100.0, left: 60.0, right: 40.0), (70, 50, 20), (40, 40, 0), (90, 50, 40)])
    func `the label with the lower priority resizes (rule B24)`(
        example: (total: Double, left: Double, right: Double)
    ) throws {
        let solver = Solver()
        let left = solver.makeVariable(), right = solver.makeVariable()
        _ = try solver.add([Term(left), Term(right)], .equal, example.total, priority: .required)
        _ = try solver.add([Term(right)], .greaterThanOrEqual, 0, priority: .required)
        try addIntrinsic(left, 50, hugging: 250, resistance: 750, to: solver)
        try addIntrinsic(right, 40, hugging: 251, resistance: 749, to: solver)
        #expect(solver.value(of: left) == example.left)
        #expect(solver.value(of: right) == example.right)
    }

    @Test func `a multiplier scales a coordinate (rule B57)`() throws {
        let solver = Solver()
        let trailing = solver.makeVariable(), center = solver.makeVariable()
        _ = try solver.add([Term(trailing)], .equal, 300, priority: .required)
        _ = try solver.add([Term(center), Term(trailing, coefficient: -0.5)], .equal, 0, priority: .required)
        #expect(solver.value(of: center) == 150)
    }

    @Test func `a required bound beats compression resistance (rule B57)`() throws {
        let solver = Solver()
        let outer = solver.makeVariable(), width = solver.makeVariable()
        _ = try solver.add([Term(outer)], .equal, 300, priority: .required)
        try addIntrinsic(width, 200, hugging: 250, resistance: 750, to: solver)
        _ = try solver.add([Term(width), Term(outer, coefficient: -0.5)], .lessThanOrEqual, 0, priority: .required)
        #expect(solver.value(of: width) == 150)
    }

    /// The arguments say which view has the lowest priority, how wide all views are together, and the resulting widths.
    @Test(
        arguments: [
            (true, 180, [106.6666666667, 53.3333333333, 20]), (true, 220, [106.6666666667, 53.3333333333, 60]),
            (false, 180, [100, 53.3333333333, 26.6666666667]), (false, 220, [140, 53.3333333333, 26.6666666667])
        ] as [(Bool, Double, [Double])])
    func `a proportional stack resizes its lowest priority (rule B49)`(
        lastIsLowest: Bool, room: Double, expected: [Double]
    ) throws {
        let solver = Solver()
        let widths = (0..<3).map { _ in solver.makeVariable() }
        _ = try solver.add(widths.map { Term($0) }, .equal, room, priority: .required)
        for (index, share) in [160.0, 80, 40].enumerated() {
            let priority = Priority(rawValue: Float(lastIsLowest ? 999 - index : 997 + index))
            _ = try solver.add([Term(widths[index])], .equal, 200 * share / 300, priority: priority)
        }
        for (width, value) in zip(widths, expected) { #expect(abs(solver.value(of: width) - value) < 1e-7) }
    }
}

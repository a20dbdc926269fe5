/// Solves small systems by the definition of strict levels, independently of the solver under test.
///
/// The oracle represents every variable as the difference of two numbers that are zero or more. It represents the
/// violation of each constraint as one more number. For each level, the oracle first minimises the sum of the
/// violations. Then it minimises each violation in the order of the constraints.
enum Oracle {
    /// The common properties of all best solutions.
    struct Solution {
        /// The violations in the order of the system's constraints; zero for required constraints.
        var violations: [Double]
        /// The values of each variable in the best solutions; infinite for an unbounded variable.
        var ranges: [ClosedRange<Double>]

        func isUnique(_ variable: Int) -> Bool {
            let range = ranges[variable]
            return range.upperBound - range.lowerBound < 1e-6 * max(1, abs(range.lowerBound))
        }
    }

    /// Nil if the required constraints contradict each other.
    static func solve(_ constraints: [ModelConstraint], variableCount: Int) -> Solution? {
        var layout = Layout(variableCount: variableCount)
        for constraint in constraints { layout.add(constraint) }
        let width = layout.columnCount
        let matrix = layout.rows.map { $0 + [Double](repeating: 0, count: width - $0.count) }
        guard var simplex = DenseSimplex(coefficients: matrix, constants: layout.constants, columnCount: width) else {
            return nil
        }
        var violations = [Double](repeating: 0, count: constraints.count)
        let levels = Set(constraints.map(\.priority)).subtracting([1000]).sorted(by: >)
        for level in levels {
            let members = constraints.indices.filter { constraints[$0].priority == level }
            reach(layout.cost(members), &simplex)
            for member in members { violations[member] = reach(layout.cost([member]), &simplex) }
        }
        let ranges = (0..<variableCount).map { range(of: $0, layout, simplex) }
        return Solution(violations: violations, ranges: ranges)
    }

    static func isSatisfiable(_ constraints: [ModelConstraint], variableCount: Int) -> Bool {
        solve(constraints.filter { $0.priority == 1000 }, variableCount: variableCount) != nil
    }

    @discardableResult
    private static func reach(_ cost: [Double], _ simplex: inout DenseSimplex) -> Double {
        let value = simplex.minimise(cost) ?? -.infinity
        simplex.fix(cost)
        return value
    }

    private static func range(of variable: Int, _ layout: Layout, _ simplex: DenseSimplex) -> ClosedRange<Double> {
        var cost = [Double](repeating: 0, count: layout.columnCount)
        cost[2 * variable] = 1
        cost[2 * variable + 1] = -1
        var down = simplex, up = simplex
        let low = down.minimise(cost) ?? -.infinity
        let high = up.minimise(cost.map { -$0 }).map { -$0 } ?? .infinity
        return low...max(low, high)
    }

    /// The meaning of each column of the matrix.
    private struct Layout {
        var columnCount: Int
        var rows: [[Double]] = []
        var constants: [Double] = []
        var violationColumns: [[Int]] = []

        init(variableCount: Int) { columnCount = 2 * variableCount }

        mutating func add(_ constraint: ModelConstraint) {
            var row = [Double](repeating: 0, count: columnCount)
            for (variable, coefficient) in constraint.terms {
                row[2 * variable] += coefficient
                row[2 * variable + 1] -= coefficient
            }
            let isOptional = constraint.priority < 1000
            var violations: [Int] = []
            // A column with -1 lets the sum exceed the constant, and a column with +1 lets the sum fall short of the
            // constant.
            for (sign, isSlack) in [(-1.0, constraint.relation == ">="), (1.0, constraint.relation == "<=")]
            where isSlack || isOptional {
                row.append(sign)
                if !isSlack { violations.append(columnCount) }
                columnCount += 1
            }
            rows.append(row)
            constants.append(constraint.constant)
            violationColumns.append(violations)
        }

        func cost(_ members: [Int]) -> [Double] {
            var cost = [Double](repeating: 0, count: columnCount)
            for member in members {
                for column in violationColumns[member] { cost[column] = 1 }
            }
            return cost
        }
    }
}

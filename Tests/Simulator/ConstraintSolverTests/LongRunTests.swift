import ConstraintSolver
import TestSupport
import Testing

@Suite(.besideMainActor) struct LongRunTests {
    @Test func `thousands of edits leave no rounding errors behind`() throws {
        let solver = Solver()
        var generator = SeededGenerator(seed: 77)
        let widths = (0..<12).map { _ in solver.makeVariable() }
        let total = try solver.add(widths.map { Term($0) }, .equal, 100, priority: .required)
        var shares: [ConstraintID] = []
        for (index, width) in widths.enumerated() {
            _ = try solver.add([Term(width)], .greaterThanOrEqual, 0.1, priority: .required)
            let terms = [Term(width), Term(widths[(index + 1) % 12], coefficient: -1.0 / 3)]
            shares.append(try solver.add(terms, .equal, 1, priority: Priority(rawValue: Float(100 + index % 5))))
        }
        for _ in 0..<6000 {
            let index = Int.random(in: 0..<12, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: try solver.setConstant(Double.random(in: 10...900, using: &generator), for: total)
            case 1: try solver.setPriority(Priority(rawValue: Float(100 + index)), for: shares[index])
            default: try solver.setConstant(Double.random(in: -30...30, using: &generator), for: shares[index])
            }
        }
        try solver.setConstant(120, for: total)
        let sum = widths.reduce(0) { $0 + solver.value(of: $1) }
        #expect(abs(sum - 120) < 1e-9)
        #expect(solver.checkInvariants() == [])
        for (index, id) in shares.enumerated() {
            try solver.setPriority(Priority(rawValue: Float(500 - index)), for: id)
        }
        try solver.setConstant(5, for: shares[0])
        let expected = solver.value(of: widths[1]) / 3 + 5
        #expect(abs(solver.value(of: widths[0]) - expected) < 1e-9)
    }

    @Test func `constants that come back bring every bit back`() throws {
        let form = try Form(rowCount: 40)
        var generator = SeededGenerator(seed: 78)
        let before = form.tops.map { form.solver.value(of: $0) }
        for _ in 0..<200 {
            let rows = (0..<5).map { _ in Int.random(in: 0..<40, using: &generator) }
            for row in rows {
                try form.solver.setConstant(Double.random(in: 1...90, using: &generator), for: form.heights[row])
            }
            let height = Double.random(in: 0...400, using: &generator)
            try form.solver.suggest(height, for: form.keyboardHeight, priority: 999)
            for row in rows.shuffled(using: &generator) { try form.solver.setConstant(44, for: form.heights[row]) }
            #expect(form.tops.map { form.solver.value(of: $0) } == before)
        }
        #expect(form.solver.checkInvariants() == [])
    }

    @Test func `a screen built up and down often leaves nothing behind`() throws {
        let solver = Solver()
        let root = solver.makeVariable()
        _ = try solver.add([Term(root)], .equal, 393, priority: .required)
        for round in 0..<200 {
            let views = (0..<8).map { _ in solver.makeVariable() }
            var ids: [ConstraintID] = []
            for (index, view) in views.enumerated() {
                let before = index == 0 ? root : views[index - 1]
                ids.append(
                    try solver.add([Term(view), Term(before, coefficient: -0.9)], .equal, 0.1, priority: .required))
                ids.append(try solver.add([Term(view)], .equal, 200, priority: 500))
            }
            #expect(abs(solver.value(of: views[0]) - (393 * 0.9 + 0.1)) < 1e-9)
            for id in round % 2 == 0 ? ids : ids.reversed() { try solver.remove(id) }
            for view in views { #expect(solver.removeVariable(view)) }
        }
        #expect(solver.dump { "x\($0.id)" }.split(separator: "\n").count == 3 + 1 + 1 + 1)
        #expect(solver.checkInvariants() == [])
    }
}

import ConstraintSolver

/// The rows of `Column` as variables and constraints of the solver, without any views.
struct BareColumn {
    private let solver = Solver()

    init(_ count: Int) throws(SolverError) {
        let width = solver.makeVariable()
        try add([Term(width)], 390)
        var above: (y: Variable, height: Variable)?
        for _ in 0..<count {
            let x = solver.makeVariable(), y = solver.makeVariable()
            let own = solver.makeVariable(), height = solver.makeVariable()
            if let above {
                try add([Term(y), Term(above.y, coefficient: -1), Term(above.height, coefficient: -1)], 0)
            } else {
                try add([Term(y)], 0)
            }
            try add([Term(x)], 0)
            try add([Term(own), Term(width, coefficient: -1)], 0)
            try add([Term(height)], 20)
            above = (y, height)
        }
        solver.takeChangedVariables { _ in }
    }

    private func add(_ terms: [Term], _ constant: Double) throws(SolverError) {
        _ = try solver.add(terms, .equal, constant, priority: .required)
    }
}

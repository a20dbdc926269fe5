extension Solver {
    /// Returns the system as text for people: variables, constraints and tableau.
    ///
    /// `#3` is the constraint with index 3. `held` marks a constraint that is met exactly. `slack 5` means that a
    /// constraint is met with 5 to spare. `off by 5` means that the left side is 5 too large. `resting` marks an
    /// undetermined variable. In the tableau, `x = 100: +1 #0 -2 y` says that `x` is 100. If the left side of `#0`
    /// rises by 1, then `x` rises by 1. If `y` rises by 1, then `x` falls by 2. Numbers have six decimals at most.
    public func dump(name: (Variable) -> String) -> String {
        var lines = ["variables"]
        let (variables, constraints) = presentSymbols
        for variable in variables { lines.append("  " + describe(variable: variable, name)) }
        lines.append("constraints")
        for constraint in constraints { lines.append("  " + describe(constraint: constraint, name)) }
        lines.append("tableau")
        for symbol in variables + constraints where simplex.solution.isBasic(symbol) {
            lines.append("  " + describe(row: symbol, name))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func describe(variable symbol: Int, _ name: (Variable) -> String) -> String {
        let text = "\(label(symbol, name)) = \(Solver.format(simplex.solution.value(of: symbol)))"
        return simplex.solution.isBasic(symbol) ? text : text + " resting"
    }

    private func describe(constraint symbol: Int, _ name: (Variable) -> String) -> String {
        let residual = simplex.solution.symbol(symbol)
        let relation = residual.below == .nothing ? "<=" : residual.above == .nothing ? ">=" : "=="
        let level = residual.priority == 1000 ? "required" : "@\(Solver.format(Double(residual.priority)))"
        let own = simplex.solution.terms(of: symbol)
        let terms = own.indices.map { index in
            Solver.format(coefficient: own[index].coefficient) + " " + label(Int(own[index].variable), name)
        }
        let sum = terms.isEmpty ? "0" : terms.joined(separator: " ")
        let constant = Solver.format(simplex.solution.constant(of: symbol))
        return "\(label(symbol, name)) \(level): \(sum) \(relation) \(constant)  \(state(symbol))"
    }

    private func state(_ symbol: Int) -> String {
        let residual = simplex.solution.symbol(symbol), value = simplex.solution.value(of: symbol)
        if abs(value) <= Tolerance.residual * simplex.solution.evaluate(symbol).magnitude { return "held" }
        let price = value > 0 ? residual.above : residual.below
        return price == .nothing ? "slack \(Solver.format(abs(value)))" : "off by \(Solver.format(value))"
    }

    private func describe(row symbol: Int, _ name: (Variable) -> String) -> String {
        let entries = simplex.solution.row(of: symbol).elements.sorted {
            let left = simplex.solution.symbol(Int($0.symbol)), right = simplex.solution.symbol(Int($1.symbol))
            return (left.role.rawValue, left.number) < (right.role.rawValue, right.number)
        }
        let terms = entries.map {
            " " + Solver.format(coefficient: $0.coefficient) + " " + label(Int($0.symbol), name)
        }
        return "\(label(symbol, name)) = \(Solver.format(simplex.solution.value(of: symbol))):" + terms.joined()
    }

    private func label(_ symbol: Int, _ name: (Variable) -> String) -> String {
        let number = simplex.solution.symbol(symbol).number
        return simplex.solution.symbol(symbol).role == .variable ? name(Variable(id: Int(number))) : "#\(number)"
    }

    private static func format(coefficient: Double) -> String { (coefficient < 0 ? "" : "+") + format(coefficient) }

    private static func format(_ number: Double) -> String {
        guard abs(number) < 1e9 else { return "\(number)" }
        // `rounded()` may call the C library's `round`, but this module does without that library.
        let millionths = Int(number * 1e6 + (number < 0 ? -0.5 : 0.5))
        return millionths % 1_000_000 == 0 ? "\(millionths / 1_000_000)" : "\(Double(millionths) / 1e6)"
    }
}

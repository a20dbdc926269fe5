/// Finds violated invariants of the simplex, in time proportional to the square of the system's size.
struct InvariantCheck {
    private(set) var findings: [String] = []

    mutating func report(_ finding: String) { findings.append(finding) }

    mutating func check(_ solution: inout BasicSolution, _ pricing: inout Pricing) {
        var violatedCount = 0
        for symbol in solution.symbolIndices where solution.symbol(symbol).role != .vacant {
            checkPair(of: symbol, solution)
            if solution.isVariable(symbol) {
                checkBound(of: symbol, solution)
            } else {
                checkValue(of: symbol, &solution)
            }
            if solution.isBasic(symbol) {
                checkRow(of: symbol, &solution)
            } else {
                checkColumn(of: symbol, &solution)
                checkPrice(of: symbol, &solution, &pricing)
            }
        }
        for residual in solution.symbolIndices where solution.symbol(residual).role == .residual {
            guard solution.symbol(residual).gradient != 0 else { continue }
            violatedCount += 1
            checkLevel(of: residual, solution)
        }
        if solution.violated.count != violatedCount {
            report("\(solution.violated.count) residuals are listed as paying")
        }
    }

    private func name(_ symbol: Int, _ solution: borrowing BasicSolution) -> String {
        (solution.isVariable(symbol) ? "variable " : "#") + "\(solution.symbol(symbol).number)"
    }

    private mutating func checkLevel(of residual: Int, _ solution: borrowing BasicSolution) {
        let symbol = solution.symbol(residual), place = Int(symbol.levelPlace)
        let members = solution.violated.members(at: symbol.priority)
        if !members.indices.contains(place) || Int(members[place]) != residual {
            report("\(name(residual, solution)) pays but is not listed")
        }
    }

    private mutating func checkPair(of symbol: Int, _ solution: borrowing BasicSolution) {
        let name = name(symbol, solution)
        if !solution.isBasic(symbol), solution.symbol(symbol).side != 0 { report("\(name) is a column with a side") }
        let partner = solution.partner(of: symbol)
        guard partner >= 0 else { return }
        if solution.partner(of: partner) != symbol {
            report("\(name) has partner \(self.name(partner, solution)), but not the other way round")
        }
        guard solution.isVariable(symbol) else { return }
        let terms = solution.terms(of: partner)
        if !terms.indices.contains(where: { Int(terms[$0].variable) == symbol }) {
            report("\(name) is determined by \(self.name(partner, solution)), which does not mention it")
        }
    }

    /// A variable with a lower bound must be at zero or more, and exactly zero outside the basis.
    private mutating func checkBound(of variable: Int, _ solution: borrowing BasicSolution) {
        let symbol = solution.symbol(variable), value = solution.value(of: variable)
        guard !symbol.isFree else { return }
        if value < -Tolerance.required { report("\(name(variable, solution)) is \(value)") }
        if !solution.isBasic(variable), value != 0 { report("\(name(variable, solution)) rests at \(value)") }
        if solution.isBasic(variable), symbol.side <= 0 { report("\(name(variable, solution)) is not watched") }
    }

    private mutating func checkValue(of residual: Int, _ solution: inout BasicSolution) {
        let symbol = solution.symbol(residual), stored = solution.value(of: residual), name = name(residual, solution)
        let (value, magnitude) = solution.evaluate(residual), isBasic = solution.isBasic(residual)
        if abs(value - stored) > 1e-7 * magnitude { report("\(name) is off by \(value), the basis says \(stored)") }
        if !isBasic, stored != 0 { report("\(name) is a column but not zero") }
        let forbidden = value > 0 ? symbol.above : symbol.below
        if forbidden == .infinite, abs(value) > max(Tolerance.required, 1e-8 * magnitude) {
            report("\(name) is required but off by \(value)")
        }
        let isTolerated = symbol.priority == Priority.required.rawValue && solution.isTolerable(residual)
        if isBasic, !solution.isFeasible(residual), !isTolerated {
            report("\(name) pays for side \(symbol.side) at \(value)")
        }
    }

    /// A basic symbol must equal the sum in its row for all possible values of the variables.
    private mutating func checkRow(of symbol: Int, _ solution: inout BasicSolution) {
        var sums = [Double](repeating: 0, count: solution.symbolIndices.count), largest = 1.0
        func add(_ symbol: Int, _ factor: Double, _ solution: borrowing BasicSolution) {
            guard !solution.isVariable(symbol) else { return sums[symbol] += factor }
            let terms = solution.terms(of: symbol)
            for index in terms.indices {
                let product = factor * terms[index].coefficient
                sums[Int(terms[index].variable)] += product
                largest = max(largest, abs(product))
            }
        }
        add(symbol, -1, solution)
        let name = name(symbol, solution)
        for entry in solution.row(of: symbol).elements {
            add(Int(entry.symbol), entry.coefficient, solution)
            if solution.isBasic(Int(entry.symbol)) { report("\(name) is defined by a basic symbol") }
        }
        for (variable, sum) in sums.enumerated() where abs(sum) > 1e-7 * largest {
            report("row \(name) is wrong by \(sum) \(self.name(variable, solution))")
        }
    }

    /// Checks that a column and the rows contain the same coefficients.
    ///
    /// The column gives a coefficient for each symbol that moves with it. The row of the moved symbol must contain the
    /// same coefficient.
    private mutating func checkColumn(of symbol: Int, _ solution: inout BasicSolution) {
        let column = solution.column(of: symbol)
        for entry in column.variables.elements + column.residuals.elements where Int(entry.symbol) != symbol {
            let row = solution.row(of: Int(entry.symbol))
            let inRow = row.elements.first { Int($0.symbol) == symbol }?.coefficient ?? 0
            if abs(inRow - entry.coefficient) > 1e-7 * max(1, abs(inRow)) {
                let name = name(symbol, solution), moved = self.name(Int(entry.symbol), solution)
                report("\(moved) moves \(entry.coefficient) with \(name), not \(inRow)")
            }
        }
    }

    /// No move of a column may lower the total price.
    private mutating func checkPrice(of column: Int, _ solution: inout BasicSolution, _ pricing: inout Pricing) {
        for rising in [true, false] where pricing.price(column, rising: rising, in: &solution) && pricing.isImproving {
            report("moving \(name(column, solution)) \(rising ? "up" : "down") would improve the solution")
        }
    }
}

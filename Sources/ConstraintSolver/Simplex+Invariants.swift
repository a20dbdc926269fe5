extension Simplex {
    /// The invariants that do not hold, as text.
    mutating func violations(name: (Int) -> String) -> [String] {
        var found: [String] = []
        for symbol in symbols.indices where symbols[symbol].role != .vacant {
            checkPlace(of: symbol, name, &found)
            if symbols[symbol].role == .residual { checkValue(of: symbol, name, &found) }
            if symbols[symbol].isBasic {
                checkRow(of: symbol, name, &found)
            } else {
                checkPrice(of: symbol, name, &found)
            }
        }
        let paying = symbols.filter { $0.role == .residual && $0.gradient != 0 }.count
        if paying != payingCount { found.append("\(payingCount) residuals counted as paying, \(paying) do") }
        if !pending.isEmpty || !suspects.isEmpty { found.append("work is left undone") }
        if symbols.contains(where: { $0.isPending || $0.isSuspect }) { found.append("a mark was left behind") }
        if stallCount > 0 { found.append("a repair gave up \(stallCount) times") }
        return found
    }

    private func checkPlace(of symbol: Int, _ name: (Int) -> String, _ found: inout [String]) {
        if symbols[symbol].isBasic {
            let row = Int(symbols[symbol].row)
            if Int(tableau.basics[row]) != symbol { found.append("\(name(symbol)) is not in the row it points to") }
            if !tableau.columns[symbol].isEmpty { found.append("\(name(symbol)) is a row and a column") }
        } else if symbols[symbol].side != 0 {
            found.append("\(name(symbol)) is a column with a side")
        }
        for (link, reference) in tableau.columns[symbol].enumerated() {
            let entry = tableau.rows[Int(reference.row)][Int(reference.position)]
            if Int(entry.column) != symbol || Int(entry.link) != link {
                found.append("column \(name(symbol)) points to a foreign coefficient")
            }
        }
    }

    /// The stored residual agrees with the variables, and lies on the side that is paid for.
    private func checkValue(of residual: Int, _ name: (Int) -> String, _ found: inout [String]) {
        let symbol = symbols[residual]
        let (value, magnitude) = evaluate(residual)
        if abs(value - symbol.value) > 1e-7 * magnitude {
            found.append("\(name(residual)) is off by \(value), the tableau says \(symbol.value)")
        }
        if !symbol.isBasic, symbol.value != 0 { found.append("\(name(residual)) is a column but not zero") }
        let forbidden = value > 0 ? symbol.above : symbol.below
        if forbidden.isInfinite, abs(value) > max(Tolerance.required, 1e-8 * magnitude) {
            found.append("\(name(residual)) is required but off by \(value)")
        }
        if symbol.isBasic, !symbol.isFeasible, !(symbol.priority == 1000 && symbol.isTolerable) {
            found.append("\(name(residual)) pays for side \(symbol.side) at \(symbol.value)")
        }
    }

    /// A row is an identity in the variables.
    private func checkRow(of symbol: Int, _ name: (Int) -> String, _ found: inout [String]) {
        var sums = [Double](repeating: 0, count: symbols.count)
        func add(_ symbol: Int, _ factor: Double) {
            if symbols[symbol].role == .variable { sums[symbol] += factor }
            for summand in definitions[symbol] { sums[Int(summand.variable)] += factor * summand.coefficient }
        }
        add(symbol, -1)
        for entry in tableau.rows[Int(symbols[symbol].row)] {
            add(Int(entry.column), entry.coefficient)
            if symbols[Int(entry.column)].isBasic { found.append("\(name(symbol)) is defined by a basic symbol") }
        }
        for (variable, sum) in sums.enumerated() where abs(sum) > 1e-7 {
            found.append("row \(name(symbol)) is wrong by \(sum) \(name(variable))")
        }
    }

    /// No column can move and make the total better.
    private mutating func checkPrice(of column: Int, _ name: (Int) -> String, _ found: inout [String]) {
        for rising in [true, false] where price(column, rising: rising) && buffers.price.sign < 0 {
            found.append("moving \(name(column)) \(rising ? "up" : "down") would improve the solution")
        }
    }
}

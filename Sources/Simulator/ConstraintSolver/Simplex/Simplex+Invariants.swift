extension Simplex {
    /// The invariants that do not hold, as text.
    mutating func violations(name: (Int) -> String) -> [String] {
        var found: [String] = []
        for symbol in symbols.indices where symbols[symbol].role != .vacant {
            checkPair(of: symbol, name, &found)
            if symbols[symbol].role == .residual { checkValue(of: symbol, name, &found) }
            if isBasic(symbol) {
                checkRow(of: symbol, name, &found)
            } else {
                checkColumn(of: symbol, name, &found)
                checkPrice(of: symbol, name, &found)
            }
        }
        for symbol in symbols.indices where symbols[symbol].role == .residual { checkPaying(symbol, name, &found) }
        if paying.count != symbols.elements.count(where: { $0.role == .residual && $0.gradient != 0 }) {
            found.append("\(paying.count) residuals are listed as paying")
        }
        if !pending.isEmpty || !suspects.isEmpty { found.append("work is left undone") }
        if symbols.elements.contains(where: { $0.isPending || $0.isSuspect || $0.isStale }) {
            found.append("a mark was left behind")
        }
        if basis.sums.elements.contains(where: { $0 != 0 }) { found.append("a sum was left behind") }
        if stallCount > 0 { found.append("a repair gave up \(stallCount) times") }
        return found
    }

    /// A residual that pays is listed where it says.
    private mutating func checkPaying(_ residual: Int, _ name: (Int) -> String, _ found: inout [String]) {
        guard symbols[residual].gradient != 0 else { return }
        let members = paying.members(at: symbols[residual].priority), place = Int(symbols[residual].payingPlace)
        if !members.indices.contains(place) || Int(members[place]) != residual {
            found.append("\(name(residual)) pays but is not listed")
        }
    }

    /// Pairs are mutual, and the variable is mentioned by its partner.
    private mutating func checkPair(of symbol: Int, _ name: (Int) -> String, _ found: inout [String]) {
        if !isBasic(symbol), symbols[symbol].side != 0 { found.append("\(name(symbol)) is a column with a side") }
        let partner = Int(basis.nodes[symbol].partner)
        guard partner >= 0 else { return }
        if Int(basis.nodes[partner].partner) != symbol {
            found.append("\(name(symbol)) has partner \(name(partner)), but not the other way round")
        }
        guard isVariable(symbol) else { return }
        if !basis.terms(of: partner).contains(where: { Int(basis.terms[$0].variable) == symbol }) {
            found.append("\(name(symbol)) is determined by \(name(partner)), which does not mention it")
        }
    }

    /// The stored residual agrees with the variables, and lies on the side that is paid for.
    private mutating func checkValue(of residual: Int, _ name: (Int) -> String, _ found: inout [String]) {
        let symbol = symbols[residual]
        let (value, magnitude) = evaluate(residual)
        if abs(value - values[residual]) > 1e-7 * magnitude {
            found.append("\(name(residual)) is off by \(value), the basis says \(values[residual])")
        }
        if !isBasic(residual), values[residual] != 0 { found.append("\(name(residual)) is a column but not zero") }
        let forbidden = value > 0 ? symbol.above : symbol.below
        if forbidden == .infinite, abs(value) > max(Tolerance.required, 1e-8 * magnitude) {
            found.append("\(name(residual)) is required but off by \(value)")
        }
        if isBasic(residual), !isFeasible(residual), !(symbol.priority == 1000 && isTolerable(residual)) {
            found.append("\(name(residual)) pays for side \(symbol.side) at \(value)")
        }
    }

    /// A row is an identity in the variables.
    private mutating func checkRow(of symbol: Int, _ name: (Int) -> String, _ found: inout [String]) {
        var sums = [Double](repeating: 0, count: symbols.count), largest = 1.0
        func add(_ symbol: Int, _ factor: Double) {
            if isVariable(symbol) { sums[symbol] += factor }
            guard !isVariable(symbol) else { return }
            for index in basis.terms(of: symbol) {
                let product = factor * basis.terms[index].coefficient
                sums[Int(basis.terms[index].variable)] += product
                largest = max(largest, abs(product))
            }
        }
        add(symbol, -1)
        computeRow(of: symbol)
        for entry in basis.row.elements {
            add(Int(entry.symbol), entry.coefficient)
            if isBasic(Int(entry.symbol)) { found.append("\(name(symbol)) is defined by a basic symbol") }
        }
        for (variable, sum) in sums.enumerated() where abs(sum) > 1e-7 * largest {
            found.append("row \(name(symbol)) is wrong by \(sum) \(name(variable))")
        }
    }

    /// A column says the same as the rows that it crosses.
    private mutating func checkColumn(of symbol: Int, _ name: (Int) -> String, _ found: inout [String]) {
        computeColumn(of: symbol)
        for entry in basis.moves.elements + basis.column.elements where Int(entry.symbol) != symbol {
            computeRow(of: Int(entry.symbol))
            let inRow = basis.row.elements.first { Int($0.symbol) == symbol }?.coefficient ?? 0
            if abs(inRow - entry.coefficient) > 1e-7 * max(1, abs(inRow)) {
                found.append("\(name(Int(entry.symbol))) moves \(entry.coefficient) with \(name(symbol)), not \(inRow)")
            }
        }
    }

    /// No column can move and make the total better.
    private mutating func checkPrice(of column: Int, _ name: (Int) -> String, _ found: inout [String]) {
        for rising in [true, false] where price(column, rising: rising) && buffers.price.sign < 0 {
            found.append("moving \(name(column)) \(rising ? "up" : "down") would improve the solution")
        }
    }
}

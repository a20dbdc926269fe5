/// The optimiser: keeps a tableau optimal for strict levels of priced residuals while constraints come and go.
///
/// It knows symbols, not public types. Between calls three things hold (see `Simplex+Invariants.swift`): every residual
/// that is not basic is exactly zero, every basic one is on the side whose price it pays, and no column can move without
/// making the total price worse.
struct Simplex {
    /// A summand in the definition of a residual.
    struct Summand {
        var variable: Int32
        var coefficient: Double
    }

    var symbols: [Symbol] = []
    /// By symbol: what a residual is the sum of; empty for variables.
    var definitions: [[Summand]] = []
    var tableau = Tableau()
    /// Cumulative number of pivots, without those of rebuilds.
    var pivotCount = 0
    var rebuildCount = 0
    /// The number of basic residuals that pay a price; while it is zero no column needs to be priced.
    var payingCount = 0
    /// Basic residuals that may be on the wrong side.
    var pending: [Int32] = []
    /// Columns that may have become able to improve.
    var suspects: [Int32] = []
    /// Variables whose value was touched since changes were last taken.
    var touched: [Int32] = []
    var journal = Journal()
    /// How often a repair gave up; anything but zero is a fault of the solver.
    var stallCount = 0
    var changesSinceCheck = 0
    var pivotsSinceRebuild = 0
    var buffers = Buffers()
    private var vacant: [Int32] = []

    /// Makes a symbol of the role, as an empty column of value zero.
    mutating func makeSymbol(_ role: Symbol.Role, owner: Int) -> Int {
        let symbol: Int
        if let reused = vacant.popLast() {
            symbol = Int(reused)
        } else {
            symbol = symbols.count
            symbols.append(Symbol())
            definitions.append([])
            tableau.addColumn()
            buffers.sums.append(0)
        }
        let journalMark = symbols[symbol].journal
        symbols[symbol] = Symbol()
        symbols[symbol].journal = journalMark
        symbols[symbol].role = role
        symbols[symbol].owner = owner
        return symbol
    }

    /// Gives a variable back that no constraint mentions.
    mutating func release(_ variable: Int) {
        // Nothing can depend on it, except through rounding noise, which a rebuild does away with.
        if symbols[variable].isBasic || !tableau.columns[variable].isEmpty { rebuild() }
        discard(variable)
        settle()
    }

    /// Gives a symbol back that is neither in a row nor in a column with coefficients.
    mutating func discard(_ symbol: Int) {
        symbols[symbol].role = .vacant
        if symbols[symbol].isTouched { touched.removeAll { Int($0) == symbol } }
        if symbols[symbol].isPending { pending.removeAll { Int($0) == symbol } }
        if symbols[symbol].isSuspect { suspects.removeAll { Int($0) == symbol } }
        for summand in definitions[symbol] { symbols[Int(summand.variable)].uses -= 1 }
        definitions[symbol].removeAll(keepingCapacity: true)
        vacant.append(Int32(symbol))
    }

    /// Sets which price a symbol pays and keeps count.
    mutating func setSide(_ side: Int8, of symbol: Int) {
        record(symbol)
        if symbols[symbol].gradient != 0 { payingCount -= 1 }
        symbols[symbol].side = side
        if symbols[symbol].gradient != 0 { payingCount += 1 }
    }

    /// Moves a column's symbol and everything that depends on it.
    mutating func move(_ column: Int, by distance: Double) {
        guard distance != 0 else { return }
        shift(column, by: distance)
        for index in tableau.columns[column].indices {
            let reference = tableau.columns[column][index]
            let coefficient = tableau.coefficient(at: reference)
            shift(Int(tableau.basics[Int(reference.row)]), by: coefficient * distance)
        }
    }

    private mutating func shift(_ symbol: Int, by distance: Double) {
        record(symbol)
        symbols[symbol].value += distance
        if symbols[symbol].role == .variable {
            touch(symbol)
        } else if !symbols[symbol].isPending, !symbols[symbol].isFeasible {
            markPending(symbol)
        }
    }

    mutating func touch(_ variable: Int) {
        guard !symbols[variable].isTouched else { return }
        symbols[variable].isTouched = true
        touched.append(Int32(variable))
    }

    mutating func markPending(_ symbol: Int) {
        guard !symbols[symbol].isPending else { return }
        symbols[symbol].isPending = true
        pending.append(Int32(symbol))
    }

    mutating func markSuspect(_ column: Int) {
        guard !symbols[column].isSuspect else { return }
        symbols[column].isSuspect = true
        suspects.append(Int32(column))
    }

    mutating func markSuspects(inRow row: Int) {
        for entry in tableau.rows[row] { markSuspect(Int(entry.column)) }
    }

    /// Exchanges the symbol a row defines for the one at a position in the row.
    ///
    /// Values stay as they are, but for the residual that becomes a column: it is set to exactly zero.
    mutating func exchange(row: Int, position: Int) {
        let entering = Int(tableau.rows[row][position].column), leaving = Int(tableau.basics[row])
        setSide(0, of: leaving)
        tableau.pivot(row: row, position: position)
        symbols[entering].row = Int32(row)
        symbols[leaving].row = -1
        if symbols[leaving].role == .residual, !symbols[leaving].isFree { symbols[leaving].value = 0 }
        if journal.isOpen { journal.exchanges.append((entering: Int32(entering), leaving: Int32(leaving))) }
        pivotCount += 1
        pivotsSinceRebuild += 1
    }
}

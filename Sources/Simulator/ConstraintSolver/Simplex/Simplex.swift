/// The optimiser: keeps a basis optimal for strict levels of priced residuals while constraints come and go.
///
/// It knows symbols, not public types. Between calls three things hold (see `Simplex+Invariants.swift`): every residual
/// that is held is exactly zero, every basic one is on the side whose price it pays, and no column can move without
/// making the total price worse.
///
/// What runs in every frame goes through arrays by index: without optimisation `for in` over an array asks for memory at
/// every element, and the tests that prove that frames ask for none run without optimisation. Functions that change nothing
/// are mutating all the same where frames need them, or inlined: a struct that cannot be copied is lent to other functions
/// field by field, and this one has many.
struct Simplex: ~Copyable {
    var symbols = FlatArray<Symbol>()
    /// By symbol; apart from the rest because they are read most.
    var values = FlatArray<Double>()
    /// By symbol: for a variable the value when changes were last taken, for a residual the constant of its constraint.
    var references = FlatArray<Double>()
    /// By the number of a variable: its value as callers see it, zero for one that was removed.
    var shown = FlatArray<Double>()
    var basis = Basis()
    /// Cumulative number of exchanges of a column and a basic symbol.
    var pivotCount = 0
    /// The basic residuals that pay a price.
    var paying = PayingLevels()
    /// Basic residuals that may be on the wrong side.
    var pending = FlatArray<Int32>()
    /// Columns that may have become able to improve.
    var suspects = FlatArray<Int32>()
    /// Variables whose value was touched since changes were last taken, and symbols that were such when discarded.
    var touched = FlatArray<Int32>()
    /// By symbol: whether it is among the touched; apart from the rest, for a change may touch all variables.
    var isTouched = FlatArray<Bool>()
    var journal = Journal()
    /// How often a repair gave up; anything but zero is a fault of the solver.
    var stallCount = 0
    var buffers = Buffers()
    var plans = Plans()
    /// As many columns are better priced one by one; more are compared as rivals.
    var fewColumns = 4
    private var vacant = FlatArray<Int32>()

    /// Makes a symbol of the role, as a column that nothing depends on, of value zero.
    mutating func makeSymbol(_ role: Symbol.Role, owner: Int) -> Int {
        let symbol: Int
        if let reused = vacant.popLast() {
            symbol = Int(reused)
            symbols[symbol] = Symbol(role: role, owner: Int32(owner))
            values[symbol] = 0
            references[symbol] = 0
        } else {
            symbol = symbols.count
            symbols.append(Symbol(role: role, owner: Int32(owner)))
            values.append(0)
            references.append(0)
            isTouched.append(false)
            basis.addNode()
        }
        if role == .variable { shown.append(0) }
        return symbol
    }

    /// Gives a symbol back that no constraint mentions.
    ///
    /// It stays in the lists that name it: among the touched, which may be many, until changes are taken, and among what
    /// is marked until the call ends.
    mutating func discard(_ symbol: Int) {
        if isVariable(symbol) { shown[Int(symbols[symbol].owner)] = 0 }
        symbols[symbol].role = .vacant
        vacant.append(Int32(symbol))
    }

    @inline(__always) func isVariable(_ symbol: Int) -> Bool { symbols[symbol].role == .variable }

    /// True for a variable that a constraint determines and for a residual that is not held.
    @inline(__always) func isBasic(_ symbol: Int) -> Bool { isVariable(symbol) == (basis.nodes[symbol].partner >= 0) }

    /// Sets which price a symbol pays and keeps count.
    mutating func setSide(_ side: Int8, of symbol: Int) {
        guard symbols[symbol].side != side else { return }
        record(symbol)
        leavePaying(symbol)
        symbols[symbol].side = side
        joinPaying(symbol)
    }

    /// Takes a residual that pays out of its level.
    mutating func leavePaying(_ residual: Int) {
        guard symbols[residual].gradient != 0 else { return }
        let place = symbols[residual].payingPlace
        if let moved = paying.remove(at: place, priority: symbols[residual].priority) {
            symbols[moved].payingPlace = place
        }
    }

    /// Lists a residual that pays in its level.
    mutating func joinPaying(_ residual: Int) {
        guard symbols[residual].gradient != 0 else { return }
        symbols[residual].payingPlace = paying.insert(residual, priority: symbols[residual].priority)
    }

    mutating func touch(_ variable: Int) {
        guard !isTouched[variable] else { return }
        isTouched[variable] = true
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

    /// Marks every column that a basic symbol depends on.
    mutating func markSuspects(inRowOf symbol: Int) {
        computeRow(of: symbol)
        for index in basis.row.indices { markSuspect(Int(basis.row[index].symbol)) }
    }

    mutating func computeRow(of symbol: Int) { basis.computeRow(of: symbol, isVariable: isVariable(symbol)) }

    mutating func computeColumn(of symbol: Int) { basis.computeColumn(of: symbol, isVariable: isVariable(symbol)) }

    /// Holds a basic residual in place of a column, without moving anything.
    ///
    /// The residual is set to exactly zero; `recompute` must follow if it was not.
    mutating func exchange(entering column: Int, leaving residual: Int) {
        setSide(0, of: residual)
        basis.exchange(entering: column, isVariable: isVariable(column), leaving: residual)
        record(residual)
        values[residual] = 0
        pivotCount += 1
    }
}

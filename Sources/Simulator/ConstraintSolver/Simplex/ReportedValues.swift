/// What callers see of the variables: their values without rounding noise, and which of them changed.
struct ReportedValues: ~Copyable {
    /// By the number of a variable; zero for one that was removed.
    private var shown = FlatArray<Double>(capacity: 32)
    /// By the number of a variable, as far as changes were taken: its value then.
    private var lastTaken = FlatArray<Double>(capacity: 32)
    /// Variables whose value was touched since changes were last taken, and symbols that were such when discarded.
    private var touched = Worklist()
    /// The numbers of variables whose change is being reported; empty between calls.
    private var changed = FlatArray<Int32>(capacity: 32)

    /// The number of symbols that wait for changes to be taken.
    var touchedCount: Int { touched.count }

    /// Makes room for so many variables among so many symbols.
    mutating func reserve(variables: Int, symbols: Int) {
        shown.reserve(variables)
        lastTaken.reserve(variables)
        touched.reserve(symbols)
        changed.reserve(variables)
    }

    /// Makes room for the next variable, whose value is zero.
    mutating func addVariable() { shown.append(0) }

    /// The value of a variable; zero for a number that no variable has.
    @inline(__always) func value(ofVariable number: Int) -> Double {
        shown.indices.contains(number) ? shown[number] : 0
    }

    /// Copies all values into an array, which gets as many elements.
    func copyValues(into values: inout [Double]) { shown.copy(into: &values) }

    /// Shows the value of a variable, with zero in place of the rounding noise of a zero.
    @inline(__always) mutating func show(_ value: Double, ofVariable number: Int) {
        shown[number] = abs(value) < Tolerance.shown ? 0 : value
    }

    /// Lists a variable among those that may have changed.
    @inline(__always) mutating func touch(_ symbol: Int) { touched.insert(symbol) }

    /// Lists the variables that changed since changes were last taken; `endReport` must follow with the same range.
    ///
    /// While a report is being made another one may begin: it goes above the first.
    @inline(__always) mutating func beginReport(
        _ symbols: FlatArray<Symbol>.View, _ values: FlatArray<Double>.View
    ) -> Range<Int> {
        let start = changed.count
        lastTaken.extend(to: shown.count, with: 0)
        let lastTaken = self.lastTaken.view
        for index in touched.indices {
            let symbol = touched[index], value = values[symbol], number = Int(symbols[symbol].number)
            guard symbols[symbol].role == .variable,
                abs(value - lastTaken[number]) > Tolerance.change * max(1, abs(value))
            else { continue }
            lastTaken[number] = value
            changed.append(Int32(number))
        }
        touched.removeAll()
        return start..<changed.count
    }

    /// The number of the variable at a place of a report.
    @inline(__always) func changedVariable(at place: Int) -> Int { Int(changed[place]) }

    mutating func endReport(_ places: Range<Int>) { changed.truncate(to: places.lowerBound) }
}

/// The values of variables for callers, without rounding noise, and the list of changed variables.
struct ReportedValues: ~Copyable {
    /// The reported value of each variable; zero for a removed variable.
    private var shown = FlatArray<Double>(capacity: 32)
    /// The value of each variable when the caller last took the changes.
    private var lastTaken = FlatArray<Double>(capacity: 32)
    /// The symbols whose values may have changed.
    ///
    /// Some of them may be discarded by now.
    private var touched = Worklist()
    /// The variables that have changed, between `beginReport` and `endReport`.
    ///
    /// At all other times the list is empty.
    private var changed = FlatArray<Int32>(capacity: 32)

    var touchedCount: Int { touched.count }

    mutating func reserve(variables: Int, symbols: Int) {
        shown.reserve(variables)
        lastTaken.reserve(variables)
        touched.reserve(symbols)
        changed.reserve(variables)
    }

    mutating func addVariable() { shown.append(0) }

    @inline(__always) func value(ofVariable number: Int) -> Double {
        shown.indices.contains(number) ? shown[number] : 0
    }

    func copyValues(into values: inout [Double]) { shown.copy(into: &values) }

    @inline(__always) mutating func show(_ value: Double, ofVariable number: Int) {
        shown[number] = abs(value) < Tolerance.shown ? 0 : value
    }

    @inline(__always) mutating func touch(_ symbol: Int) { touched.insert(symbol) }

    /// Lists the variables that changed since the last report.
    ///
    /// The caller must pass the returned range to `endReport`. Another report may begin before this call, and it adds
    /// its variables at the end.
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

    @inline(__always) func changedVariable(at place: Int) -> Int { Int(changed[place]) }

    mutating func endReport(_ places: Range<Int>) { changed.truncate(to: places.lowerBound) }
}

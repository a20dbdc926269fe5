/// A list of symbols that wait for processing, each listed once, in the order of insertion.
struct Worklist: ~Copyable {
    private var symbols = FlatArray<Int32>(capacity: 32)
    private var isListed = FlatArray<Bool>(capacity: 32)

    var isEmpty: Bool { symbols.isEmpty }
    var count: Int { symbols.count }
    var indices: Range<Int> { symbols.indices }
    /// Whether a symbol is marked as listed but is not in the list, which is an error of the solver.
    var hasStrayMarks: Bool { isListed.elements.count { $0 } != count }

    mutating func reserve(_ symbolCount: Int) {
        symbols.reserve(symbolCount)
        isListed.reserve(symbolCount)
    }

    subscript(index: Int) -> Int {
        @inline(__always) get { Int(symbols[index]) }
    }

    @inline(__always) mutating func insert(_ symbol: Int) {
        isListed.extend(to: symbol + 1, with: false)
        guard !isListed[symbol] else { return }
        isListed[symbol] = true
        symbols.append(Int32(symbol))
    }

    mutating func pop(lowest: Bool) -> Int? {
        if lowest, let index = indices.min(by: { symbols[$0] < symbols[$1] }) { symbols.swapAt(index, count - 1) }
        guard let symbol = symbols.popLast() else { return nil }
        isListed[Int(symbol)] = false
        return Int(symbol)
    }

    /// Moves a symbol to the end of the list; returns false if the symbol is not in the list.
    mutating func moveToEnd(_ symbol: Int) -> Bool {
        guard let index = indices.first(where: { self[$0] == symbol }) else { return false }
        symbols.swapAt(index, count - 1)
        return true
    }

    mutating func removeAll() {
        guard !isEmpty else { return }
        for index in symbols.indices { isListed[Int(symbols[index])] = false }
        symbols.removeAll()
    }
}

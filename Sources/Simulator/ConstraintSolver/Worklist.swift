/// Symbols that wait for something to be done with them, each listed once, in the order in which they came.
struct Worklist: ~Copyable {
    private var symbols = FlatArray<Int32>(capacity: 32)
    /// By symbol, as far as any was ever listed.
    private var isListed = FlatArray<Bool>(capacity: 32)

    var isEmpty: Bool { symbols.isEmpty }
    var count: Int { symbols.count }
    var indices: Range<Int> { symbols.indices }
    /// True while a symbol is marked that is not listed, which never happens.
    var hasStrayMarks: Bool { isListed.elements.count { $0 } != count }

    /// Makes room for so many symbols.
    mutating func reserve(_ symbolCount: Int) {
        symbols.reserve(symbolCount)
        isListed.reserve(symbolCount)
    }

    subscript(index: Int) -> Int {
        @inline(__always) get { Int(symbols[index]) }
    }

    /// Adds a symbol at the end unless it is listed.
    @inline(__always) mutating func insert(_ symbol: Int) {
        isListed.extend(to: symbol + 1, with: false)
        guard !isListed[symbol] else { return }
        isListed[symbol] = true
        symbols.append(Int32(symbol))
    }

    /// Takes out the symbol that was added last, or else the one with the lowest number.
    mutating func pop(lowest: Bool) -> Int? {
        if lowest, let index = indices.min(by: { symbols[$0] < symbols[$1] }) { symbols.swapAt(index, count - 1) }
        guard let symbol = symbols.popLast() else { return nil }
        isListed[Int(symbol)] = false
        return Int(symbol)
    }

    /// Lets a symbol be the next that is taken out; false if it is not listed.
    mutating func moveToEnd(_ symbol: Int) -> Bool {
        guard let index = indices.first(where: { self[$0] == symbol }) else { return false }
        symbols.swapAt(index, count - 1)
        return true
    }

    /// Drops everything, and keeps the memory.
    mutating func removeAll() {
        guard !isEmpty else { return }
        for index in symbols.indices { isListed[Int(symbols[index])] = false }
        symbols.removeAll()
    }
}

extension Simplex {
    /// What it takes to undo a change of a required constraint that turns out to be impossible.
    struct Journal: ~Copyable {
        /// A symbol as it was.
        struct Record {
            var symbol: Int32
            var side: Int8
            var value: Double
        }

        var isOpen = false
        var number: Int32 = 0
        var records = FlatArray<Record>()
    }

    mutating func openJournal() {
        journal.isOpen = true
        journal.number &+= 1
        journal.records.removeAll()
        basis.recordsPartners = true
        basis.formerPartners.removeAll()
    }

    mutating func closeJournal() {
        journal.isOpen = false
        basis.recordsPartners = false
    }

    mutating func record(_ symbol: Int) {
        guard journal.isOpen, symbols[symbol].journal != journal.number else { return }
        symbols[symbol].journal = journal.number
        journal.records.append(
            Journal.Record(symbol: Int32(symbol), side: symbols[symbol].side, value: values[symbol]))
    }

    /// Takes back every exchange and restores values and sides to the last bit.
    mutating func rollBack() {
        closeJournal()
        basis.restorePartners()
        for index in journal.records.indices {
            let record = journal.records[index], symbol = Int(record.symbol)
            setSide(record.side, of: symbol)
            values[symbol] = record.value
            if isVariable(symbol) { show(symbol) }
        }
        forgetMarks()
    }

    mutating func forgetMarks() {
        guard !(pending.isEmpty && suspects.isEmpty) else { return }
        for index in pending.indices { symbols[Int(pending[index])].isPending = false }
        for index in suspects.indices { symbols[Int(suspects[index])].isSuspect = false }
        pending.removeAll()
        suspects.removeAll()
    }
}

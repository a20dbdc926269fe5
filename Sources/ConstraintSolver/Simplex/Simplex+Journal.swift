extension Simplex {
    /// What it takes to undo a change of a required constraint that turns out to be impossible.
    struct Journal {
        /// A symbol as it was.
        struct Record {
            var symbol: Int32
            var side: Int8
            var value: Double
            var magnitude: Double
        }

        var isOpen = false
        var number: Int32 = 0
        var records: [Record] = []
    }

    mutating func openJournal() {
        journal.isOpen = true
        journal.number &+= 1
        journal.records.removeAll(keepingCapacity: true)
        basis.recordsPartners = true
        basis.formerPartners.removeAll(keepingCapacity: true)
    }

    mutating func closeJournal() {
        journal.isOpen = false
        basis.recordsPartners = false
    }

    mutating func record(_ symbol: Int) {
        guard journal.isOpen, symbols[symbol].journal != journal.number else { return }
        symbols[symbol].journal = journal.number
        journal.records.append(
            Journal.Record(
                symbol: Int32(symbol), side: symbols[symbol].side, value: values[symbol],
                magnitude: symbols[symbol].magnitude))
    }

    /// Takes back every exchange and restores values and sides to the last bit.
    mutating func rollBack() {
        closeJournal()
        basis.restorePartners()
        for record in journal.records {
            setSide(record.side, of: Int(record.symbol))
            values[Int(record.symbol)] = record.value
            symbols[Int(record.symbol)].magnitude = record.magnitude
        }
        forgetMarks()
    }

    mutating func forgetMarks() {
        guard !(pending.isEmpty && suspects.isEmpty) else { return }
        for symbol in pending { symbols[Int(symbol)].isPending = false }
        for symbol in suspects { symbols[Int(symbol)].isSuspect = false }
        pending.removeAll(keepingCapacity: true)
        suspects.removeAll(keepingCapacity: true)
    }
}

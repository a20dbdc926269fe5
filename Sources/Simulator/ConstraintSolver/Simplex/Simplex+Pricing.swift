extension Simplex {
    /// What it costs to move a column by one unit, up or down; false when it must not move that way.
    ///
    /// The result is in `buffers.price`. Where the column's own residual is above everything that is paid, the lower
    /// levels are left out: no comparison gets as far, since two columns never have the same residual.
    mutating func price(_ column: Int, rising: Bool) -> Bool {
        buffers.price.reset()
        let own = (rising ? symbols[column].above : symbols[column].below).price
        guard own.isFinite else { return false }
        if own != 0 { buffers.price.append(own, of: symbols[column]) }
        if paying.isEmpty || own != 0 && symbols[column].priority > paying.highest { return true }
        computeColumn(of: column)
        let sign = rising ? 1.0 : -1.0
        for index in basis.column.indices {
            let entry = basis.column[index], gradient = symbols[Int(entry.symbol)].gradient
            guard gradient != 0 else { continue }
            buffers.price.append(sign * gradient * entry.coefficient, of: symbols[Int(entry.symbol)])
        }
        buffers.price.sort()
        return true
    }
}

extension Simplex {
    /// What it costs to move a column by one unit, up or down; false when it must not move that way.
    ///
    /// The result is in `buffers.price`.
    mutating func price(_ column: Int, rising: Bool) -> Bool {
        buffers.price.reset()
        let own = rising ? symbols[column].above : symbols[column].below
        guard own.isFinite else { return false }
        if own != 0 { buffers.price.append(own, of: symbols[column]) }
        guard payingCount > 0 else { return true }
        let sign = rising ? 1.0 : -1.0
        for index in tableau.columns[column].indices {
            let reference = tableau.columns[column][index]
            let basic = Int(tableau.basics[Int(reference.row)])
            let gradient = symbols[basic].gradient
            guard gradient != 0 else { continue }
            buffers.price.append(sign * gradient * tableau.coefficient(at: reference), of: symbols[basic])
        }
        buffers.price.sort()
        return true
    }
}

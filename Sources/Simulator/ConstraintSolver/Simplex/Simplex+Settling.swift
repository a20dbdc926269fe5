extension Simplex {
    /// Ends a change: lets both simplex methods run until there is nothing left to do.
    mutating func settle() {
        var rounds = 0
        while !(pending.isEmpty && suspects.isEmpty), rounds < 8 {
            restoreOptimality()
            _ = restoreFeasibility()
            rounds += 1
        }
        if rounds == 8 { stallCount += 1 }
        forgetMarks()
    }

    /// The number of steps after which a repair that does not end is given up.
    var stepLimit: Int { 2000 + 100 * symbols.count }
}

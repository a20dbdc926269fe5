/// Comparing many columns at once.
///
/// A column by itself is priced by what moves with it, which may be half a screen. Where there are many, it takes less to
/// ask each violated constraint what it depends on: one row for the sum of a level, and more only while several columns
/// tie.
extension Simplex {
    /// What to do with rivals once a part of their prices is known.
    private enum Sieve {
        /// Keep those that tie for the least price.
        case cheapest
        /// Stop at one whose first part that is not zero is negative.
        case improving

        /// As few rivals leave nothing to decide.
        var fewest: Int { self == .cheapest ? 1 : 0 }
    }

    /// Adds a column to the rivals unless it must not move that way.
    mutating func addRival(_ column: Int, coefficient: Double, rising: Bool) {
        let own = rising ? symbols[column].above : symbols[column].below
        guard own != .infinite else { return }
        buffers.rivals.append(
            Rival(
                column: Int32(column), coefficient: coefficient, isRising: rising, own: own.price / abs(coefficient),
                priority: own == .nothing ? 0 : symbols[column].priority, owner: symbols[column].owner))
    }

    /// Leaves those rivals that tie for the least price.
    mutating func keepCheapestRivals() { sift(.cheapest) }

    /// Leaves one rival whose move would make the total better, or none if there is none.
    mutating func keepImprovingRival() { sift(.improving) }

    /// Looks at prices level by level: at the sum, then at each residual in the order of addition.
    private mutating func sift(_ sieve: Sieve) {
        let levels = Set(paying.levels.map(\.priority) + buffers.rivals.map(\.priority)).sorted(by: >)
        for level in levels where level > 0 {
            let members = paying.members(at: level).sorted { symbols[Int($0)].owner < symbols[Int($1)].owner }
            weighLevel(level, paidBy: members)
            if keep(sieve) { return }
            var former = Int32(-1)
            for residual in members {
                let owner = symbols[Int(residual)].owner
                if dropOwners(former..<owner, at: level, sieve) { return }
                weighResidual(Int(residual))
                if keep(sieve) { return }
                former = owner
            }
            if dropOwners(former..<Int32.max, at: level, sieve) { return }
        }
        if sieve == .improving { buffers.rivals.removeAll(keepingCapacity: true) }
    }

    /// Sets the amounts to what each rival changes the sum of a level by.
    private mutating func weighLevel(_ level: Double, paidBy members: [Int32]) {
        for index in buffers.rivals.indices {
            buffers.rivals[index].amount = buffers.rivals[index].priority == level ? buffers.rivals[index].own : 0
        }
        guard !members.isEmpty else { return }
        basis.beginRow()
        for member in members { basis.addToRow(Int(member), times: symbols[Int(member)].gradient) }
        basis.finishRow()
        addRowToAmounts(times: 1)
    }

    /// Sets the amounts to what each rival changes the price of a single basic residual by.
    private mutating func weighResidual(_ residual: Int) {
        for index in buffers.rivals.indices { buffers.rivals[index].amount = 0 }
        computeRow(of: residual)
        addRowToAmounts(times: symbols[residual].gradient)
    }

    private mutating func addRowToAmounts(times gradient: Double) {
        for index in basis.row.indices { basis.sums[Int(basis.row[index].symbol)] = basis.row[index].coefficient }
        for index in buffers.rivals.indices {
            let rival = buffers.rivals[index]
            let rate = basis.sums[Int(rival.column)] * rival.factor
            buffers.rivals[index].amount += rival.isRising ? gradient * rate : -gradient * rate
        }
        for index in basis.row.indices { basis.sums[Int(basis.row[index].symbol)] = 0 }
    }

    /// Drops the rivals whose own constraints come next in the order of addition: each of them alone would violate it.
    ///
    /// If only such are left, the last one is the cheapest. True when nothing is left to decide.
    private mutating func dropOwners(_ owners: Range<Int32>, at level: Double, _ sieve: Sieve) -> Bool {
        let leaving = buffers.rivals.filter { $0.priority == level && owners.contains($0.owner) }
        if sieve == .cheapest, leaving.count == buffers.rivals.count,
            let last = leaving.max(by: { $0.owner < $1.owner })
        {
            buffers.rivals = [last]
        } else if !leaving.isEmpty {
            buffers.rivals.removeAll { $0.priority == level && owners.contains($0.owner) }
        }
        return buffers.rivals.count <= sieve.fewest
    }

    /// Drops the rivals that are out; true when nothing is left to decide.
    private mutating func keep(_ sieve: Sieve) -> Bool {
        switch sieve {
        case .cheapest:
            let least = buffers.rivals.reduce(Double.infinity) { min($0, $1.amount) }
            buffers.rivals.removeAll { Price.isLess(least, than: $0.amount) }
        case .improving:
            if let winner = buffers.rivals.first(where: { Price.isLess($0.amount, than: 0) }) {
                buffers.rivals = [winner]
                return true
            }
            buffers.rivals.removeAll { Price.isLess(0, than: $0.amount) }
        }
        return buffers.rivals.count <= sieve.fewest
    }
}

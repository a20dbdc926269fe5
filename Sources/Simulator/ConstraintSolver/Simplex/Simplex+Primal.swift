/// Primal simplex: moves columns whose move lowers the total price while every residual stays on the side it pays for.
extension Simplex {
    /// Moves suspects until none of them can improve the total.
    mutating func restoreOptimality() {
        let start = pivotCount
        let patience = 50 + 4 * symbols.count
        let limit = start + stepLimit
        while true {
            let cautiously = pivotCount - start > patience
            if suspects.count > fewColumns, !paying.isEmpty, !cautiously { sortOutSuspects() }
            guard let column = nextSuspect(cautiously: cautiously) else { break }
            guard symbols[column].role != .vacant, !isBasic(column) else { continue }
            guard pivotCount < limit else { break }
            if price(column, rising: true), buffers.price.sign < 0 {
                improve(column, rising: true, cautiously: cautiously)
            } else if price(column, rising: false), buffers.price.sign < 0 {
                improve(column, rising: false, cautiously: cautiously)
            }
        }
        if pivotCount >= limit { stallCount += 1 }
    }

    /// Puts a suspect that can improve the total at the end of the list, or clears the list if none can.
    private mutating func sortOutSuspects() {
        buffers.rivals.removeAll(keepingCapacity: true)
        for index in suspects.indices {
            let suspect = Int(suspects[index])
            guard symbols[suspect].role != .vacant, !isBasic(suspect) else { continue }
            addRival(suspect, coefficient: 1, rising: true)
            addRival(suspect, coefficient: 1, rising: false)
        }
        keepImprovingRival()
        if let winner = buffers.rivals.first,
            let place = suspects.indices.first(where: { suspects[$0] == winner.column })
        {
            suspects.swapAt(place, suspects.count - 1)
        } else {
            for index in suspects.indices { symbols[Int(suspects[index])].isSuspect = false }
            suspects.removeAll()
        }
    }

    private mutating func nextSuspect(cautiously: Bool) -> Int? {
        if cautiously, let lowest = suspects.indices.min(by: { suspects[$0] < suspects[$1] }) {
            suspects.swapAt(lowest, suspects.count - 1)
        }
        guard let column = suspects.popLast() else { return nil }
        symbols[Int(column)].isSuspect = false
        return Int(column)
    }

    /// Moves a column, whose price is in `buffers.price`, past every breakpoint after which moving on still pays.
    private mutating func improve(_ column: Int, rising: Bool, cautiously: Bool) {
        collectBreakpoints(column, rising: rising, cautiously: cautiously)
        for index in buffers.breakpoints.indices {
            let point = buffers.breakpoints[index]
            if point.jump.isFinite, !cautiously {
                buffers.price.add(point.jump * abs(point.rate), of: symbols[point.symbol])
                if buffers.price.sign < 0 { continue }
            }
            for passed in buffers.breakpoints.prefix(index) {
                setSide(passed.rate > 0 ? 1 : -1, of: passed.symbol)
            }
            enter(column, rising: rising, leaving: point.symbol)
            markSuspects(inRowOf: column)
            for passed in buffers.breakpoints.prefix(index) { markSuspects(inRowOf: passed.symbol) }
            return
        }
    }

    /// Fills `buffers.breakpoints` with the points a column meets on its way, nearest first.
    mutating func collectBreakpoints(_ column: Int, rising: Bool, cautiously: Bool) {
        buffers.breakpoints.removeAll(keepingCapacity: true)
        computeColumn(of: column)
        for index in basis.column.indices {
            let entry = basis.column[index]
            let basic = Int(entry.symbol), rate = rising ? entry.coefficient : -entry.coefficient
            guard abs(rate) > Tolerance.pivot, !symbols[basic].isFree,
                let point = breakpoint(of: basic, rate: rate)
            else { continue }
            buffers.breakpoints.append(point)
        }
        buffers.breakpoints.sort { left, right in
            if left.step != right.step { return left.step < right.step }
            if cautiously { return left.symbol < right.symbol }
            if abs(left.rate) != abs(right.rate) { return abs(left.rate) > abs(right.rate) }
            return left.symbol < right.symbol
        }
    }

    /// Where a basic residual that changes at a rate meets zero, if it does.
    private mutating func breakpoint(of basic: Int, rate: Double) -> Breakpoint? {
        let symbol = symbols[basic]
        guard symbol.side == 0 || (symbol.side > 0) != (rate > 0) else { return nil }
        let step = symbol.side == 0 ? 0 : max(0, -values[basic] / rate)
        let jump = rate > 0 ? symbol.above.price - symbol.gradient : symbol.gradient + symbol.below.price
        return Breakpoint(step: step, symbol: basic, rate: rate, jump: jump)
    }
}

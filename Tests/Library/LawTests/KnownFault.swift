import DeviceSimulation

/// A fault of the library that the law tests tolerate for a known cause.
///
/// A life is a random sequence of events on a generated screen. A clause is a condition that every screen has to meet,
/// and some lives break a clause. Each known fault has a test, which passes only while the library breaks the clause.
struct KnownFault: Sendable {
    let clause: Clause
    let ways: [LawWay]
    /// The possible behaviours of UIKit that show the fault; nil if every behaviour shows the fault.
    var readings: [Reading]?
    /// How many of the first ``LawCell/livesCounted`` lives of a cell break the clause.
    ///
    /// The count is 0 where only other random seeds have shown the fault.
    let count: Int
    let cause: String
    /// Checks whether a life (a random sequence of events) can have this fault.
    ///
    /// The life is first reduced to the steps and views that are needed for the fault. The value is nil if every life
    /// can have this fault.
    var needs: (@Sendable (Life) -> Bool)?

    /// Returns whether this fault may occur in a life.
    ///
    /// If a life has two kinds of avoidance, a fault of one of these kinds may occur in the life.
    func concerns(_ life: Life) -> Bool {
        guard life.allWays.isSuperset(of: ways) else { return false }
        guard let readings else { return true }
        return life.reading.map(readings.contains) ?? false
    }

    /// Returns whether this fault occurs in every process that plays a cell, which is a group of random event
    /// sequences.
    func isSure(in cell: LawCell) -> Bool {
        guard ways == cell.ways else { return false }
        // Without a seed, these are the counted event sequences. But the order of observers differs from process to
        // process, so a rare fault may be absent.
        let counted = LawCell.livesCounted
        if LawTrial.night == 0, cell.lives.lowerBound == 0, cell.lives.count >= counted { return count >= 3 }
        return count * cell.lives.count / counted >= 12
    }
}

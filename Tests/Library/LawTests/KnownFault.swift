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
    /// The number of lives in the short daily run that break the clause.
    ///
    /// The count is 0 where only other random seeds have shown the fault.
    let count: Int
    let cause: String
    /// Checks whether a life (a random sequence of events) can have this fault.
    ///
    /// The life is first reduced to the steps and views that are needed for the fault. The value is nil if every life
    /// can have this fault.
    var needs: (@Sendable (Life) -> Bool)?

    /// Returns whether this fault may occur in a cell.
    ///
    /// A cell is a group of random event sequences with the same kinds of avoidance and the same behaviour of UIKit. If
    /// a cell has two kinds of avoidance, a fault of one of these kinds may occur in the cell.
    func concerns(_ cell: LawCell) -> Bool {
        guard Set(ways).isSubset(of: cell.ways) else { return false }
        guard let readings else { return true }
        return cell.reading.map(readings.contains) ?? false
    }

    /// Returns whether this fault occurs in every process that plays a cell, which is a group of random event
    /// sequences.
    func isSure(in cell: LawCell) -> Bool {
        guard ways == cell.ways else { return false }
        // The short daily run always plays the same event sequences. But the order of observers differs from process to
        // process, so a rare fault may be absent.
        let isOfDay = LawTrial.night == 0 && cell.part == 0
        if isOfDay, readings != nil || cell.reading == nil { return count >= 3 }
        // The clause `oneValue` allows only one new value in a run-loop turn. Its test counts the new values by
        // key-value observers. If UIKit calls no observers, or calls the observers on another thread, the test misses
        // new values.
        if clause == .oneValue, let reading = cell.reading, !NumberWatch.works(under: reading) { return false }
        let livesOfCount = readings == nil ? LawCell.livesOfDay : LawCell.livesOfReading(ways)
        return count * cell.lives / livesOfCount >= 12
    }
}

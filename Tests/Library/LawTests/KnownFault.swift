import DeviceSimulation

/// A fault of the library that the law tests tolerate for a known cause.
///
/// Generated lives (random sequences of events) break a clause of the law. Each known fault has a test, which passes
/// only while the library breaks the clause.
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
    /// Checks whether the smallest form of a life meets the cause's conditions; nil without conditions.
    var needs: (@Sendable (Life) -> Bool)?

    /// Whether this fault may occur in a cell, a group of lives with the same avoidances and the same UIKit.
    ///
    /// A cell with two kinds of avoidance may show the fault of one kind.
    func concerns(_ cell: LawCell) -> Bool {
        guard Set(ways).isSubset(of: cell.ways) else { return false }
        guard let readings else { return true }
        return cell.reading.map(readings.contains) ?? false
    }

    /// Whether every process shows this fault in the lives of a cell.
    func isSure(in cell: LawCell) -> Bool {
        guard ways == cell.ways else { return false }
        // The lives of the short daily run are always the same. But the order of observers differs from process to
        // process, so a rare fault may be absent.
        let isOfDay = LawTrial.night == 0 && cell.part == 0
        if isOfDay, readings != nil || cell.reading == nil { return count >= 3 }
        // The test of `oneValue` counts changes by key-value observers. It misses the changes if UIKit does not call
        // the observers on this thread.
        if clause == .oneValue, let reading = cell.reading, !NumberWatch.works(under: reading) { return false }
        let livesOfCount = readings == nil ? LawCell.livesOfDay : LawCell.livesOfReading(ways)
        return count * cell.lives / livesOfCount >= 12
    }
}

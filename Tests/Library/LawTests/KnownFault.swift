import DeviceSimulation

/// A fault of the library that the law tests tolerate: generated lives (random sequences of events) break a clause of
/// the law for a known cause.
///
/// Each known fault has a test, which passes only while the library breaks the clause.
struct KnownFault: Sendable {
    let clause: Clause
    let ways: [LawWay]
    /// The other behaviours of UIKit under which the fault occurs; nil if it occurs with the documented rules and with
    /// every other behaviour.
    var readings: [Reading]?
    /// The number of lives in the short daily run that break the clause: under the `readings`, or with the documented
    /// rules if `readings` is nil.
    ///
    /// The count is 0 where only other random seeds have shown the fault.
    let count: Int
    let cause: String
    /// Checks whether a life (a random sequence of events) that shows the fault, reduced to its smallest form, has the
    /// conditions of the cause; nil for a cause without conditions.
    var needs: (@Sendable (Life) -> Bool)?

    /// Whether this fault may occur in a cell, which is a group of lives with the same avoidances under the same
    /// behaviour of UIKit.
    ///
    /// A cell with two kinds of avoidance may also show a fault that one of these kinds shows alone.
    func concerns(_ cell: LawCell) -> Bool {
        guard Set(ways).isSubset(of: cell.ways) else { return false }
        guard let readings else { return true }
        return cell.reading.map(readings.contains) ?? false
    }

    /// Whether this fault is certain to occur in the lives of a cell, in every process that plays them.
    func isSure(in cell: LawCell) -> Bool {
        guard ways == cell.ways else { return false }
        // The lives of the short daily run are always the same. But the order of observers differs from process to
        // process, so a rare fault may occur in one process and be absent in another.
        let isOfDay = LawTrial.night == 0 && cell.part == 0
        if isOfDay, readings != nil || cell.reading == nil { return count >= 3 }
        // The test of `oneValue` counts changes of insets and constants by key-value observers. If UIKit does not call
        // such observers on this thread, the test misses these changes.
        if clause == .oneValue, let reading = cell.reading, !NumberWatch.works(under: reading) { return false }
        let livesOfCount = readings == nil ? LawCell.livesOfDay : LawCell.livesOfReading(ways)
        return count * cell.lives / livesOfCount >= 12
    }
}

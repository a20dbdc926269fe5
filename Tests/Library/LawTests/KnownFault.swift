import DeviceSimulation

/// A fault of the library that the law tests tolerate: generated lives (random sequences of events) break a clause of
/// the law for a known cause.
///
/// The test of an entry passes only while the library breaks the clause.
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
    /// Whether the smallest life that shows a fault contains what the cause needs; nil for a cause without such needs.
    var needs: (@Sendable (Life) -> Bool)?

    /// Whether lives of a cell may show this fault; a cell with two ways may also show a fault that one of these ways
    /// shows alone.
    func concerns(_ cell: LawCell) -> Bool {
        guard Set(ways).isSubset(of: cell.ways) else { return false }
        guard let readings else { return true }
        return cell.reading.map(readings.contains) ?? false
    }

    /// Whether it is certain that some lives of a cell show this fault, in every process.
    func isSure(in cell: LawCell) -> Bool {
        guard ways == cell.ways else { return false }
        // The lives of the short daily run are always the same. But the order of observers differs from process to
        // process, so a rare fault may occur in one process and be absent in another.
        let isOfDay = LawTrial.night == 0 && cell.part == 0
        if isOfDay, readings != nil || cell.reading == nil { return count >= 3 }
        // The clause is judged by key-value observers of insets and constants. If UIKit does not call such observers on
        // this thread, the changes of these numbers go unseen.
        if clause == .oneValue, let reading = cell.reading, !NumberWatch.works(under: reading) { return false }
        let livesOfCount = readings == nil ? LawCell.livesOfDay : LawCell.livesOfReading(ways)
        return count * cell.lives / livesOfCount >= 12
    }
}

import DeviceSimulation

/// A fault of the library that the law tests tolerate: a clause that generated lives break for a known cause.
///
/// A test passes only while the library breaks the clause.
struct KnownFault: Sendable {
    let clause: Clause
    let ways: [LawWay]
    /// The other behaviours of UIKit under which the fault occurs; nil if it occurs with the documented rules and with
    /// every other behaviour.
    var readings: [Reading]?
    /// The number of lives of the short daily run that break the clause, with the documented rules or under the
    /// readings.
    ///
    /// The count is 0 where only other random seeds have shown the fault.
    let count: Int
    let cause: String
    /// Whether the smallest life that shows a fault contains what the cause needs; nil for a cause without such needs.
    var needs: (@Sendable (Life) -> Bool)?

    /// Whether lives of a cell may show this fault; two ways together may show a fault that one of them shows alone.
    func concerns(_ cell: LawCell) -> Bool {
        guard Set(ways).isSubset(of: cell.ways) else { return false }
        guard let readings else { return true }
        return cell.reading.map(readings.contains) ?? false
    }

    /// Whether the lives of a cell certainly show this fault: some of them break the clause in each process.
    func isSure(in cell: LawCell) -> Bool {
        guard ways == cell.ways else { return false }
        // The lives of the short daily run are always the same. The order of observers differs from process to process,
        // and the rare faults differ with it.
        let isOfDay = LawTrial.night == 0 && cell.part == 0
        if isOfDay, readings != nil || cell.reading == nil { return count >= 3 }
        // If UIKit calls no observers on this thread, the changes of the numbers go unseen.
        if clause == .oneValue, let reading = cell.reading, !NumberWatch.works(under: reading) { return false }
        let livesOfCount = readings == nil ? LawCell.livesOfDay : LawCell.livesOfReading(ways)
        return count * cell.lives / livesOfCount >= 12
    }
}

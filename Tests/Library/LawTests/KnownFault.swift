import DeviceSimulation

/// A clause that the library is known to break: a test passes only while the library breaks it.
struct KnownFault: Sendable {
    let clause: Clause
    let ways: [LawWay]
    /// The readings; nil for the rules and every reading.
    var readings: [Reading]?
    /// The number of a day's lives that break the clause, by the rules or under the readings.
    ///
    /// It is 0 where other seeds have shown the fault.
    let count: Int
    let cause: String
    /// Whether the smallest life of a fault has the needs of the cause; nil for a cause without needs.
    var needs: (@Sendable (Life) -> Bool)?

    /// Whether a cell of lives may break the clause; a pair may break a clause that one of its ways breaks alone.
    func concerns(_ cell: LawCell) -> Bool {
        guard Set(ways).isSubset(of: cell.ways) else { return false }
        guard let readings else { return true }
        return cell.reading.map(readings.contains) ?? false
    }

    /// Whether a cell breaks the clause for sure: some of its lives break it in each process.
    func isSure(in cell: LawCell) -> Bool {
        guard ways == cell.ways else { return false }
        // A day's lives are always the same. The order of observers differs from process to process, and with it the
        // rare faults.
        let isOfDay = LawTrial.night == 0 && cell.part == 0
        if isOfDay, readings != nil || cell.reading == nil { return count >= 3 }
        // Where UIKit calls no observers on this thread, the numbers stay unwatched.
        if clause == .oneValue, let reading = cell.reading, !NumberWatch.works(under: reading) { return false }
        let livesOfCount = readings == nil ? LawCell.livesOfDay : LawCell.livesOfReading(ways)
        return count * cell.lives / livesOfCount >= 12
    }
}

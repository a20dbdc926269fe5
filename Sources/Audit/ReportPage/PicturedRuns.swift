public import AuditRules
import ReportRendering

/// The runs of a report that are shown with pictures and films.
///
/// These are the runs by which a reader recognizes the most frequent causes of each screen with each of its avoidances,
/// and the most familiar run of each one that is clear. If several runs are equally familiar, it is the one on the newest
/// device, which a list of devices names last.
public struct PicturedRuns: Sendable {
    /// The maximum number of causes that are shown of each screen with each of its avoidances.
    public static let causesPerScreen = 8

    /// The indices of these runs in the report, in ascending order.
    public let indices: [Int]
    /// The causes that are shown.
    public let causes: [AuditReport.Cause]

    /// Chooses the runs to show from all runs of a report.
    ///
    /// The runs of the report may have pictures or not.
    public init(of report: AuditReport) {
        var counts: [AuditEntry.Part: Int] = [:]
        causes = report.causes.filter { cause in
            counts[cause.run.entry.part, default: 0] += 1
            return counts[cause.run.entry.part, default: 0] <= Self.causesPerScreen
        }
        var clear: [AuditEntry.Part: Int] = [:], devices: [String: Int] = [:]
        func rank(_ index: Int) -> (Int, Int, Int) {
            let run = report.runs[index], isRepeated = run.usage == .again
            // Showing and hiding the keyboard three times is as familiar as typing, but of one device typing is shown.
            return (run.familiarity + (isRepeated ? 1 : 0), devices[run.device] ?? 0, isRepeated ? 0 : 1)
        }
        for (index, run) in report.runs.enumerated() where counts[run.entry.part] == nil {
            devices[run.device] = devices[run.device] ?? devices.count
            if let best = clear[run.entry.part], rank(best) > rank(index) { continue }
            clear[run.entry.part] = index
        }
        indices = Set(causes.map(\.index)).union(clear.values).sorted()
    }
}

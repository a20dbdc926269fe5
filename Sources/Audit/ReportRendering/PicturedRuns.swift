public import AuditRules
import SceneModel

/// The runs of a report that are shown with pictures.
///
/// The report chooses these runs for each screen with each of its avoidances. It chooses the most familiar run, the
/// most familiar run without findings, and the worst run of each rule. It also chooses a run for each different
/// finding. A run is familiar if its conditions are common. Common conditions are a modern phone, portrait, the letters
/// keyboard, the usage typing and the usual surroundings. If several runs are equally familiar, the report chooses the
/// last of them, because lists of devices name the newest device last.
public struct PicturedRuns: Sendable, Equatable {
    /// The maximum number of runs that are chosen to show a different finding.
    ///
    /// The number applies to each screen with each of its avoidances.
    public static let findingsPerScreen = 12

    private enum Reason: Hashable { case familiar, clear, rule(Rule.ID) }

    private struct Place: Hashable {
        var screen: String
        var avoidance: Avoidance
        var reason = Reason.clear
    }

    private struct Entry {
        var index: Int
        var amount: Double
        var familiarity: Int
    }

    /// The indices of these runs in the report, in ascending order.
    public let indices: [Int]

    /// Chooses the runs to show from all runs of a report.
    ///
    /// The runs of the report may have pictures or not.
    public init(of report: AuditReport) {
        var entries: [Place: Entry] = [:]
        for (index, run) in report.runs.enumerated() {
            func offer(_ amount: Double, _ reason: Reason) {
                let place = Place(screen: run.screen, avoidance: run.avoidance, reason: reason)
                let entry = Entry(index: index, amount: amount, familiarity: run.familiarity)
                guard let best = entries[place] else { return entries[place] = entry }
                let ranks = ((entry.amount, entry.familiarity), (best.amount, best.familiarity))
                let isNewer = if case .rule = reason { false } else { ranks.0 == ranks.1 }
                if ranks.0 > ranks.1 || isNewer { entries[place] = entry }
            }
            offer(0, .familiar)
            if run.isClear { offer(0, .clear) }
            for (rule, findings) in Dictionary(grouping: run.findings, by: \.rule) {
                offer(findings.map(\.amount).max() ?? 0, .rule(rule))
            }
        }
        indices = Set(entries.values.map(\.index)).union(Self.runsOfFindings(in: report)).sorted()
    }

    private static func runsOfFindings(in report: AuditReport) -> [Int] {
        var counts: [Place: Int] = [:]
        return report.causes.compactMap { cause in
            let place = Place(screen: cause.run.screen, avoidance: cause.run.avoidance)
            counts[place, default: 0] += 1
            return counts[place, default: 0] > findingsPerScreen ? nil : cause.index
        }
    }
}

extension AuditRun {
    fileprivate var familiarity: Int {
        let isModernPhone = display.map { $0.idiom == .phone && $0.hasHomeIndicator } ?? false
        return (isModernPhone ? 4 : 0) + (orientation == .portrait ? 2 : 0) + (keyboard == .letters ? 2 : 0)
            + (usage == .typing ? 1 : 0) + (surroundings == .usual ? 1 : 0)
    }
}

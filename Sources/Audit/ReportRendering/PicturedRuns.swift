public import AuditRules
import SceneModel

/// The runs of a report that are shown with pictures.
///
/// They are a clear one of each screen, the worst of each rule, and the run that stands for each different finding.
public struct PicturedRuns: Sendable, Equatable {
    /// How many different findings of one screen have a run of their own.
    public static let findingsPerScreen = 12

    /// A screen with an avoidance, and the rule whose worst run is shown of it.
    private struct Place: Hashable {
        var screen: String
        var avoidance: Avoidance
        /// The rule; none for the clear run that stands for the screen.
        var rule: Rule.ID?
    }

    private struct Entry {
        var index: Int
        var amount: Double
        var familiarity: Int
    }

    /// The runs to show, by their position in the report, in its order.
    public let indices: [Int]

    /// Chooses among all runs of a report, with or without their pictures.
    public init(of report: AuditReport) {
        var entries: [Place: Entry] = [:]
        for (index, run) in report.runs.enumerated() {
            func offer(_ amount: Double, for rule: Rule.ID?) {
                let place = Place(screen: run.screen, avoidance: run.avoidance, rule: rule)
                let entry = Entry(index: index, amount: amount, familiarity: run.familiarity)
                guard let best = entries[place],
                    (best.amount, best.familiarity) >= (entry.amount, entry.familiarity)
                else {
                    entries[place] = entry
                    return
                }
            }
            if run.isClear { offer(0, for: nil) }
            for (rule, findings) in Dictionary(grouping: run.findings, by: \.rule) {
                offer(findings.map(\.amount).max() ?? 0, for: rule)
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
    /// How many readers will find the run's circumstances familiar; of several alike the first such run is shown.
    fileprivate var familiarity: Int {
        let isModernPhone = display.map { $0.idiom == .phone && $0.hasHomeIndicator } ?? false
        return (isModernPhone ? 4 : 0) + (orientation == .portrait ? 2 : 0) + (keyboard == .letters ? 2 : 0)
            + (usage == .typing ? 1 : 0)
    }
}

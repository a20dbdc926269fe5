public import AuditRules
import SceneModel

/// The runs of a report that are shown with pictures: one clear one of each screen, and the worst of each finding.
public struct PicturedRuns: Sendable, Equatable {
    /// How many runs of one screen are shown for one rule.
    public static let runsPerRule = 2

    /// A screen with an avoidance, and the rule whose worst runs are shown of it.
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
        var entries: [Place: [Entry]] = [:]
        for (index, run) in report.runs.enumerated() {
            func offer(_ amount: Double, for rule: Rule.ID?, limit: Int) {
                let place = Place(screen: run.screen, avoidance: run.avoidance, rule: rule)
                let entry = Entry(index: index, amount: amount, familiarity: run.familiarity)
                Self.insert(entry, into: &entries[place, default: []], limit: limit)
            }
            if run.isClear { offer(0, for: nil, limit: 1) }
            for (rule, findings) in Dictionary(grouping: run.findings, by: \.rule) {
                offer(findings.map(\.amount).max() ?? 0, for: rule, limit: Self.runsPerRule)
            }
        }
        indices = Set(entries.values.joined().map(\.index)).sorted()
    }

    private static func insert(_ entry: Entry, into list: inout [Entry], limit: Int) {
        list.append(entry)
        list.sort { ($0.amount, $0.familiarity, -$0.index) > ($1.amount, $1.familiarity, -$1.index) }
        if list.count > limit { list.removeLast() }
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

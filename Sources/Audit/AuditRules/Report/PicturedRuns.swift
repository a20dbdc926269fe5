import SceneModel

/// The runs of an audit that are shown with pictures: one clear one of each screen, and the worst of each finding.
///
/// Runs come one by one, so that an audit of ten thousand runs need not keep the pictures of all of them.
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

    private struct Entry: Equatable {
        var index: Int
        var amount: Double
        var familiarity: Int
    }

    private var entries: [Place: [Entry]] = [:]

    init() {}

    /// The runs to show, by their position in the report, in its order.
    public var indices: [Int] { Set(entries.values.joined().map(\.index)).sorted() }

    /// Considers a run; returns the positions of runs that are not shown, or no longer.
    mutating func offer(_ run: AuditRun, at index: Int) -> [Int] {
        let familiarity = run.familiarity
        var out = [index]
        func place(_ rule: Rule.ID?) -> Place { Place(screen: run.screen, avoidance: run.avoidance, rule: rule) }
        if run.isClear {
            out += add(Entry(index: index, amount: 0, familiarity: familiarity), to: place(nil), limit: 1)
        }
        for (rule, findings) in Dictionary(grouping: run.findings, by: \.rule) {
            let amount = findings.map(\.amount).max() ?? 0
            let entry = Entry(index: index, amount: amount, familiarity: familiarity)
            out += add(entry, to: place(rule), limit: Self.runsPerRule)
        }
        let shown = Set(entries.values.joined().map(\.index))
        return Set(out).subtracting(shown).sorted()
    }

    private mutating func add(_ entry: Entry, to place: Place, limit: Int) -> [Int] {
        var list = entries[place, default: []] + [entry]
        list.sort { ($0.amount, $0.familiarity, -$0.index) > ($1.amount, $1.familiarity, -$1.index) }
        entries[place] = Array(list.prefix(limit))
        return list.dropFirst(limit).map(\.index)
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

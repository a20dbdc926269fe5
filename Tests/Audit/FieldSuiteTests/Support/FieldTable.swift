import AuditRules

/// The audit's verdicts on all screens, compared with the faults that the screens really have.
struct FieldTable {
    /// The results of one rule on all screens.
    struct Row: Equatable {
        var rule: Rule.ID
        /// The number of screens with a planted fault for the rule, and the number of these screens on which the rule
        /// has findings.
        var planted = 0, found = 0
        /// The numbers of screens on which the rule has right and wrong findings; a further effect of a planted fault
        /// is right.
        var right = 0, wrong = 0
        /// The numbers of runs in which the rule has right and wrong findings.
        var rightRuns = 0, wrongRuns = 0
    }

    /// A row for each rule that has a planted fault or findings, in the order of the audit's rules.
    let rows: [Row]
    /// The screens without a report, with the reason.
    let failures: [FieldVerdict]

    /// Counts the verdicts on some screens.
    init(_ verdicts: [FieldVerdict], of screens: [FieldScreen]) {
        let byName = Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var rows: [Rule.ID: Row] = [:]
        for verdict in verdicts {
            guard let screen = byName[verdict.screen] else { continue }
            for rule in screen.planted.union(verdict.rules.map(Self.whole)) {
                var row = rows[rule] ?? Row(rule: rule)
                let parts = verdict.rules.filter { Self.whole($0) == rule }
                row.add(parts.reduce(0) { $0 + (verdict.findings[$1.rawValue] ?? 0) }, of: screen)
                rows[rule] = row
            }
        }
        let known = Rule.ID.known.filter { rows[$0] != nil }
        let others = rows.keys.filter { !known.contains($0) }.sorted()
        self.rows = (known + others).compactMap { rows[$0] }
        failures = verdicts.filter { $0.failure != nil }
    }

    /// Returns the rule that the list of planted faults uses for a rule's faults: for a rule that is newer than the
    /// list, an older one, and otherwise the rule itself.
    static func whole(_ rule: Rule.ID) -> Rule.ID { rule == .underHardwareAtRest ? .underHardware : rule }

    /// The sum over all rules.
    var total: Row {
        rows.reduce(into: Row(rule: Rule.ID(rawValue: "all"))) { sum, row in
            sum.planted += row.planted
            sum.found += row.found
            sum.right += row.right
            sum.wrong += row.wrong
            sum.rightRuns += row.rightRuns
            sum.wrongRuns += row.wrongRuns
        }
    }
}

extension FieldTable.Row {
    /// Counts a screen on which the rule has findings in a number of runs.
    fileprivate mutating func add(_ runs: Int, of screen: FieldScreen) {
        let isPlanted = screen.planted.contains(rule)
        if isPlanted { planted += 1 }
        guard runs > 0 else { return }
        if isPlanted { found += 1 }
        if isPlanted || screen.also.contains(rule) {
            right += 1
            rightRuns += runs
        } else {
            wrong += 1
            wrongRuns += runs
        }
    }
}

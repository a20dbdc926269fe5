import AuditRules

/// The audit's verdicts on all screens, compared with the true faults.
struct FieldTable {
    struct Row: Equatable {
        var rule: Rule.ID
        /// The number of screens with a planted fault for the rule, and how many of these screens have findings.
        var planted = 0, found = 0
        /// The number of screens on which the rule's findings are right, and the number on which they are wrong.
        ///
        /// A planted fault is a fault that was built into the screen. A finding is right if it shows a planted fault or
        /// a further effect of this fault. A finding is also right if the screen's `coveredIn` contains the window.
        var right = 0, wrong = 0
        var rightRuns = 0, wrongRuns = 0
    }

    /// The rows of the table, in the order of the audit's rules.
    let rows: [Row]
    /// The screens without a report.
    let failures: [FieldVerdict]

    init(_ verdicts: [FieldVerdict], of screens: [FieldScreen]) {
        let byName = Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var rows: [Rule.ID: Row] = [:]
        for verdict in verdicts {
            guard let screen = byName[verdict.screen] else { continue }
            for rule in screen.planted.union((verdict.rules + verdict.rulesInWindows).map(Self.whole)) {
                var row = rows[rule] ?? Row(rule: rule)
                let parts = verdict.rules.filter { Self.whole($0) == rule }
                row.add(
                    parts.reduce(0) { $0 + (verdict.findings[$1.rawValue] ?? 0) },
                    inWindows: verdict.inWindows?[rule.rawValue] ?? 0, of: screen)
                rows[rule] = row
            }
        }
        let known = Rule.ID.known.filter { rows[$0] != nil }
        let others = rows.keys.filter { !known.contains($0) }.sorted()
        self.rows = (known + others).compactMap { rows[$0] }
        failures = verdicts.filter { $0.failure != nil }
    }

    /// The list of planted faults is older than `underHardwareAtRest`, and names its faults `underHardware`.
    static func whole(_ rule: Rule.ID) -> Rule.ID { rule == .underHardwareAtRest ? .underHardware : rule }

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
    fileprivate mutating func add(_ runs: Int, inWindows: Int, of screen: FieldScreen) {
        let isPlanted = screen.planted.contains(rule), isTrue = isPlanted || screen.also.contains(rule)
        if isPlanted { planted += 1 }
        rightRuns += isTrue ? runs + inWindows : inWindows
        wrongRuns += isTrue ? 0 : runs
        guard runs + inWindows > 0 else { return }
        if isPlanted { found += 1 }
        if isTrue || runs == 0 { right += 1 } else { wrong += 1 }
    }
}

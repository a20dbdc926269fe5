import AuditRules
@testable import JudgedScreens

/// The audit's verdicts on screens, compared with the true faults, by rule.
struct VerdictTable {
    struct Row {
        var rule: Rule.ID
        /// The screens with a planted fault for the rule, and those of them that have findings.
        var planted: [String] = [], found: [String] = []
        /// The screens on which the rule's findings are right, and those on which they are wrong.
        ///
        /// A finding is right if it shows a planted fault or a further effect of this fault. A finding is also right if
        /// the screen's `coveredIn` contains the window.
        var right: [String] = [], wrong: [String] = []
        var rightRuns = 0, wrongRuns = 0
    }

    /// The rows in the order of the audit's rules.
    let rows: [Row]

    init(_ verdicts: [Verdict], of screens: [JudgedScreen]) {
        let byName = Dictionary(screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var rows = Dictionary(Rule.ID.known.map { ($0, Row(rule: $0)) }, uniquingKeysWith: { first, _ in first })
        for verdict in verdicts {
            guard let screen = byName[verdict.screen] else { continue }
            let counts = verdict.counts(on: screen)
            for rule in screen.planted.union(counts.keys).union(verdict.rulesInWindows) {
                let inWindows = verdict.inWindows?[rule.rawValue] ?? 0
                rows[rule, default: Row(rule: rule)].add(counts[rule] ?? 0, inWindows: inWindows, of: screen)
            }
        }
        let others = Set(rows.keys).subtracting(Rule.ID.known).sorted()
        self.rows = (Rule.ID.known + others).compactMap { rows[$0] }
    }

    /// The sum of all rows.
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

extension VerdictTable.Row {
    fileprivate mutating func add(_ runs: Int, inWindows: Int, of screen: JudgedScreen) {
        let isPlanted = screen.planted.contains(rule), isTrue = isPlanted || screen.also.contains(rule)
        if isPlanted { planted.append(screen.name) }
        rightRuns += isTrue ? runs + inWindows : inWindows
        wrongRuns += isTrue ? 0 : runs
        guard runs + inWindows > 0 else { return }
        if isPlanted { found.append(screen.name) }
        if isTrue || runs == 0 { right.append(screen.name) } else { wrong.append(screen.name) }
    }
}

import AuditRules
import Foundation

/// The audit's verdicts on the suite's screens, by rule.
struct SuiteTable {
    struct Row {
        var rule: Rule.ID
        /// The screens with a planted fault for the rule, and those of them that the rule reports.
        var planted: [String] = [], found: [String] = []
        var wrong: [String] = []
        /// The audit's suggested remedies for the first two screens with different remedies.
        var remedies: [(screen: String, remedy: Finding.Remedy)] = []
    }

    private(set) var rows: [Row]
    /// A sentence for each missing finding and for each wrong finding.
    private(set) var wrong: [String] = []

    /// Screens without marked controls are played on one phone, and on a tablet with a floating keyboard.
    @MainActor
    static func measured(
        _ screens: [SuiteScreen], isMarked: Bool = true
    ) throws -> SuiteTable {
        var table = SuiteTable(rows: Rule.all.map { Row(rule: $0.id) })
        let circumstances = try SuiteDriver.circumstances(isMarked: isMarked)
        for screen in screens {
            table.add(
                screen, circumstances.map { ($0.description, SuiteDriver(screen: screen, circumstance: $0).run()) })
        }
        return table
    }

    private mutating func add(_ screen: SuiteScreen, _ runs: [(circumstance: String, run: AuditRun)]) {
        for index in rows.indices {
            let rule = rows[index].rule
            let hits = runs.flatMap { played in
                played.run.findings.filter { $0.rule == rule }.map { "\(played.circumstance): \($0.message)" }
            }
            if screen.planted.contains(rule) {
                rows[index].planted.append(screen.name)
                if hits.isEmpty {
                    wrong.append("\(screen.name): no \(rule)")
                } else {
                    rows[index].found.append(screen.name)
                    rows[index].note(runs.map(\.run), of: screen.name)
                }
            } else if !hits.isEmpty, !screen.also.contains(rule) {
                rows[index].wrong.append(screen.name)
                wrong.append("\(screen.name): \(rule), \(hits.count) times, such as \(hits[0])")
            }
        }
        let known = Set(rows.map(\.rule))
        for rule in screen.planted.subtracting(known).sorted() { wrong.append("\(screen.name): no rule \(rule)") }
    }
}

extension SuiteTable.Row {
    /// Equal remedies are kept only once.
    fileprivate mutating func note(_ runs: [AuditRun], of screen: String) {
        let told = runs.lazy.flatMap(\.findings).filter { [rule] in $0.rule == rule && $0.cause == nil }
        guard remedies.count < 2, let remedy = told.compactMap(\.remedy).first,
            !remedies.contains(where: { $0.remedy == remedy })
        else {
            return
        }
        remedies.append((screen, remedy))
    }
}

import AuditRules
import Foundation

/// What the audit said of all screens of the suite, by rule.
struct SuiteTable {
    /// How one rule fared.
    struct Row {
        var rule: Rule.ID
        /// Screens with a fault that the rule must report, and those of them where it does.
        var planted: [String] = [], found: [String] = []
        /// Screens where the rule says something that is not so.
        var wrong: [String] = []
        /// What to do on screens with a fault of the rule: two examples.
        var remedies: [(screen: String, remedy: Finding.Remedy)] = []
    }

    private(set) var rows: [Row]
    /// What is missing or wrong, in words.
    private(set) var wrong: [String] = []

    /// Plays every screen everywhere; without marks on one phone, and on a tablet with a floating keyboard.
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
    /// Notes the first remedy that runs of a screen tell, unless another screen has it.
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

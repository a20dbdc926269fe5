import AuditRules
import Foundation
import Testing

/// What the audit says of the suite's screens: each planted fault, and nothing besides.
@MainActor
@Suite struct SuiteVerdictTests {
    @Test func `each planted fault is found and nothing else is said, as Rules says`() throws {
        let table = try SuiteTable.measured(SuiteScreen.all)
        print(table.text)
        for line in table.wrong { Issue.record("\(line)") }
        let page = RulePage(table, of: SuiteScreen.all).text
        #expect(
            try Self.regenerated("Docs/Rules.md", as: page) == page,
            "out of date; run: TIDELINE_REGENERATE=1 swift test --filter SuiteVerdictTests")
    }

    @Test func `without marks nothing false is said either`() throws {
        let table = try SuiteTable.measured(SuiteScreen.all, isMarked: false)
        for line in table.rows.filter({ !$0.wrong.isEmpty }) { Issue.record("\(line.rule): \(line.wrong)") }
        let needMarks = Set(["control-covered", "needless-gap"])
        for row in table.rows where !needMarks.contains(row.rule) && !row.planted.isEmpty {
            #expect(!row.found.isEmpty, "\(row.rule)")
        }
    }

    @Test func `the names of the screens differ, and each rule has its notes and its screens`() {
        #expect(Set(SuiteScreen.all.map(\.name)).count == SuiteScreen.all.count)
        #expect(Set(RuleNotes.all.keys) == Set(Rule.all.map(\.id)))
        for rule in Rule.all {
            #expect(SuiteScreen.all.contains { $0.planted.contains(rule.id) }, "\(rule.id)")
            #expect(rule.remedy != nil, "\(rule.id)")
        }
    }

    /// What a generated file holds now, empty if it is missing; with `TIDELINE_REGENERATE` set it is written first.
    private static func regenerated(_ path: String, as text: String) throws -> String {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let file = root.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["TIDELINE_REGENERATE"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
}

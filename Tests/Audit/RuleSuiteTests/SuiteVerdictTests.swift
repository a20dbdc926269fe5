import AuditRules
import Foundation
import TestSupport
import Testing

/// Other tests need the main actor, so each play of all screens has a process of its own.
@Suite(.besideMainActor) struct SuiteVerdictTests {
    @Test func `each planted fault and no other is found, as Rules says`() async {
        await #expect(processExitsWith: .success) { try await Self.compareWithThePage() }
    }

    @MainActor
    private static func compareWithThePage() throws {
        let table = try SuiteTable.measured(SuiteScreen.all)
        for line in table.wrong { Issue.record("\(line)") }
        let page = RulePage(table, of: SuiteScreen.all).text
        #expect(
            try PackageFolder.regenerated("Docs/Rules.md", as: page) == page,
            "out of date; run: TIDELINE_REGENERATE=1 swift test --filter SuiteVerdictTests")
    }

    @Test func `without marks nothing false is said either`() async {
        await #expect(processExitsWith: .success) { try await Self.compareWithoutMarks() }
    }

    @MainActor
    private static func compareWithoutMarks() throws {
        let table = try SuiteTable.measured(SuiteScreen.all, isMarked: false)
        for line in table.rows.filter({ !$0.wrong.isEmpty }) { Issue.record("\(line.rule): \(line.wrong)") }
        let needMarks = Set<Rule.ID>([.controlCovered, .needlessGap])
        for row in table.rows where !needMarks.contains(row.rule) && !row.planted.isEmpty {
            #expect(!row.found.isEmpty, "\(row.rule)")
        }
    }

    @MainActor
    @Test func `each rule has notes and a screen, and screen names differ`() {
        #expect(Set(SuiteScreen.all.map(\.name)).count == SuiteScreen.all.count)
        #expect(Set(RuleNotes.all.keys) == Set(Rule.all.map(\.id)))
        for rule in Rule.all {
            #expect(SuiteScreen.all.contains { $0.planted.contains(rule.id) }, "\(rule.id)")
        }
    }
}

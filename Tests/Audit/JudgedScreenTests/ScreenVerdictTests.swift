import AuditRules
import Foundation
@testable import JudgedScreens
import TestSupport
import Testing

/// The audit's right and wrong findings on screens whose faults are known.
///
/// Other tests need the main actor, so separate processes play the screens.
@Suite(.besideMainActor) struct ScreenVerdictTests {
    @Test func `each fault planted by us and no other is found, as Rules says`() async throws {
        let verdicts = try await VerdictPlay.verdicts(.marked)
        for line in complaints(verdicts, .marked) { Issue.record("\(line)") }
        try compare(try RulePage(verdicts).text, with: "Docs/Rules.md")
    }

    @Test func `without marks nothing false is said either`() async throws {
        let verdicts = try await VerdictPlay.verdicts(.unmarked)
        let needMarks = Set<Rule.ID>([.controlCovered, .needlessGap])
        for row in VerdictTable(verdicts, of: JudgedScreen.byUs).rows {
            #expect(row.wrong.isEmpty, "\(row.rule)")
            #expect(!row.found.isEmpty || row.planted.isEmpty || needMarks.contains(row.rule), "\(row.rule)")
        }
        #expect(verdicts.allSatisfy { $0.failure == nil })
    }

    @Test func `in three circumstances the audit says what the list has`() async throws {
        let verdicts = try await VerdictPlay.verdicts(.three)
        let sum = VerdictTable(verdicts, of: JudgedScreen.byOthers).total
        expectFewErrors(in: sum)
        #expect(sum.found.count * 3 >= sum.planted.count * 2, "\(sum.found.count) of \(sum.planted.count) are found")
        try compare(list(verdicts), with: "Tests/Audit/JudgedScreenTests/ThreeCircumstances.txt")
    }

    @Test(.enabled(if: Effort.isRaised || PackageFolder.regenerates, "The whole play takes TIDELINE_EFFORT=2 or more."))
    func `the audit says what Verdicts counts, right and wrong`() async throws {
        let verdicts = try await VerdictPlay.verdicts(.whole)
        let table = VerdictTable(verdicts, of: JudgedScreen.byOthers), sum = table.total
        expectFewErrors(in: sum)
        #expect(sum.found.count * 10 >= sum.planted.count * 9, "\(sum.found.count) of \(sum.planted.count) are found")
        let silent = table.rows.filter { !$0.planted.isEmpty && $0.found.isEmpty }.map(\.rule)
        #expect(silent == [.floatingCover], "each rule finds a fault here or in RuleReachTests")
        try compare(list(verdicts), with: "Tests/Audit/JudgedScreenTests/ByOthers.txt")
        let text = try PackageFolder.text(of: "Tests/Audit/JudgedScreenTests/First.json")
        let first = try JSONDecoder().decode([Verdict].self, from: Data(text.utf8))
        let mistakes = complaints(verdicts, .whole).joined(separator: "\n")
        try compare(VerdictPage(verdicts, beside: first).text, with: "Docs/Verdicts.md", "Mistakes now:\n\(mistakes)")
    }

    private func complaints(_ verdicts: [Verdict], _ extent: Extent) -> [String] {
        zip(verdicts, extent.screens).flatMap { $0.complaints(on: $1) }
    }

    /// A line for each screen by others: a new finding changes it, right or wrong, and so does a finding that is gone.
    private func list(_ verdicts: [Verdict]) -> String {
        zip(verdicts, JudgedScreen.byOthers).map { $0.line(on: $1) + "\n" }.joined()
    }

    /// A test run may write lists and pages anew, and they then hide that the audit has become worse.
    private func expectFewErrors(in sum: VerdictTable.Row) {
        let right = sum.right.count, all = right + sum.wrong.count
        #expect(right * 5 >= all * 4, "\(all - right) of \(all) are wrong")
    }

    private func compare(_ text: String, with path: String, _ more: String = "") throws {
        #expect(
            try PackageFolder.regenerated(path, as: text) == text,
            "out of date; run: TIDELINE_REGENERATE=1 swift test --filter ScreenVerdictTests. \(more)")
    }
}

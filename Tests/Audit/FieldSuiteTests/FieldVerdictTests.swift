import AuditRules
import Foundation
import TestSupport
import Testing

/// The audit's right and wrong findings on the field suite, a collection of screens as apps have them.
///
/// Other tests need the main actor, so separate processes play the screens.
@Suite(.besideMainActor) struct FieldVerdictTests {
    /// The list has a line for each screen.
    ///
    /// A new finding changes the list, right or wrong, and so does a finding that is gone.
    @Test func `in three circumstances the audit says what the list has`() async throws {
        let verdicts = try await Self.play(.three)
        let sum = FieldTable(verdicts, of: FieldScreen.all).total
        // A test run may write the list anew, and the list then hides that the audit has become worse. So these lines
        // set limits for the numbers.
        #expect(sum.right * 5 >= (sum.right + sum.wrong) * 4, "\(sum.wrong) of \(sum.right + sum.wrong) are wrong")
        #expect(sum.found * 3 >= sum.planted * 2, "\(sum.found) of \(sum.planted) are found")
        let list = zip(verdicts, FieldScreen.all).map { $0.line(on: $1) + "\n" }.joined()
        #expect(
            try PackageFolder.regenerated("Tests/Audit/FieldSuiteTests/ThreeCircumstances.txt", as: list) == list,
            "out of date; run: TIDELINE_REGENERATE=1 swift test --filter FieldVerdictTests")
    }

    @Test(.enabled(if: Effort.isRaised || PackageFolder.regenerates, "The whole play takes TIDELINE_EFFORT=2 or more."))
    func `the audit says what Verdicts lists, right and wrong`() async throws {
        let verdicts = try await Self.play(.whole)
        let first = try FieldVerdict.first
        let wrong = zip(verdicts, FieldScreen.all).flatMap { $0.wrongMessages(on: $1) }.joined(separator: "\n")
        let table = FieldTable(verdicts, of: FieldScreen.all), sum = table.total
        // A test run may write the page `Docs/Verdicts.md` anew, and the page then hides that the audit has become
        // worse. So these lines set limits for the numbers.
        #expect(sum.right * 5 >= (sum.right + sum.wrong) * 4, "\(sum.wrong) of \(sum.right + sum.wrong) are wrong")
        #expect(sum.found * 10 >= sum.planted * 9, "\(sum.found) of \(sum.planted) are found")
        let silent = table.rows.filter { $0.planted > 0 && $0.found == 0 }.map(
            \.rule)
        #expect(silent == [.floatingCover], "each rule finds a fault here or in RuleReachTests")
        let page = FieldPage(verdicts, beside: first, of: FieldScreen.all).text
        #expect(
            try PackageFolder.regenerated("Docs/Verdicts.md", as: page) == page,
            "out of date; run: TIDELINE_REGENERATE=1 swift test --filter FieldVerdictTests. Wrong now:\n\(wrong)")
    }

    /// The verdicts on all screens, in their order.
    private static func play(_ extent: FieldExtent) async throws -> [FieldVerdict] {
        let parts = try await withThrowingTaskGroup(of: [FieldVerdict].self) { group in
            for part in 0..<FieldPlay.parts {
                group.addTask { try await verdicts(of: FieldPlay(extent: extent, part: part)) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        let byName = Dictionary(parts.map { ($0.screen, $0) }, uniquingKeysWith: { first, _ in first })
        return try FieldScreen.all.map { try #require(byName[$0.name]) }
    }

    /// If a screen crashes its process, a new process continues with the next screen.
    private static func verdicts(of play: FieldPlay) async throws -> [FieldVerdict] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("field-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var verdicts: [FieldVerdict] = []
        while verdicts.count < play.screens.count {
            let next = verdicts.count
            try Data(verdicts.flatMap { try JSONEncoder().encode($0) + [10] }).write(to: URL(fileURLWithPath: path))
            await withKnownIssue("the screen ends the process", isIntermittent: true) {
                await #expect(processExitsWith: .success) {
                    [play = play as FieldPlay, next = next as Int, path = path as String] in
                    try await MainActor.run { try play.play(from: next, into: path) }
                }
            }
            verdicts = try FieldPlay.verdicts(in: path)
            guard verdicts.count < play.screens.count else { break }
            let name = play.screens[verdicts.count].name
            verdicts.append(FieldVerdict(screen: name, failure: "the screen ends the process"))
        }
        return verdicts
    }
}

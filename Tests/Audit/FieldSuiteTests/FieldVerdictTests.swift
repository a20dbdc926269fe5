import AuditRules
import Foundation
import TestSupport
import Testing

/// The audit's right and wrong findings on the field suite, a collection of screens as apps have them.
///
/// Other tests need the main actor, so a separate process plays the screens.
@Suite(.besideMainActor) struct FieldVerdictTests {
    @Test func `the audit says what Verdicts lists, right and wrong`() async throws {
        let verdicts = try await Self.play()
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

    /// If a screen crashes its process, a new process continues with the next screen.
    private static func play() async throws -> [FieldVerdict] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("field-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var verdicts: [FieldVerdict] = []
        while verdicts.count < FieldScreen.all.count {
            let next = verdicts.count
            try Data(verdicts.flatMap { try JSONEncoder().encode($0) + [10] }).write(to: URL(fileURLWithPath: path))
            await withKnownIssue("the screen ends the process", isIntermittent: true) {
                await #expect(processExitsWith: .success) { [next = next as Int, path = path as String] in
                    try await MainActor.run { try FieldPlay.play(from: next, into: path) }
                }
            }
            verdicts = try FieldPlay.verdicts(in: path)
            guard verdicts.count < FieldScreen.all.count else { break }
            let name = FieldScreen.all[verdicts.count].name
            verdicts.append(FieldVerdict(screen: name, failure: "the screen ends the process"))
        }
        return verdicts
    }
}

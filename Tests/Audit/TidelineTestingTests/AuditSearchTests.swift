import Testing
@testable import TidelineTesting
import UIKit

/// Which runs of a screen an audit plays, and when the audit ends its search for findings.
@MainActor
@Suite struct AuditSearchTests {
    /// Returns the indices of the runs that each round plays; a closure decides which runs have findings.
    private func rounds(
        in part: AuditScope.Part, isExhaustive: Bool = false, where hasFindings: (AuditEntry) -> Bool
    ) -> [[Int]] {
        var search = AuditSearch(of: part, isExhaustive: isExhaustive), rounds: [[Int]] = []
        while true {
            let rows = search.next { hasFindings(part.rows[$0].entry) }
            if rows.isEmpty { return rounds }
            rounds.append(rows)
        }
    }

    private func part(isExhaustive: Bool = false) -> AuditScope.Part {
        let plan = AuditPlan(screens: [Screen("form") { FormViewController(fields: 3, keepsClear: true) }])
        return AuditScope(of: plan, isExhaustive: isExhaustive).parts[0]
    }

    @Test func `a clear screen plays the choice, each run once`() {
        let part = part(), rounds = rounds(in: part) { _ in false }
        #expect(rounds.flatMap(\.self) == part.chosen && rounds.dropLast().allSatisfy { $0.count == rounds[0].count })
    }

    @Test func `a screen full of findings plays less than a clear one`() {
        let part = part(), rows = rounds(in: part) { _ in true }.flatMap(\.self)
        #expect(
            Set(rows).count == rows.count && rows.count < part.chosen.count, "\(rows.count) of \(part.chosen.count)")
        #expect(rows.count > AuditSearch.mostFollowed)
    }

    @Test func `a rare finding is followed to all of its runs`() {
        let part = part(),
            rare = { (entry: AuditEntry) in
                entry.keyboard == .numberPad && entry.orientation == .landscape && entry.usage == .typing
            }
        let all = part.rows.indices.filter { rare(part.rows[$0].entry) }
        let rows = Set(rounds(in: part, where: rare).flatMap(\.self))
        #expect(!all.isEmpty && rows.isSuperset(of: all))
        #expect(rows.count >= 200, "the rest of the screen is looked at as well")
    }

    @Test func `the first round meets each value that there is`() {
        let part = part(), first = rounds(in: part) { _ in true }[0].map { part.rows[$0].entry }
        #expect(Set(first.map(\.orientation)).count == 2 && Set(first.map(\.usage)) == Set(Usage.allCases))
        #expect(Set(first.map(\.keyboard)) == Set(part.rows.map(\.entry.keyboard)))
    }

    @Test func `an exhaustive search is one round of everything`() {
        let part = part(isExhaustive: true), rounds = rounds(in: part, isExhaustive: true) { _ in true }
        #expect(rounds == [Array(part.rows.indices)])
    }

    @Test func `a run with letters comes before those that it may stand for`() {
        let part = part(),
            numbers = Dictionary(
                uniqueKeysWithValues: part.chosen.enumerated().map { (part.rows[$1].circumstance, $0) })
        var pairs = 0
        for (place, row) in part.chosen.enumerated() {
            guard let letters = part.rows[row].withLetters.flatMap({ numbers[$0] }) else { continue }
            pairs += 1
            #expect(letters < place)
        }
        #expect(pairs > 0)
    }
}

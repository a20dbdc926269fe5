import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct BaselineTests {
    private func baseline(today: String) throws -> Baseline {
        let text = #"{"accepted": [{"finding": "a/none/jump/Email", "reason": "r", "until": "2027-03-31"}]}"#
        return try Baseline(Data(text.utf8), today: today)
    }

    @Test func `a finding is accepted up to the last day of its entry`() throws {
        let before = try baseline(today: "2027-03-31"), after = try baseline(today: "2027-04-01")
        let played = AuditReport(runs: [
            AuditRun(
                screen: "a", device: "d", orientation: .portrait, keyboard: .letters, avoidance: "none", steps: [],
                findings: [])
        ])
        #expect(
            before.remarks(on: played) == [
                "The baseline accepts 'a/none/jump/Email', which no run has found. Take it out."
            ])
        #expect(before.accepts("a/none/jump/Email"))
        #expect(!after.accepts("a/none/jump/Email"))
        #expect(after.remarks(on: played) == ["The baseline accepted 'a/none/jump/Email' until 2027-03-31: r"])
        #expect(!before.accepts("a/none/jump/Password"))
        #expect(
            before.remarks(on: AuditReport())
                == ["The baseline accepts 'a/none/jump/Email', of screens or avoidances that were not played."])
    }

    @Test(arguments: [
        (#"{"acepted": []}"#, "'acepted' is no key of a baseline. Did you mean 'accepted'? Write one of: accepted."),
        (
            #"{"accepted": [{"finding": "a/b/jump/c", "reason": "r", "until": "2027-03-31", "note": 1}]}"#,
            "'note' is no key of a baseline. Write one of: finding, reason, until."
        ),
        (
            #"{"accepted": [{"finding": "a/b/jump/c", "reason": "r", "untill": "2027-03-31"}]}"#,
            "'untill' is no key of a baseline. Did you mean 'until'? Write one of: finding, reason, until."
        )
    ])
    func `a key that nobody reads is refused`(text: String, message: String) {
        let error = #expect(throws: Baseline.Failure.self) { try Baseline(Data(text.utf8), today: "2027-01-01") }
        #expect(error?.description == message)
    }
}

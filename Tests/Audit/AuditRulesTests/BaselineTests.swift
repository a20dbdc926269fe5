import AuditRules
import Foundation
import Testing

@Suite struct BaselineTests {
    private func baseline(today: String) throws -> Baseline {
        let text = #"{"accepted": [{"finding": "a/none/jump/Email", "reason": "r", "until": "2027-03-31"}]}"#
        return try Baseline(Data(text.utf8), today: today)
    }

    @Test func `a finding is accepted up to the last day of its entry`() throws {
        let before = try baseline(today: "2027-03-31"), after = try baseline(today: "2027-04-01")
        #expect(before.accepts("a/none/jump/Email") && before.expirations.isEmpty)
        #expect(!after.accepts("a/none/jump/Email"))
        #expect(after.expirations == ["The baseline accepted 'a/none/jump/Email' until 2027-03-31: r"])
        #expect(!before.accepts("a/none/jump/Password"))
    }
}

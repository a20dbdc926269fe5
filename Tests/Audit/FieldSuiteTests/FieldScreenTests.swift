import AuditRules
import Testing

@Suite struct FieldScreenTests {
    @Test func `names differ, and each screen has a source and a sentence`() {
        #expect(FieldScreen.all.count >= 64)
        #expect(Set(FieldScreen.all.map(\.name)).count == FieldScreen.all.count)
        #expect(FieldScreen.all.allSatisfy { !$0.source.isEmpty && !$0.sentence.isEmpty })
    }

    @Test func `reports of the public are rebuilt, faulty and innocent`() {
        #expect(FieldScreen.all.count { $0.source.hasPrefix("http") } >= 18)
        let innocent = FieldScreen.all.count { $0.planted.isEmpty }
        #expect(innocent * 5 >= FieldScreen.all.count * 2 && innocent * 5 <= FieldScreen.all.count * 3)
        #expect(FieldScreen.all.allSatisfy { !$0.planted.isEmpty || $0.also.isEmpty })
    }

    @Test func `a planted rule is not a further effect too`() {
        #expect(FieldScreen.all.allSatisfy { $0.planted.isDisjoint(with: $0.also) })
    }
}

import AuditRules
@testable import JudgedScreens
import Testing

@Suite struct JudgedScreenTests {
    private let ours = JudgedScreen.byUs, others = JudgedScreen.byOthers

    @Test func `names differ, and no screen gets lost`() {
        #expect(ours.count >= 114 && others.count >= 90)
        #expect(Set((ours + others).map(\.name)).count == ours.count + others.count)
        #expect(ours.allSatisfy { $0.origin == .byUs })
    }

    @Test func `each screen by others has a source and a sentence`() {
        for screen in others {
            guard case .byOthers(let source, let sentence) = screen.origin else {
                Issue.record("\(screen.name)")
                continue
            }
            #expect(!source.isEmpty && !sentence.isEmpty, "\(screen.name)")
        }
    }

    @Test func `reports of the public are rebuilt, faulty and innocent`() {
        #expect(others.count(where: \.imitatesReport) >= 45)
        let innocent = others.count { $0.planted.isEmpty }
        #expect(innocent * 5 >= others.count * 2 && innocent * 5 <= others.count * 3)
        #expect(others.allSatisfy { !$0.planted.isEmpty || $0.also.isEmpty })
    }

    @Test func `a planted rule is not a further effect too`() {
        #expect((ours + others).allSatisfy { $0.planted.isDisjoint(with: $0.also) })
    }

    @Test func `each rule has notes and a screen by us`() {
        #expect(Set(RuleNotes.all.keys) == Set(Rule.all.map(\.id)))
        for rule in Rule.all { #expect(ours.contains { $0.planted.contains(rule.id) }, "\(rule.id)") }
    }
}

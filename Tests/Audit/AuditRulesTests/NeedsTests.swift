@testable import AuditRules
import Foundation
import SceneModel
import Testing

/// What a host has not seen, no rule guesses.
@Suite struct NeedsTests {
    /// A field and a marked button under a keyboard at rest.
    private func covered(unknown: Set<SceneFact> = []) -> [SceneSnapshot] {
        var picture = Recording.snapshot {
            $0.keyboardTop = 508
            $0.email.origin.y = 600
        }
        picture.unknowns = unknown
        return [picture]
    }

    @Test func `a rule that lacks a fact does not judge`() {
        let ownID = Rule.ID(rawValue: "own")
        let own = Rule(id: ownID, title: "Own", explanation: "Always finds something.", severity: .error) { _ in
            [Finding(rule: ownID, subject: "screen", amount: 1, at: 0, message: "found")]
        }
        let rules = Rule.all + [own], all = Rule.findings(in: covered(), rules: rules).map(\.rule)
        #expect(Set(all).isSuperset(of: [.focusCovered, .controlCovered, ownID]), "\(all)")
        for fact in SceneFact.allCases {
            let found = Rule.findings(in: covered(unknown: [fact]), rules: rules).map(\.rule)
            let lacking = Set(rules.filter { $0.needs.contains(fact) }.map(\.id))
            #expect(found == all.filter { !lacking.contains($0) }, "without \(fact): \(found)")
        }
    }

    @Test func `a fact that one picture lacks is lacking in the recording`() {
        let pictures = covered() + covered(unknown: [.focus])
        #expect(pictures.unknowns == [.focus])
        #expect(!Rule.findings(in: pictures).map(\.rule).contains(.focusCovered))
    }

    /// The button ends 296 pt below the keyboard's top.
    @Test func `a content of unknown size makes no finding, and any other size makes the true one`() throws {
        for (height, reach) in [
            (nil, .unknown), (844, .none), (844 + 295, .none), (844 + 297, .scrolled)
        ] as [(CGFloat?, SceneSnapshot.Reach)] {
            let picture = Recording.snapshot {
                $0.keyboardTop = 508
                $0.geometry.contentSize = height.map { CGSize(width: 390, height: $0) }
            }
            let seen = try #require(picture.controlsUnderKeyboard.first, "\(height ?? -1)")
            #expect(seen.node.name == "Sign In" && seen.reach == reach, "\(height ?? -1): \(seen.reach)")
            let found = Rule.findings(in: [picture], rules: [.controlCovered])
            #expect(found.isEmpty == (reach != .none), "\(height ?? -1): \(found.messages)")
        }
    }
}

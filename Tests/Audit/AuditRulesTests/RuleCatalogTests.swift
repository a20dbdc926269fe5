import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct RuleCatalogTests {
    @Test func `the ids are stable, for scripts depend on them`() {
        #expect(
            Rule.all.map(\.id.rawValue) == [
                "focus-lost", "focus-covered", "caret-covered", "control-covered", "unreachable", "pushed-off-screen",
                "under-hardware", "not-restored", "double-avoidance", "never-settles", "floating-cover",
                "needless-gap", "jump", "lag", "slow-settle", "bleed", "layout-passes", "under-hardware-at-rest",
                "left-its-end", "bar-pushed-off", "moved-needlessly"
            ])
    }

    @Test func `every rule explains itself`() {
        for rule in Rule.all {
            #expect(!rule.title.isEmpty && rule.explanation.hasSuffix(".") || rule.explanation.hasSuffix(")."))
        }
    }

    @Test func `no recording and a recording of nothing give no finding`() {
        #expect(Rule.findings(in: []).isEmpty)
        #expect(Rule.findings(in: [Recording.snapshot()]).isEmpty)
    }

    @Test func `invalid numbers in a recording give finite amounts`() {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]
        for number in odd {
            let snapshots = Recording.rise { scene, part, index in
                scene.keyboardTop = index == 2 ? number : scene.keyboardTop
                scene.button.origin.y = number
                scene.email.size.height = number
                scene.caret = CGRect(x: number, y: 0, width: 1, height: number)
                scene.geometry.center.y = part == 1 ? number : 0
            }
            let findings = Rule.findings(in: snapshots)
            #expect(findings.allSatisfy { $0.amount.isFinite && $0.at.isFinite }, "\(number)")
        }
    }
}

import Testing
import UIKit

@MainActor struct ViewTransitionTests {
    @Test func `G37 a transition changes its view at once and ends on time`() {
        let bench = AnimationBench(), label = UILabel()
        var ends: [Bool] = []
        UIView.transition(with: bench.view, duration: 0.5, options: .transitionFlipFromLeft) {
            bench.view.addSubview(label)
            bench.view.frame.origin.y = 100
        } completion: {
            ends.append($0)
        }
        #expect(label.superview === bench.view && bench.view.layer.animationKeys() == nil)
        bench.host.advance(by: 0.45)
        #expect(ends == [] && bench.shownTop == 100)
        bench.host.advance(by: 0.1)
        #expect(ends == [true])
    }

    @Test func `G37 animated content moves in a transition`() {
        let bench = AnimationBench()
        let options: UIView.AnimationOptions = [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear]
        UIView.transition(with: bench.view, duration: 1, options: options) { bench.view.frame.origin.y = 100 }
        bench.host.advance(by: 0.5)
        #expect(isClose(bench.shownTop, 50))
    }

    @Test(arguments: [true, false])
    func `G37 a view replaces another one or is shown instead`(hides: Bool) {
        let bench = AnimationBench(), other = UIView(), parent = bench.view.superview
        if hides {
            parent?.addSubview(other)
            other.isHidden = true
        }
        var options: UIView.AnimationOptions = .transitionCurlUp
        if hides { options.insert(.showHideTransitionViews) }
        var ends: [Bool] = []
        UIView.transition(from: bench.view, to: other, duration: 0.25, options: options) { ends.append($0) }
        #expect(other.superview === parent && !other.isHidden)
        #expect(bench.view.superview === (hides ? parent : nil) && bench.view.isHidden == hides)
        bench.host.advance(by: 0.2)
        #expect(ends == [])
        bench.host.advance(by: 0.1)
        #expect(ends == [true])
    }

    @Test func `G13 a transition without time ends at once`() {
        let bench = AnimationBench()
        var ends: [Bool] = []
        UIView.transition(with: bench.view, duration: 0, options: .transitionCurlDown, animations: nil) {
            ends.append($0)
        }
        #expect(ends == [true])
    }

    @Test func `G4 kinds of transitions have Apple's bits`() {
        let kinds: [UIView.AnimationOptions] = [
            .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
            .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom
        ]
        #expect(kinds.map(\.rawValue) == (1...7).map { UInt($0) << 20 })
    }
}

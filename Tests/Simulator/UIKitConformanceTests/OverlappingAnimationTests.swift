import Testing
import UIKit

@MainActor struct OverlappingAnimationTests {
    @Test func `G7 animations of geometry and opacity add up`() {
        let bench = AnimationBench()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            bench.view.alpha = 0
            bench.view.bounds.size.width = 200
        }
        bench.host.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            bench.view.alpha = 1
            bench.view.bounds.size.width = 100
        }
        bench.host.endTurn()
        #expect(isClose(CGFloat(bench.view.layer.presentation()?.opacity ?? -1), 0.5), "no jump")
        #expect(isClose(bench.view.layer.presentation()?.bounds.width ?? -1, 150), "no jump")
        #expect(bench.view.layer.animationKeys()?.filter { $0.hasPrefix("opacity") }.count == 2)
        bench.host.advance(by: 0.5)
        #expect(isClose(CGFloat(bench.view.layer.presentation()?.opacity ?? -1), 0.5))
        #expect(isClose(bench.view.layer.presentation()?.bounds.width ?? -1, 150))
    }

    @Test func `G8 retargeting is smooth and completes both`() {
        let bench = AnimationBench(), log = Log()
        bench.move(to: 100) { log.add("first \($0) at \(bench.host.now)") }
        bench.host.advance(by: 0.5)
        #expect(isClose(bench.shownTop, 50))
        bench.move(to: 200) { log.add("second \($0) at \(bench.host.now)") }
        bench.host.endTurn()
        #expect(isClose(bench.shownTop, 50))
        bench.host.advance(by: 0.5)
        #expect(isClose(bench.shownTop, 150))
        #expect(log.entries == ["first true at 1.0"])
        bench.host.advance(by: 0.5)
        #expect(isClose(bench.shownTop, 200))
        #expect(log.entries == ["first true at 1.0", "second true at 1.5"])
    }

    @Test func `G9 an animation from the current state ends the running one`() {
        let bench = AnimationBench()
        var finished: Bool?
        bench.move(to: 100) { finished = $0 }
        bench.host.advance(by: 0.5)
        bench.move(to: 200, options: [.curveLinear, .beginFromCurrentState])
        bench.host.endTurn()
        #expect(finished == false)
        #expect(isClose(bench.shownTop, 50))
        #expect(bench.view.layer.animationKeys() == ["position"])
        bench.host.advance(by: 0.5)
        #expect(isClose(bench.shownTop, 125))
    }

    @Test func `G9 a colour animation always ends the running one`() throws {
        let bench = AnimationBench()
        bench.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        bench.host.endTurn()
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            bench.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        } completion: {
            finished = $0
        }
        bench.host.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            bench.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        }
        bench.host.advance(by: 0.5)
        #expect(finished == false)
        let shown = try #require(bench.view.layer.presentation()?.backgroundColor?.components)
        #expect(isClose(shown[0], 0.25), "half of what was shown")
    }

    @Test func `G10 a removed animation snaps to the model as unfinished`() {
        let bench = AnimationBench()
        var finished: Bool?
        bench.move(to: 100) { finished = $0 }
        bench.host.advance(by: 0.5)
        bench.view.layer.removeAllAnimations()
        #expect(bench.shownTop == 100)
        bench.host.endTurn()
        #expect(finished == false)
        finished = nil
        bench.move(to: 0) { finished = $0 }
        bench.host.advance(by: 1)
        #expect(finished == true)
    }

    @Test func `G11 nested blocks inherit duration and curve by default`() {
        for (options, seconds) in [
            ([], 2), (.overrideInheritedDuration, 0.1), ([.overrideInheritedDuration, .overrideInheritedCurve], 0.1)
        ] as [(UIView.AnimationOptions, Double)] {
            let bench = AnimationBench()
            var end: Double?
            #expect(UIView.inheritedAnimationDuration == 0)
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                #expect(UIView.inheritedAnimationDuration == 2)
                bench.move(to: 100, options: options, duration: 0.1) { _ in end = bench.host.now }
            }
            #expect(UIView.inheritedAnimationDuration == 0)
            bench.host.advance(by: seconds / 4)
            let curve: CGFloat = options.contains(.overrideInheritedCurve) ? 12.92 : 25
            #expect(isClose(bench.shownTop, curve, within: 0.01), "\(options)")
            bench.host.settle()
            #expect(end.map { abs($0 - seconds) < 1e-6 } == true, "\(options)")
        }
    }
}

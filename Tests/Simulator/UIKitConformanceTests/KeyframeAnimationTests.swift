import Testing
import UIKit

@MainActor struct KeyframeAnimationTests {
    private static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    /// Moves the view down in half a second, and back in the next quarter of a second.
    private func run(
        _ bench: AnimationBench, _ options: UIView.KeyframeAnimationOptions, _ end: @escaping @Sendable () -> Void = {}
    ) {
        let view = bench.view
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.y = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.y = 0 }
        } completion: { finished in
            if finished { end() }
        }
    }

    @Test func `G35 keyframes follow each other, and all end with the whole`() {
        let bench = AnimationBench()
        nonisolated(unsafe) var ends = 0
        run(bench, Self.linear) { ends += 1 }
        #expect(bench.view.frame.minY == 0)
        for (seconds, top) in [(0.25, 50), (0.25, 100), (0.125, 50), (0.125, 0), (0.2, 0)] as [(Double, CGFloat)] {
            bench.host.advance(by: seconds)
            #expect(isClose(bench.shownTop, top), "\(top) \(bench.shownTop)")
        }
        #expect(ends == 0)
        bench.host.advance(by: 0.06)
        #expect(ends == 1)
    }

    @Test func `G35 the whole eases in and out, not each keyframe`() {
        let bench = AnimationBench()
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2584) { bench.view.frame.origin.y = 100 }
        }
        bench.host.advance(by: 0.25)
        #expect(isClose(bench.shownTop, 50, within: 0.05))
    }

    @Test func `G35 a discrete keyframe jumps at its end`() {
        let bench = AnimationBench()
        run(bench, [Self.linear, .calculationModeDiscrete])
        bench.host.advance(by: 0.45)
        #expect(bench.shownTop == 0)
        bench.host.advance(by: 0.1)
        #expect(bench.shownTop == 100)
        bench.host.advance(by: 0.25)
        #expect(bench.shownTop == 0)
    }

    @Test func `G35 colours go from keyframe to keyframe, too`() {
        let bench = AnimationBench(), view = bench.view
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        bench.host.endTurn()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
            }
        }
        func shown() -> [CGFloat] { view.layer.presentation()?.backgroundColor?.components ?? [] }
        for (red, green) in [(0.5, 0), (1, 0), (1, 0.5)] as [(CGFloat, CGFloat)] {
            bench.host.advance(by: 0.25)
            let parts = shown()
            #expect(parts.count == 4 && abs(parts[0] - red) < 0.01 && abs(parts[1] - green) < 0.01, "\(parts)")
        }
    }

    @Test func `G35 without time keyframes happen at once`() {
        let bench = AnimationBench()
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { bench.view.frame.origin.y = 100 }
        }
        #expect(bench.shownTop == 100 || bench.view.layer.animationKeys() == nil)
        #expect(bench.view.frame.minY == 100)
    }

    @Test func `G35 keyframe options have Apple's bits`() {
        let bits: [(UIView.KeyframeAnimationOptions, UInt)] = [
            (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2),
            (.repeat, 1 << 3), (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5),
            (.overrideInheritedOptions, 1 << 9), (.calculationModeLinear, 0), (.calculationModeDiscrete, 1 << 10),
            (.calculationModePaced, 2 << 10), (.calculationModeCubic, 3 << 10), (.calculationModeCubicPaced, 4 << 10)
        ]
        for (option, value) in bits { #expect(option.rawValue == value, "\(value)") }
    }

    @Test func `G16 an autoreversed animation jumps to the model at its end`() {
        let bench = AnimationBench()
        var ends: [Bool] = []
        bench.move(to: 100, options: [.curveLinear, .autoreverse]) { ends.append($0) }
        for (seconds, top) in [(0.25, 25), (0.5, 75), (0.5, 75), (0.5, 25)] as [(Double, CGFloat)] {
            bench.host.advance(by: seconds)
            #expect(isClose(bench.shownTop, top), "\(top) \(bench.shownTop)")
        }
        #expect(ends == [])
        bench.host.advance(by: 0.3)
        #expect(ends == [true] && bench.shownTop == 100)
    }

    @Test func `G16 a whole animation waits for its repeating part`() {
        let bench = AnimationBench()
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { bench.view.frame.origin.y = 100 }
            bench.view.frame.origin.x = 10
        } completion: {
            ends.append($0)
        }
        bench.host.advance(by: 0.25)
        for top in [25, 75, 75, 25, 25, 75, 75] as [CGFloat] {
            #expect(isClose(bench.shownTop, top), "\(top) \(bench.shownTop)")
            bench.host.advance(by: 0.5)
        }
        #expect(isClose(bench.shownTop, 25) && ends == [])
        bench.host.advance(by: 0.3)
        #expect(ends == [true] && bench.shownTop == 100)
    }

    @Test func `G10 taking a keyframe off ends the whole as unfinished`() {
        let bench = AnimationBench(), view = bench.view
        nonisolated(unsafe) var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.frame.origin.y = 100 }
        } completion: {
            ends.append($0)
        }
        bench.host.advance(by: 0.5)
        view.layer.removeAllAnimations()
        bench.host.advance(by: 0.1)
        #expect(ends == [false] && bench.shownTop == 100)
    }

    @available(iOS 17.0, *)
    @Test(
        arguments: [
            (0, [0.25: 0.8210, 0.5: 0.9864]), (0.3, [0.25: 0.9841, 0.5: 1.0145])
        ] as [(CGFloat, [Double: CGFloat])])
    func `G20 a spring of a duration and a bounce moves as computed`(
        bounce: CGFloat, way: [Double: CGFloat]
    ) {
        for (seconds, place) in way {
            let bench = AnimationBench()
            UIView.animate(springDuration: 0.5, bounce: bounce) { bench.view.frame.origin.y = 1 }
            bench.host.advance(by: seconds)
            #expect(isClose(bench.shownTop, place, within: 0.000_06), "\(bench.shownTop)")
        }
    }

    @available(iOS 17.0, *)
    @Test func `G20 a spring lasts half a second without bounce by default`() {
        let bench = AnimationBench()
        UIView.animate(delay: 0) { bench.view.frame.origin.y = 1 }
        bench.host.advance(by: 0.25)
        #expect(isClose(bench.shownTop, 0.8210, within: 0.000_06), "\(bench.shownTop)")
    }

    @available(iOS 17.0, *)
    @Test func `G20 a spring goes on after its duration`() throws {
        let bench = AnimationBench()
        nonisolated(unsafe) var ends: [Bool] = []
        UIView.animate(springDuration: 0.5) {
            bench.view.frame.origin.y = 1
        } completion: {
            ends.append($0)
        }
        let key = try #require(bench.view.layer.animationKeys()?.first)
        let spring = try #require(bench.view.layer.animation(forKey: key) as? CASpringAnimation)
        #expect(isClose(spring.stiffness, 157.914, within: 0.001) && isClose(spring.damping, 25.133, within: 0.001))
        bench.host.advance(by: 0.5)
        #expect(bench.shownTop < 1 && ends == [])
        bench.host.settle()
        #expect(bench.shownTop == 1 && ends == [true])
    }
}

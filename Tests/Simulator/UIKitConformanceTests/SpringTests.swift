import Testing
import UIKit

/// Springs of animation blocks, of animators and of layers.
@MainActor struct SpringTests {
    /// A box moves from 0 to 100.
    @Test func `G19 a damping of 1 does not swing over, a lower one does`() {
        for (damping, swings) in [(1.0, false), (0.4, true)] {
            let setup = AnimationBench(rect(0, 0, 10, 10))
            setup.animate(damping: damping)
            var highest: CGFloat = 0
            for _ in 0..<100 {
                setup.host.advance(by: 0.01)
                highest = max(highest, setup.shownTop)
            }
            #expect((highest > 100.01) == swings, "\(damping): \(highest)")
        }
    }

    @Test func `G19 the speed at the start counts in distances a second`() {
        func place(velocity: CGFloat) -> CGFloat {
            let setup = AnimationBench(rect(0, 0, 10, 10))
            setup.animate(damping: 1, velocity: velocity)
            setup.host.advance(by: 0.01)
            return setup.shownTop
        }
        // A velocity of 0.5 is half of the total distance in each second: 50 points a second, or 0.5 points in 0.01 s.
        #expect(isClose(place(velocity: 0.5) - place(velocity: 0), 0.5, within: 0.05))
    }

    @Test func `G21 a layer's spring with Apple's defaults moves as computed`() {
        let spring = CASpringAnimation(keyPath: "position.y")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
        let setup = AnimationBench(rect(0, 0, 10, 10))
        (spring.fromValue, spring.toValue, spring.duration) = (0, 100, spring.settlingDuration)
        setup.view.layer.add(spring, forKey: nil)
        setup.host.endTurn()
        var last = 0.0
        for (time, place) in [(0.1, 34.03), (0.3, 112.44), (0.5, 107.46), (1, 100.22)] {
            setup.host.advance(by: time - last)
            last = time
            let position = setup.view.layer.presentation()?.position.y ?? -1
            #expect(isClose(position, place, within: 0.02), "\(time)")
        }
    }

    @Test func `G22 a block's spring is down to a thousandth at completion`() {
        for damping in [0.3, 0.7, 1, 1.8] {
            let setup = AnimationBench(rect(0, 0, 10, 10))
            var ended: Double?
            let begin = setup.host.now
            setup.animate(damping: damping, duration: 0.8) { ended = setup.host.now - begin }
            setup.host.advance(by: 0.79)
            #expect(ended == nil && abs(setup.shownTop - 100) < 0.2, "\(damping): \(setup.shownTop)")
            setup.host.settle()
            #expect(ended.map { abs($0 - 0.8) < 0.02 } == true, "\(damping)")
        }
        let places = [1, 1.8].map { damping in
            let setup = AnimationBench(rect(0, 0, 10, 10))
            setup.animate(damping: damping)
            setup.host.advance(by: 0.2)
            return setup.shownTop
        }
        #expect(places[0] == places[1] && places[0] < 99, "a ratio above 1 is 1")
    }

    @Test func `G29 an animator with a physical spring ignores its duration`() {
        for duration in [0.1, 3.0] {
            let setup = AnimationBench(rect(0, 0, 10, 10))
            let timing = UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
            let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
            animator.addAnimations { setup.view.frame.origin.y = 100 }
            let begin = setup.host.now
            animator.startAnimation()
            setup.host.settle()
            // With critical damping at 10 rad/s, the fraction of the movement that remains is (1 + 10 t) e^(-10 t),
            // which is a thousandth at 0.923 s.
            #expect(isClose(setup.host.now - begin, 0.923, within: 0.03), "\(duration)")
        }
    }

    @Test func `G29 a spring without parameters is the keyboard's`() {
        let setup = AnimationBench(rect(0, 0, 10, 10)),
            animator = UIViewPropertyAnimator(duration: 5, timingParameters: UISpringTimingParameters())
        animator.addAnimations { setup.view.frame.origin.y = 100 }
        let begin = setup.host.now
        animator.startAnimation()
        setup.host.advance(by: 0.1)
        let t = 0.1 * 18.257418583505537
        #expect(isClose(setup.shownTop, 100 * (1 - (1 + t) * exp(-t)), within: 0.5))
        setup.host.settle()
        #expect(setup.host.now - begin < 0.6)
    }
}

extension AnimationBench {
    fileprivate func animate(
        damping: CGFloat, velocity: CGFloat = 0, duration: Double = 1, done: @escaping () -> Void = {}
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity
        ) {
            view.frame.origin.y = 100
        } completion: { _ in
            done()
        }
    }
}

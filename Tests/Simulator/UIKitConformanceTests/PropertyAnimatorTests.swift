import Testing
import UIKit

/// Animations that can be paused, moved by hand and stopped.
@MainActor struct PropertyAnimatorTests {
    @Test func `G23 an animator is active only from its start to its end`() {
        let setup = AnimationBench(), animator = setup.moving()
        nonisolated(unsafe) var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        setup.host.advance(by: 1)
        #expect(setup.view.frame.minY == 0 && animator.state == .inactive)
        animator.startAnimation()
        #expect(setup.view.frame.minY == 100 && animator.isRunning && animator.state == .active)
        setup.host.advance(by: 0.25)
        #expect(abs(setup.shownTop - 25) < 0.01 && abs(animator.fractionComplete - 0.25) < 0.001)
        setup.host.settle()
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
    }

    @Test func `an animator that is held goes on from where it was`() {
        let setup = AnimationBench(), animator = setup.moving(.easeInOut)
        animator.startAnimation()
        setup.host.advance(by: 0.25)
        animator.pauseAnimation()
        let place = setup.shownTop
        setup.host.advance(by: 5)
        #expect(setup.shownTop == place && !animator.isRunning && animator.state == .active)
        animator.startAnimation()
        #expect(abs(setup.shownTop - place) < 0.01)
        setup.host.advance(by: 0.74)
        #expect(animator.state == .active)
        setup.host.advance(by: 0.02)
        #expect(animator.state == .inactive && setup.shownTop == 100)
    }

    @Test func `a set fraction holds an animator, even before its start`() {
        let setup = AnimationBench(), animator = setup.moving()
        animator.fractionComplete = 0.4
        setup.host.advance(by: 1)
        #expect(abs(setup.shownTop - 40) < 0.01)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        setup.host.advance(by: 0.3)
        #expect(abs(setup.shownTop - 70) < 0.01)
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 0), (.current, 25), (.end, 100)] as [(_, CGFloat)])
    func `G23 G25 a stopped animator stays and finishes where told`(
        position: UIViewAnimatingPosition, place: CGFloat
    ) {
        let setup = AnimationBench(), animator = setup.moving()
        nonisolated(unsafe) var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        setup.host.advance(by: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && abs(setup.view.frame.minY - 25) < 0.01)
        animator.finishAnimation(at: position)
        #expect(abs(setup.view.frame.minY - place) < 0.01 && ends == [position])
        setup.host.settle()
        #expect(abs(setup.shownTop - place) < 0.01 && ends == [position])
    }

    @Test func `G23 G25 stopping without finishing calls no completion`() {
        let setup = AnimationBench(), animator = setup.moving()
        nonisolated(unsafe) var count = 0
        animator.addCompletion { _ in count += 1 }
        animator.startAnimation()
        setup.host.advance(by: 0.5)
        animator.stopAnimation(true)
        setup.host.settle()
        #expect(count == 0 && animator.state == .inactive && abs(setup.shownTop - 50) < 0.01)
    }

    @Test func `a spring lasts its duration, the keyboard's 0.5 seconds`() {
        let setup = AnimationBench()
        let spring = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.8) { setup.view.frame.origin.y = 100 }
        spring.startAnimation()
        setup.host.advance(by: 1.99)
        #expect(spring.isRunning)
        setup.host.advance(by: 0.02)
        #expect(!spring.isRunning)
        let keyboard = UIViewPropertyAnimator(duration: 2, timingParameters: UISpringTimingParameters())
        keyboard.addAnimations { setup.view.frame.origin.y = 0 }
        keyboard.startAnimation()
        setup.host.advance(by: 0.51)
        #expect(!keyboard.isRunning && setup.shownTop == 0)
    }

    @Test func `the short form runs at once`() {
        let setup = AnimationBench()
        nonisolated(unsafe) var ends = 0
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.25, delay: 0.1, options: .curveLinear, animations: { setup.view.frame.origin.y = 100 },
            completion: { _ in ends += 1 })
        setup.host.advance(by: 0.225)
        #expect(abs(setup.shownTop - 50) < 0.01)
        setup.host.settle()
        #expect(ends == 1 && setup.shownTop == 100)
    }

    @Test func `G26 an animator that is turned round ends at its start`() {
        let setup = AnimationBench(), animator = setup.moving()
        nonisolated(unsafe) var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        setup.host.advance(by: 0.25)
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.75) < 0.001 && animator.isRunning)
        setup.host.advance(by: 0.125)
        #expect(abs(setup.shownTop - 12.5) < 0.01)
        setup.host.advance(by: 0.15)
        #expect(ends == [.start] && setup.view.frame.minY == 0 && setup.shownTop == 0 && animator.state == .inactive)
    }

    @Test func `G26 a held and reversed animator counts the other way`() {
        let setup = AnimationBench(), animator = setup.moving()
        animator.fractionComplete = 0.3
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.7) < 0.001 && abs(setup.shownTop - 30) < 0.01)
        animator.fractionComplete = 0.9
        #expect(abs(setup.shownTop - 10) < 0.01)
        animator.isReversed = false
        animator.startAnimation()
        setup.host.advance(by: 0.4)
        #expect(abs(setup.shownTop - 50) < 0.01)
    }

    @Test func `G27 a delay factor makes changes begin later, not end later`() {
        let setup = AnimationBench(), animator = setup.moving()
        animator.addAnimations({ setup.view.frame.origin.x = 100 }, delayFactor: 0.5)
        nonisolated(unsafe) var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        setup.host.advance(by: 0.5)
        #expect(abs(setup.shownLeft) < 0.01 && abs(setup.shownTop - 50) < 0.01)
        setup.host.advance(by: 0.25)
        #expect(abs(setup.shownLeft - 50) < 0.01 && abs(setup.shownTop - 75) < 0.01)
        animator.pauseAnimation()
        animator.fractionComplete = 0.6
        #expect(abs(setup.shownLeft - 20) < 0.01 && abs(setup.shownTop - 60) < 0.01)
        animator.startAnimation()
        setup.host.advance(by: 0.41)
        #expect(ends == 1 && setup.shownLeft == 100)
    }

    @Test func `G27 the rest lasts a multiple of the duration`() {
        let setup = AnimationBench(), animator = setup.moving()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        setup.host.advance(by: 0.5)
        #expect(abs(setup.shownTop - 75) < 0.01)
        setup.host.advance(by: 0.45)
        #expect(animator.isRunning)
        setup.host.advance(by: 0.1)
        #expect(!animator.isRunning && setup.shownTop == 100)
    }

    @Test func `G27 the rest runs with new timing`() {
        let setup = AnimationBench(), animator = setup.moving()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
        setup.host.advance(by: 1)
        #expect(abs(setup.shownTop - 65.77) < 0.01)
        setup.host.advance(by: 0.95)
        #expect(animator.isRunning)
        setup.host.advance(by: 0.1)
        #expect(!animator.isRunning && setup.shownTop == 100)
    }

    @Test func `changes that a held animator takes begin where it is`() {
        let setup = AnimationBench(), animator = setup.moving()
        animator.fractionComplete = 0.5
        animator.addAnimations { setup.view.frame.origin.x = 100 }
        #expect(abs(setup.shownLeft) < 0.01)
        animator.fractionComplete = 0.75
        #expect(abs(setup.shownLeft - 50) < 0.01 && abs(setup.shownTop - 75) < 0.01)
        animator.startAnimation()
        setup.host.advance(by: 0.125)
        #expect(abs(setup.shownLeft - 75) < 0.01)
        animator.stopAnimation(true)
        #expect(abs(setup.view.frame.minX - 75) < 0.01 && abs(setup.view.frame.minY - 87.5) < 0.01)
    }

    @Test func `G24 a fraction is one of the way or of the time`() {
        for (isLinear, place) in [(true, 25), (false, 12.92)] as [(Bool, CGFloat)] {
            let setup = AnimationBench(), animator = setup.moving(.easeInOut)
            animator.scrubsLinearly = isLinear
            animator.fractionComplete = 0.25
            #expect(abs(setup.shownTop - place) < 0.01 && animator.fractionComplete == 0.25)
        }
    }

    @Test func `G24 an animator that waits at its end can be turned round`() {
        let setup = AnimationBench(), animator = setup.moving()
        nonisolated(unsafe) var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        setup.host.advance(by: 2)
        #expect(animator.state == .active && !animator.isRunning && ends == [] && setup.shownTop == 100)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        setup.host.advance(by: 0.5)
        #expect(abs(setup.shownTop - 50) < 0.01)
        setup.host.advance(by: 0.6)
        #expect(ends == [.start] && setup.view.frame.minY == 0)
    }

    @Test func `G35 keyframes inside an animator are held with it`() {
        let setup = AnimationBench(), animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { setup.view.frame.origin.y = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { setup.view.frame.origin.y = 20 }
            }
        }
        animator.fractionComplete = 0.25
        setup.host.advance(by: 1)
        #expect(abs(setup.shownTop - 50) < 0.01)
        animator.startAnimation()
        setup.host.advance(by: 0.5)
        #expect(abs(setup.shownTop - 60) < 0.01)
        animator.isReversed = true
        setup.host.advance(by: 0.8)
        #expect(setup.view.frame.minY == 0)
    }

    @Test func `G28 a finished animator drops its closures and stays idle`() {
        let setup = AnimationBench(), animator = setup.moving()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        setup.host.settle()
        setup.view.frame.origin.y = 0
        animator.startAnimation()
        setup.host.settle()
        #expect(ends == 1 && setup.view.frame.minY == 0)
    }
}

extension AnimationBench {
    fileprivate func moving(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.y = 100 }
    }
}

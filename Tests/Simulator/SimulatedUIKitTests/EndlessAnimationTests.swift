import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

/// With an endless animation the screen would never come to rest, so the animation runs once and is recorded.
@MainActor struct EndlessAnimationTests {
    @MainActor private struct AnimatedView {
        let simulation = Simulation(), view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))

        init() {
            simulation.show().addSubview(view)
            simulation.commit()
        }
    }

    @Test(arguments: [true, false])
    func `G16 an endless animation completes only when it is taken off`(isTakenOff: Bool) {
        let it = AnimatedView()
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
            it.view.frame.origin.y = 100
        } completion: {
            ends.append($0)
        }
        it.simulation.clock.advance(by: 0.5)
        if isTakenOff { it.view.layer.removeAllAnimations() }
        it.simulation.clock.advance(by: 1)
        #expect(ends == (isTakenOff ? [false] : []))
        #expect(!it.simulation.animations.isRunning)
        #expect(it.simulation.record.unmodelled["UIView.AnimationOptions.repeat"] == 1)
    }

    @Test func `G16 more runs than a thousand are as good as without end`() {
        let it = AnimatedView()
        var ends = 0
        for count in [CGFloat.infinity, 1001] {
            UIView.animate(withDuration: 0.1) {
                UIView.modifyAnimations(withRepeatCount: count, autoreverses: true) { it.view.alpha -= 0.25 }
            } completion: { _ in
                ends += 1
            }
        }
        it.simulation.clock.advance(by: 1)
        #expect(ends == 0 && !it.simulation.animations.isRunning)
        #expect(it.simulation.record.unmodelled.values.reduce(0, +) == 2)
    }

    @Test func `animations that each begin the next one at once let time pass`() {
        /// The view begins an animation shorter than a frame, again and again.
        @MainActor final class Flicker {
            let view: UIView
            private(set) var runs = 0
            init(_ view: UIView) { self.view = view }

            func run() {
                runs += 1
                UIView.animate(withDuration: 1e-12) { [view] in
                    view.alpha = 1 - view.alpha
                } completion: { _ in
                    self.run()
                }
            }
        }
        let it = AnimatedView(), flicker = Flicker(it.view), begin = it.simulation.clock.now
        flicker.run()
        it.simulation.clock.advance(by: 1)
        #expect(it.simulation.clock.now == begin + 1)
        #expect((100...10_000).contains(flicker.runs))
        #expect(!it.simulation.clock.settle(limit: 1), "the screen never rests")
    }
}

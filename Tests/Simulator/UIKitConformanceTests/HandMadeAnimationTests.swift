import Testing
import UIKit

/// An app's own code adds these Core Animation animations to a layer.
@MainActor struct HandMadeAnimationTests {
    private let frame = rect(100, 100, 100, 40)

    private final class Judge: NSObject, CAAnimationDelegate {
        var log: [String] = []
        func animationDidStart(_ anim: CAAnimation) { log.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }

    @Test func `G36 a basic animation runs its values, then the model shows`() {
        let it = AnimationBench(frame), move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (150, 250, 1)
        it.view.layer.add(move, forKey: "move")
        it.host.endTurn()
        #expect(it.shown == rect(100, 100, 100, 40))
        it.host.advance(by: 0.25)
        #expect(it.shown == rect(125, 100, 100, 40))
        it.host.advance(by: 0.5)
        #expect(it.shown == rect(175, 100, 100, 40))
        it.host.settle()
        #expect(it.shown == rect(100, 100, 100, 40) && it.view.frame == rect(100, 100, 100, 40))
        #expect(it.view.layer.animationKeys() == nil)
    }

    @Test(arguments: [true, false])
    func `G36 setting the model does not change a running animation`(_ before: Bool) {
        let it = AnimationBench(frame), move = CABasicAnimation(keyPath: "position")
        (move.fromValue, move.duration) = (NSValue(cgPoint: CGPoint(x: 150, y: 120)), 1)
        move.toValue = NSValue(cgPoint: CGPoint(x: 150, y: 320))
        if before { it.view.center.y = 320 }
        it.view.layer.add(move, forKey: "move")
        if !before { it.view.center.y = 320 }
        it.host.advance(by: 0.5)
        #expect(it.shown.minY == 200)
        it.host.settle()
        #expect(it.shown.minY == 300)
    }

    @Test func `G36 a value that is left out is the model's`() {
        let it = AnimationBench(frame), fade = CABasicAnimation(keyPath: "opacity"),
            by = CABasicAnimation(keyPath: "position.y")
        (fade.fromValue, fade.duration) = (0, 1)
        (by.byValue, by.duration) = (80, 1)
        it.view.layer.add(fade, forKey: nil)
        it.view.layer.add(by, forKey: nil)
        it.host.advance(by: 0.25)
        #expect(it.view.layer.presentation()?.opacity == 0.25 && it.shown.minY == 120)
    }

    @Test func `G36 key frames shake a field and give it back`() {
        let it = AnimationBench(frame), shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        (shake.values, shake.duration, shake.isAdditive) = ([0, -10, 10, 0], 0.3, true)
        shake.timingFunction = nil
        it.view.layer.add(shake, forKey: "shake")
        it.host.advance(by: 0.1)
        #expect(abs(it.shown.minX - 90) < 1e-9)
        it.host.advance(by: 0.05)
        #expect(abs(it.shown.minX - 100) < 1e-9)
        it.host.advance(by: 0.05)
        #expect(abs(it.shown.minX - 110) < 1e-9)
        it.host.settle()
        #expect(it.shown.minX == 100)
    }

    @Test func `G36 key times say when a value is reached`() {
        let it = AnimationBench(frame), move = CAKeyframeAnimation(keyPath: "position.y")
        (move.values, move.keyTimes, move.duration) = ([120, 220, 120], [0, 0.8, 1], 1)
        it.view.layer.add(move, forKey: nil)
        it.host.advance(by: 0.4)
        #expect(abs(it.shown.minY - 150) < 1e-9)
        it.host.advance(by: 0.5)
        #expect(abs(it.shown.minY - 150) < 1e-9)
    }

    @Test func `G36 an animation repeats and runs back`() {
        let it = AnimationBench(frame), move = CABasicAnimation(keyPath: "position.x"), judge = Judge()
        (move.fromValue, move.toValue, move.duration) = (150, 250, 1)
        (move.autoreverses, move.repeatCount, move.delegate) = (true, 2, judge)
        it.view.layer.add(move, forKey: nil)
        it.host.advance(by: 0)
        for (time, x) in [(0.5, 150.0), (0.5, 200), (0.5, 150), (0.5, 100), (0.5, 150), (0.5, 200), (0.5, 150)] {
            it.host.advance(by: time)
            #expect(abs(it.shown.minX - CGFloat(x)) < 1e-9)
        }
        #expect(judge.log == ["start"])
        it.host.settle()
        #expect(judge.log == ["start", "stop true"])
    }

    @Test func `G36 a group clips its members, and a later begin waits`() {
        let it = AnimationBench(frame), group = CAAnimationGroup(), judge = Judge()
        let move = CABasicAnimation(keyPath: "position.x"), fade = CABasicAnimation(keyPath: "opacity")
        (move.fromValue, move.toValue, move.duration) = (150, 250, 1)
        (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0, 1, 1)
        (group.animations, group.duration, group.delegate) = ([move, fade], 2, judge)
        it.view.layer.add(group, forKey: "both")
        it.host.advance(by: 0.5)
        #expect(it.shown.minX == 150 && it.view.layer.presentation()?.opacity == 1)
        it.host.advance(by: 1)
        #expect(it.view.layer.presentation()?.opacity == 0.5)
        it.host.settle()
        #expect(judge.log == ["start", "stop true"] && it.view.layer.presentation()?.opacity == 1)
    }

    @Test func `G10 a removed or replaced animation stops as unfinished`() {
        let it = AnimationBench(frame), judge = Judge()
        func make() -> CABasicAnimation {
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration, move.delegate) = (150, 250, 1, judge)
            return move
        }
        let first = make(), second = make()
        it.view.layer.add(first, forKey: "move")
        it.host.advance(by: 0.5)
        #expect(it.view.layer.animation(forKey: "move") === first && it.view.layer.animationKeys() == ["move"])
        it.view.layer.add(second, forKey: "move")
        it.host.endTurn()
        #expect(judge.log == ["start", "start", "stop false"] && it.shown.minX == 100)
        it.view.layer.removeAnimation(forKey: "move")
        it.host.endTurn()
        #expect(judge.log == ["start", "start", "stop false", "stop false"])
        #expect(it.view.layer.animationKeys() == nil)
    }

    @Test func `G30 a transaction's completion waits for explicit animations`() {
        let it = AnimationBench(frame), judge = Judge(), move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue) = (150, 250)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { judge.log.append("completed") }
        it.view.layer.add(move, forKey: nil)
        CATransaction.commit()
        it.host.advance(by: 0.4)
        #expect(judge.log == [])
        it.host.advance(by: 0.2)
        #expect(judge.log == ["completed"])
    }
}

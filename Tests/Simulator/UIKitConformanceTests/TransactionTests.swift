import Testing
import UIKit

@MainActor struct TransactionTests {
    @Test func `G30 the duration is 0.25 or the innermost value set`() {
        let bench = AnimationBench()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.setAnimationDuration(3)
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.setAnimationDuration(1)
        CATransaction.begin()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 1, "the implicit transaction is still open")
        bench.host.endTurn()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `G30 disabled actions suppress implicit animations`() {
        let bench = AnimationBench()
        #expect(!CATransaction.disableActions())
        UIView.animate(withDuration: 1) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            bench.view.alpha = 0.5
            CATransaction.commit()
            bench.view.center.y = 200
        }
        #expect(bench.view.layer.animationKeys() == ["position"])
    }

    @Test func `G30 a completion waits only for animations added after it`() {
        let bench = AnimationBench(), log = Log()
        CATransaction.begin()
        bench.move(to: 50, duration: 3)
        CATransaction.setCompletionBlock { log.add("at \(bench.host.now)") }
        UIView.animate(withDuration: 1) { bench.view.alpha = 0 }
        CATransaction.commit()
        bench.host.advance(by: 0.9)
        #expect(log.entries.isEmpty)
        bench.host.advance(by: 0.2)
        #expect(log.entries == ["at 1.0"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.add("empty") }
        CATransaction.commit()
        #expect(log.entries.last == "empty")
    }

    @Test func `G31 a turn or a flush commits the implicit transaction`() {
        let bench = AnimationBench(), log = Log(), view = LoggingView("view", log)
        bench.view.addSubview(view)
        bench.host.endTurn()
        log.clear()
        view.setNeedsLayout()
        CATransaction.flush()
        #expect(log.entries == ["view.layout"])
        CATransaction.begin()
        view.setNeedsLayout()
        CATransaction.flush()
        #expect(log.entries.count == 1, "an explicit one is open")
        CATransaction.commit()
        CATransaction.flush()
        #expect(log.entries.count == 2)
        view.setNeedsLayout()
        bench.host.endTurn()
        #expect(log.entries.count == 3)
    }
}

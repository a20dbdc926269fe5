import Testing
import UIKit

/// The states of gesture recognizers under a finger.
///
/// The tests observe the recognizers by subclasses, because targets would need selectors.
@MainActor struct RecognizerTests {
    private final class Press: UIGestureRecognizer {
        let log: Log, word: String
        init(_ word: String, _ log: Log) {
            (self.word, self.log) = (word, log)
            super.init(target: nil, action: nil)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            state = .began
            log.add("\(word) \(state.rawValue)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            state = .changed
            log.add("\(word) \(state.rawValue)")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            state = .ended
            log.add("\(word) \(state.rawValue)")
        }
        override func reset() {
            super.reset()
            log.add("\(word) reset")
        }
    }

    private final class Watcher: NSObject, UIGestureRecognizerDelegate {
        var found: [String] = [], together = false, waiting: UIGestureRecognizer?
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            found.append(gestureRecognizer.name ?? "?")
            return true
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { other === waiting }
    }

    private final class Touched: UIView {
        var log = Log()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("cancelled") }
    }

    @MainActor private final class TouchedView {
        let phone = Phone(), view = Touched(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        let watcher = Watcher()
        let start = CGPoint(x: 100, y: 300)
        init() { phone.root.addSubview(view) }
        func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
            recognizer.name = name
            recognizer.delegate = watcher
            view.addGestureRecognizer(recognizer)
            return recognizer
        }
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: start.x + x, y: start.y + y) }
    }

    @Test func `L4 a subclass sets its state, takes the touch and is reset`() {
        let bench = TouchedView(), press = Press("press", bench.view.log)
        bench.view.addGestureRecognizer(press)
        bench.phone.touchDown(at: bench.start)
        #expect(press.state == .began && press.numberOfTouches == 1 && press.location(in: bench.view).y == 100)
        bench.phone.moveFinger(to: bench.place(3, 0))
        #expect(press.state == .changed)
        bench.phone.liftFinger()
        #expect(bench.view.log.entries == ["press 1", "press 2", "press 3", "press reset"])
        #expect(press.state == .possible && press.numberOfTouches == 0)
        press.cancelsTouchesInView = false
        bench.view.log.clear()
        bench.phone.tap(at: bench.start)
        #expect(bench.view.log.entries == ["press 1", "began", "press 3", "ended", "press reset"])
    }

    @Test func `L4 a recognizer switched off under a finger is cancelled`() {
        let bench = TouchedView(), press = Press("press", bench.view.log)
        bench.view.addGestureRecognizer(press)
        bench.phone.touchDown(at: bench.start)
        press.isEnabled = false
        press.isEnabled = true
        bench.phone.moveFinger(to: bench.place(3, 0))
        bench.phone.liftFinger()
        #expect(bench.view.log.entries == ["press 1", "press reset"])
    }

    @Test func `L3 the first of two gestures excludes the other by default`() {
        let bench = TouchedView(), log = Log()
        let inner = Press("inner", log), outer = Press("outer", log)
        bench.view.addGestureRecognizer(inner)
        bench.phone.root.addGestureRecognizer(outer)
        bench.phone.touchDown(at: bench.start)
        #expect(inner.state == .began && outer.state == .failed)
        bench.phone.liftFinger()
        outer.delegate = bench.watcher
        bench.watcher.together = true
        bench.phone.touchDown(at: bench.start)
        #expect(inner.state == .began && outer.state == .began)
        bench.phone.liftFinger()
    }

    @Test func `L6 a delaying recognizer keeps touches until it fails`() {
        let bench = TouchedView(), pan = bench.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        bench.phone.touchDown(at: bench.start)
        bench.phone.moveFinger(to: bench.place(4, 0))
        #expect(bench.view.log.entries.isEmpty)
        bench.phone.liftFinger()
        #expect(bench.view.log.entries == ["began", "ended"])
        bench.view.log.clear()
        bench.phone.drag(from: bench.start, to: bench.place(60, 0))
        #expect(bench.view.log.entries.isEmpty)
    }

    @Test func `L5 a tap waits for two taps to fail and fails if they come`() {
        let bench = TouchedView()
        let single = bench.add(UITapGestureRecognizer(), "single")
        let double = bench.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        single.cancelsTouchesInView = false
        bench.phone.tap(at: bench.start)
        #expect(bench.watcher.found == ["single"] && single.state == .possible)
        #expect(bench.view.log.entries == ["began"], "the end waits for the second tap")
        bench.phone.advance(by: 0.5)
        #expect(bench.view.log.entries == ["began", "ended"])
        bench.watcher.found = []
        bench.view.log.clear()
        bench.phone.tap(at: bench.start)
        bench.phone.tap(at: bench.start)
        bench.phone.advance(by: 0.5)
        #expect(bench.watcher.found == ["single", "double"])
        #expect(bench.view.log.entries == ["began", "began", "cancelled", "cancelled"])
    }

    @Test func `L5 a delegate makes one gesture wait for another`() {
        let bench = TouchedView()
        let pan = bench.add(UIPanGestureRecognizer(), "pan"), swipe = bench.add(UISwipeGestureRecognizer(), "swipe")
        bench.watcher.waiting = swipe
        bench.phone.touchDown(at: bench.start)
        bench.phone.moveFinger(to: bench.place(20, 0))
        #expect(pan.state == .possible, "it waits for the swipe to fail")
        bench.phone.moveFinger(to: bench.place(60, 0))
        #expect(swipe.state == .ended && pan.state == .failed)
        bench.phone.liftFinger()
        bench.phone.touchDown(at: bench.start)
        bench.phone.moveFinger(to: bench.place(0, 20))
        bench.phone.moveFinger(to: bench.place(0, 60))
        #expect(swipe.state == .failed && pan.state == .began)
        bench.phone.moveFinger(to: bench.place(0, 70))
        #expect(pan.state == .changed)
        bench.phone.liftFinger()
    }

    @Test func `L5 mutually waiting gestures fail, idle ones delay nothing`() {
        final class Idle: UIGestureRecognizer {}
        let bench = TouchedView()
        let one = bench.add(UITapGestureRecognizer(), "one"), two = bench.add(UITapGestureRecognizer(), "two")
        one.require(toFail: two)
        two.require(toFail: one)
        for _ in 0..<2 {
            bench.phone.tap(at: bench.start)
            #expect(one.state == .possible && two.state == .possible && bench.view.log.entries.last == "ended")
        }
        let idle = bench.add(Idle(target: nil, action: nil), "idle")
        bench.view.removeGestureRecognizer(two)
        one.require(toFail: idle)
        bench.phone.tap(at: bench.start)
        #expect(bench.view.log.entries.last == "cancelled")
    }

    @Test func `L4 a state set without a finger ends at the next touch`() {
        let bench = TouchedView(), pan = bench.add(UIPanGestureRecognizer(), "pan")
        pan.state = .began
        bench.phone.touchDown(at: bench.start)
        #expect(pan.state == .possible)
        bench.phone.liftFinger()
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        bench.phone.drag(from: bench.start, to: bench.place(60, 0))
        #expect(bench.view.log.entries.last == "ended")
    }

    @Test func `L7 a tap does not wander off`() {
        let bench = TouchedView()
        _ = bench.add(UITapGestureRecognizer(), "tap")
        bench.phone.drag(from: bench.start, to: bench.place(80, 0))
        #expect(bench.watcher.found == [] && bench.view.log.entries.last == "ended")
        bench.phone.drag(from: bench.start, to: bench.place(5, 0))
        #expect(bench.watcher.found == ["tap"] && bench.view.log.entries.last == "cancelled")
    }

    @Test func `L8 a press begins after half a second in one place`() {
        let bench = TouchedView(), press = bench.add(UILongPressGestureRecognizer(), "press")
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        bench.phone.touchDown(at: bench.start)
        bench.phone.advance(by: 0.45)
        #expect(press.state == .possible)
        bench.phone.advance(by: 0.1)
        #expect(press.state == .began && bench.view.log.entries == ["began", "cancelled"])
        bench.phone.moveFinger(to: bench.place(80, 0))
        #expect(press.state == .changed)
        bench.phone.liftFinger()
        #expect(press.state == .possible)
        bench.phone.touchDown(at: bench.start)
        bench.phone.moveFinger(to: bench.place(11, 0))
        #expect(press.state == .failed)
        bench.phone.liftFinger()
        bench.phone.tap(at: bench.start)
        bench.phone.advance(by: 1)
        #expect(bench.watcher.found == ["press"])
    }

    @Test func `L9 a pan begins after 10 points and tells way and speed`() {
        let bench = TouchedView(), pan = bench.add(UIPanGestureRecognizer(), "pan")
        bench.phone.touchDown(at: bench.start)
        bench.phone.moveFinger(to: bench.place(9, 0))
        #expect(pan.state == .possible)
        bench.phone.moveFinger(to: bench.place(10, 0))
        #expect(pan.state == .began && bench.view.log.entries == ["began", "moved", "cancelled"])
        bench.phone.advance(by: 0.25)
        bench.phone.moveFinger(to: bench.place(10, 0))
        bench.phone.advance(by: 0.05)
        bench.phone.moveFinger(to: bench.place(30, 10))
        #expect(pan.state == .changed && pan.translation(in: bench.view) == CGPoint(x: 30, y: 10))
        let speed = pan.velocity(in: bench.view)
        #expect(abs(speed.x - 400) < 1 && abs(speed.y - 200) < 1)
        pan.setTranslation(.zero, in: bench.view)
        bench.phone.moveFinger(to: bench.place(35, 10))
        #expect(pan.translation(in: bench.view) == CGPoint(x: 5, y: 0))
        bench.phone.liftFinger()
        #expect(pan.state == .possible && pan.translation(in: bench.view) == .zero)
    }

    @Test func `L9 a swipe is quick, straight and in its direction`() {
        let bench = TouchedView(), swipe = bench.add(UISwipeGestureRecognizer(), "swipe")
        bench.phone.drag(from: bench.start, to: bench.place(80, 0), duration: 0.1)
        #expect(bench.watcher.found == ["swipe"])
        bench.phone.drag(from: bench.start, to: bench.place(-80, 0), duration: 0.1)
        bench.phone.drag(from: bench.start, to: bench.place(80, 70), duration: 0.1)
        bench.phone.drag(from: bench.start, to: bench.place(80, 0), duration: 1.5)
        #expect(bench.watcher.found == ["swipe"])
        swipe.direction = [.left, .up]
        bench.phone.drag(from: bench.start, to: bench.place(-80, 0), duration: 0.1)
        bench.phone.drag(from: bench.start, to: bench.place(0, -80), duration: 0.1)
        #expect(bench.watcher.found == ["swipe", "swipe", "swipe"])
    }

    @Test func `L9 a pan from the edge starts at the edge`() {
        let bench = TouchedView()
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        (pan.name, pan.delegate) = ("edge", bench.watcher)
        bench.phone.root.addGestureRecognizer(pan)
        bench.phone.drag(from: CGPoint(x: 30, y: 600), to: CGPoint(x: 130, y: 600))
        #expect(bench.watcher.found == [])
        bench.phone.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 130, y: 600))
        #expect(bench.watcher.found == ["edge"])
    }

    @Test func `L1 multiple and exclusive touch are off until they are set`() {
        let bench = TouchedView()
        #expect(!bench.view.isMultipleTouchEnabled && !bench.view.isExclusiveTouch)
        bench.view.isMultipleTouchEnabled = true
        bench.view.isExclusiveTouch = true
        #expect(bench.view.isMultipleTouchEnabled && bench.view.isExclusiveTouch)
    }

    @Test func `L1 a view gets a second finger only if it asks for it`() {
        for (asks, second) in [(false, []), (true, ["began", "ended"])] {
            let bench = TouchedView(), log = bench.view.log
            bench.view.isMultipleTouchEnabled = asks
            bench.phone.touchDown(at: bench.start)
            bench.phone.tapWithSecondFinger(bench.view, at: bench.place(40, 0))
            #expect(log.entries == ["began"] + second)
            bench.phone.liftFinger()
            #expect(log.entries == ["began"] + second + ["ended"])
        }
    }
}

import Testing
import UIKit

/// A scroll view and its content compete for a finger's touches.
@MainActor struct ScrollTouchTests {
    private final class Follower: NSObject, UIScrollViewDelegate {
        var heard: [String] = []
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            heard.append("begin \(scrollView.panGestureRecognizer.state.rawValue)")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            heard.append("end \(scrollView.panGestureRecognizer.state.rawValue)")
        }
    }

    private final class Picky: UIScrollView {
        var mayBegin = true, mayCancel: Bool?
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            mayBegin
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            mayCancel ?? super.touchesShouldCancel(in: view)
        }
    }

    @MainActor private final class ScrolledControl {
        let phone = Phone(), scroll = Picky(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        let control = UIControl(frame: CGRect(x: 50, y: 100, width: 200, height: 200)), log = Log()
        let inside = CGPoint(x: 100, y: 300)
        init() {
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scroll.addSubview(control)
            let events: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")
            ]
            for (event, word) in events {
                control.addAction(UIAction { [log] _ in log.add(word) }, for: event)
            }
            phone.root.addSubview(scroll)
            phone.endTurn()
        }
        func place(_ y: CGFloat) -> CGPoint { CGPoint(x: inside.x, y: inside.y + y) }
    }

    @Test func `L10 a quick drag on a control only scrolls`() {
        let bench = ScrolledControl(), follower = Follower()
        bench.scroll.delegate = follower
        bench.phone.touchDown(at: bench.inside)
        #expect(bench.scroll.isTracking && !bench.scroll.isDragging)
        bench.phone.moveFinger(to: bench.place(-10))
        #expect(bench.scroll.isDragging && bench.scroll.panGestureRecognizer.state == .began)
        bench.phone.moveFinger(to: bench.place(-60))
        #expect(bench.scroll.contentOffset.y == 50 && bench.scroll.panGestureRecognizer.state == .changed)
        #expect(bench.scroll.panGestureRecognizer.translation(in: bench.scroll.superview).y == -60)
        bench.phone.liftFinger()
        #expect(follower.heard == ["begin 1", "end 3"] && bench.log.entries.isEmpty)
        #expect(!bench.scroll.isTracking && !bench.scroll.isDragging)
    }

    @Test func `L10 a tap on content is passed on at once, a press later`() {
        let bench = ScrolledControl()
        #expect(bench.scroll.delaysContentTouches && bench.scroll.canCancelContentTouches)
        bench.phone.tap(bench.control)
        #expect(bench.log.entries == ["down", "up"])
        bench.log.clear()
        bench.phone.touchDown(at: bench.inside)
        #expect(bench.log.entries.isEmpty)
        bench.phone.advance(by: 0.2)
        #expect(bench.log.entries == ["down"])
        bench.phone.liftFinger()
        bench.log.clear()
        bench.scroll.delaysContentTouches = false
        bench.phone.touchDown(at: bench.inside)
        #expect(bench.log.entries == ["down"])
        bench.phone.liftFinger()
    }

    @Test func `L10 a control that has the finger keeps it by default`() {
        let bench = ScrolledControl()
        for (mayCancel, offset, words) in [(nil, 0, ["down", "up"]), (true, 50, ["down", "cancel"])]
            as [(Bool?, CGFloat, [String])]
        {
            bench.log.clear()
            bench.scroll.mayCancel = mayCancel
            bench.phone.touchDown(at: bench.inside)
            bench.phone.advance(by: 0.3)
            bench.phone.moveFinger(to: bench.place(-10))
            bench.phone.moveFinger(to: bench.place(-60))
            #expect(bench.scroll.contentOffset.y == offset)
            bench.phone.liftFinger()
            #expect(bench.log.entries == words)
        }
        bench.scroll.contentOffset = .zero
        bench.scroll.canCancelContentTouches = false
        bench.phone.touchDown(at: bench.inside)
        bench.phone.advance(by: 0.3)
        bench.phone.moveFinger(to: bench.place(-60))
        #expect(bench.scroll.contentOffset.y == 0)
        bench.phone.liftFinger()
    }

    @Test func `L10 content gets no touch that the scroll view refuses it`() {
        let bench = ScrolledControl()
        bench.scroll.mayBegin = false
        bench.phone.tap(bench.control)
        #expect(bench.log.entries.isEmpty)
    }

    @Test func `L10 a scroll view switched off leaves the finger to others`() {
        let bench = ScrolledControl()
        bench.scroll.isScrollEnabled = false
        #expect(!bench.scroll.panGestureRecognizer.isEnabled)
        bench.phone.drag(from: bench.inside, to: bench.place(-60))
        #expect(bench.scroll.contentOffset.y == 0 && bench.log.entries == ["down", "up"])
    }

    @Test func `L10 the innermost scroll view that can scroll takes a finger`() {
        let bench = ScrolledControl()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        bench.scroll.addSubview(inner)
        bench.phone.drag(from: bench.inside, to: bench.place(-60))
        #expect(bench.scroll.contentOffset.y > 0 && inner.contentOffset.y == 0)
        bench.scroll.contentOffset = .zero
        inner.contentSize = CGSize(width: 390, height: 900)
        bench.phone.drag(from: bench.inside, to: bench.place(-60))
        #expect(bench.scroll.contentOffset.y == 0 && inner.contentOffset.y > 0)
    }

    @Test func `L10 a drag across scrolls content wider than the view`() {
        let bench = ScrolledControl()
        bench.scroll.contentSize = CGSize(width: 900, height: 300)
        bench.phone.drag(from: bench.inside, to: CGPoint(x: 20, y: 310))
        #expect(bench.scroll.contentOffset.x > 50 && bench.scroll.contentOffset.y == 0)
    }
}

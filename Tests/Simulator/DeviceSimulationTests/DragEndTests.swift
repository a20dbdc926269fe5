import DeviceSimulation
import Foundation
import Testing
@_spi(Simulation) import UIKit

/// What a scroll view tells its delegate when a finger is lifted (rule C67).
@MainActor
@Suite struct DragEndTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var rest: CGPoint?
        var calls: [String] = []
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            calls.append("will end at \(Int(targetContentOffset.pointee.y))")
            if let rest { targetContentOffset.pointee = rest }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append("did end, \(decelerate ? "moves on" : "rests")")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            calls.append("moves on \(scrollView.isDecelerating)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            calls.append("rests \(scrollView.isDecelerating)")
        }
    }

    /// Drags content from offset 100, and returns the delegate's calls and the offset at rest.
    private func drag(to offset: CGFloat, choosing rest: CGFloat? = nil) throws -> (calls: [String], rest: CGFloat) {
        let bench = try KeyboardBench()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
        let listener = Listener()
        listener.rest = rest.map { CGPoint(x: 0, y: $0) }
        scroll.delegate = listener
        scroll.contentSize = CGSize(width: 300, height: 1000)
        scroll.contentOffset.y = 100
        bench.controller.view.addSubview(scroll)
        bench.phone.settle()
        scroll.beginDrag(atScreenY: 400)
        scroll.drag(toScreenY: 500 - offset)
        scroll.endDrag()
        bench.phone.settle()
        return (listener.calls, scroll.contentOffset.y)
    }

    @Test func `C67 content that is left within its range rests there`() throws {
        let played = try drag(to: 140)
        #expect(played.calls == ["will end at 140", "did end, rests"])
        #expect(played.rest == 140)
    }

    @Test func `C67 content that is left beyond its end comes back`() throws {
        let played = try drag(to: -30)
        #expect(played.calls == ["will end at 0", "did end, moves on", "moves on true", "rests false"])
        #expect(played.rest == 0)
    }

    @Test func `C67 the delegate chooses where content rests`() throws {
        let played = try drag(to: 140, choosing: 200)
        #expect(played.calls == ["will end at 140", "did end, moves on", "moves on true", "rests false"])
        #expect(played.rest == 200)
    }
}

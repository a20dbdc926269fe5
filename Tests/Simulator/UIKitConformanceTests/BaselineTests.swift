import Testing
import UIKit

@MainActor struct BaselineTests {
    private let root = UIView(frame: rect(0, 0, 300, 300))

    private func add(_ view: UIView, at y: CGFloat, height: CGFloat, to parent: UIView? = nil) {
        view.frame = rect(0, y, 100, height)
        (parent ?? root).addSubview(view)
    }

    /// The baselines are those of two inner views.
    private final class Composed: UIView {
        let head = UIView(frame: rect(0, 20, 50, 10)), foot = UIView(frame: rect(0, 60, 50, 15))
        var hasHead = true
        override var forFirstBaselineLayout: UIView { hasHead ? head : super.forFirstBaselineLayout }
        override var forLastBaselineLayout: UIView { foot }
    }

    /// The top of a view that is constrained to the baseline.
    private func top(of anchor: NSLayoutYAxisAnchor) -> CGFloat {
        let probe = UIView()
        probe.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(probe)
        defer { probe.removeFromSuperview() }
        probe.topAnchor.constraint(equalTo: anchor).isActive = true
        root.layoutIfNeeded()
        return probe.frame.minY
    }

    @Test func `B37 without text the baselines are the top and bottom edges`() {
        let view = UIView()
        add(view, at: 40, height: 30)
        #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
        #expect(top(of: view.firstBaselineAnchor) == 40)
        #expect(top(of: view.lastBaselineAnchor) == 70)
    }

    @Test func `B37 a view's baselines are those of the views that it names`() {
        let view = Composed()
        add(view, at: 100, height: 90)
        view.addSubview(view.head)
        view.addSubview(view.foot)
        #expect(top(of: view.firstBaselineAnchor) == 120)
        #expect(top(of: view.lastBaselineAnchor) == 175)
        view.frame.origin.y = 50
        #expect(top(of: view.firstBaselineAnchor) == 70)
    }

    @Test func `B37 the view named for the last baseline gives the first too`() {
        let view = Composed()
        view.hasHead = false
        add(view, at: 100, height: 90)
        view.addSubview(view.foot)
        #expect(view.forFirstBaselineLayout === view.foot)
        #expect(top(of: view.firstBaselineAnchor) == 160)
    }

    @Test func `B37 a label's baselines are those of its lines`() {
        let label = UILabel()
        label.text = "one line"
        add(label, at: 10, height: label.intrinsicContentSize.height)
        let first = top(of: label.firstBaselineAnchor), last = top(of: label.lastBaselineAnchor)
        #expect(first > 10 && first < label.frame.maxY)
        #expect(isClose(first, last, within: 0.5))
    }
}

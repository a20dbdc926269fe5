import Testing
import UIKit

@MainActor struct LayoutMarkingTests {
    /// A parent and a child without pending layout.
    ///
    /// Create both views inside a test, because all tests share one device.
    @MainActor private struct Tree {
        let log = Log()
        let host = Host()
        let parent: LoggingView
        let child: LoggingView

        init() {
            parent = LoggingView("parent", log, frame: rect(0, 0, 200, 200))
            child = LoggingView("child", log, frame: rect(0, 0, 100, 100))
            parent.addSubview(child)
            host.showPlainRoot().addSubview(parent)
            host.endTurn()
            log.clear()
        }

        func callsAfter(_ change: () -> Void) -> Set<String> {
            log.clear()
            change()
            host.endTurn()
            return Set(log.entries(about: ".layout"))
        }
    }

    @Test func `A38 new bounds or transforms mark a view and its superview`() {
        let it = Tree()
        #expect(it.callsAfter { it.child.bounds.size.width = 50 } == ["parent.layout", "child.layout"])
        #expect(it.callsAfter { it.child.bounds.origin.y = 5 } == ["parent.layout", "child.layout"])
        #expect(
            it.callsAfter { it.child.transform = CGAffineTransform(scaleX: 2, y: 2) } == [
                "parent.layout", "child.layout"
            ])
    }

    @Test func `A38 a new center marks nothing, a new child marks the parent`() {
        let it = Tree()
        #expect(it.callsAfter { it.child.center.x += 5 } == [])
        #expect(it.callsAfter { it.child.addSubview(UIView()) } == ["child.layout"])
        #expect(it.callsAfter { it.child.subviews.first?.removeFromSuperview() } == ["child.layout"])
    }

    @Test func `A38 a view is not marked by changes in its own layout`() {
        let it = Tree()
        it.parent.whenLaidOut = {
            it.child.bounds.size.width += 1
            it.child.addSubview(UIView())
        }
        it.log.clear()
        it.parent.setNeedsLayout()
        it.host.endTurn()
        #expect(it.log.entries(about: "parent.layout").count == 1)
        #expect(it.log.entries(about: "child.layout").count == 1)
    }

    @Test func `B3 any number of requests in a turn give one call at its end`() {
        let it = Tree()
        for _ in 0..<3 {
            it.child.setNeedsLayout()
            it.child.setNeedsUpdateConstraints()
        }
        #expect(it.log.entries.isEmpty)
        it.host.endTurn()
        #expect(it.log.entries.sorted() == ["child.layout", "child.updateConstraints"])
        it.host.endTurn()
        #expect(it.log.entries.count == 2)
    }

    @Test func `B4 layoutIfNeeded climbs while the superview is marked too`() {
        let it = Tree()
        it.parent.setNeedsLayout()
        it.child.layoutIfNeeded()
        #expect(it.log.entries.isEmpty, "a clean it.child leaves its marked it.parent alone")
        it.child.setNeedsLayout()
        it.child.layoutIfNeeded()
        #expect(it.log.entries == ["parent.layout", "child.layout"])
    }

    @Test func `B4 layoutIfNeeded lays out only the marked views below`() {
        let it = Tree()
        it.child.setNeedsLayout()
        it.parent.layoutIfNeeded()
        #expect(it.log.entries == ["child.layout"])
        it.parent.layoutIfNeeded()
        it.host.endTurn()
        #expect(it.log.entries == ["child.layout"])
    }

    @Test func `B7 changed constraints and natural sizes wait for the layout`() {
        let it = Tree()
        it.child.translatesAutoresizingMaskIntoConstraints = false
        let width = it.child.widthAnchor.constraint(equalToConstant: 50)
        width.priority = .defaultHigh
        let rival = it.child.widthAnchor.constraint(equalToConstant: 80)
        rival.priority = .defaultLow
        NSLayoutConstraint.activate([width, rival])
        it.host.endTurn()
        #expect(it.child.bounds.width == 50)
        for (change, before, after): (() -> Void, CGFloat, CGFloat) in [
            ({ width.constant = 60 }, 50, 60), ({ width.priority = UILayoutPriority(100) }, 60, 80),
            ({ rival.isActive = false }, 80, 60)
        ] {
            it.log.clear()
            change()
            #expect(it.child.bounds.width == before)
            it.host.endTurn()
            #expect(it.child.bounds.width == after)
            #expect(it.log.entries.contains("parent.layout"))
        }
        it.log.clear()
        it.child.invalidateIntrinsicContentSize()
        it.host.endTurn()
        #expect(it.log.entries.contains("parent.layout"))
    }

    @Test func `B9 a request in a view's own layout adds a pass to the turn`() {
        let it = Tree()
        var again = 3
        it.child.whenLaidOut = {
            again -= 1
            if again > 0 { it.child.setNeedsLayout() }
        }
        it.child.setNeedsLayout()
        it.host.endTurn()
        #expect(it.log.entries == ["child.layout", "child.layout", "child.layout"])
    }
}

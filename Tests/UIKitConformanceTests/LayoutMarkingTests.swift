import Testing
import UIKit

@MainActor struct LayoutMarkingTests {
    private let log = Log()
    private let host = Host()
    private let parent: LoggingView
    private let child: LoggingView

    /// A clean tree in a window: parent with one child.
    init() {
        parent = LoggingView("parent", log, frame: rect(0, 0, 200, 200))
        child = LoggingView("child", log, frame: rect(0, 0, 100, 100))
        parent.addSubview(child)
        host.showPlainRoot().addSubview(parent)
        host.endTurn()
        log.clear()
    }

    private func callsAfter(_ change: () -> Void) -> Set<String> {
        log.clear()
        change()
        host.endTurn()
        return Set(log.entries(about: ".layout"))
    }

    @Test func `A38 a change of bounds or transform marks the view and its superview`() {
        #expect(callsAfter { child.bounds.size.width = 50 } == ["parent.layout", "child.layout"])
        #expect(callsAfter { child.bounds.origin.y = 5 } == ["parent.layout", "child.layout"])
        #expect(
            callsAfter { child.transform = CGAffineTransform(scaleX: 2, y: 2) } == ["parent.layout", "child.layout"])
    }

    @Test func `A38 moving the center marks nothing, a change of the children marks the parent`() {
        #expect(callsAfter { child.center.x += 5 } == [])
        #expect(callsAfter { child.addSubview(UIView()) } == ["child.layout"])
        #expect(callsAfter { child.subviews.first?.removeFromSuperview() } == ["child.layout"])
    }

    @Test func `A38 a view inside its own layout is not marked again by what it does`() {
        parent.whenLaidOut = { [child] in
            child.bounds.size.width += 1
            child.addSubview(UIView())
        }
        log.clear()
        parent.setNeedsLayout()
        host.endTurn()
        #expect(log.entries(about: "parent.layout").count == 1)
        #expect(log.entries(about: "child.layout").count == 1)
    }

    @Test func `B3 any number of requests in a turn give one call at its end`() {
        for _ in 0..<3 {
            child.setNeedsLayout()
            child.setNeedsUpdateConstraints()
        }
        #expect(log.entries.isEmpty)
        host.endTurn()
        #expect(log.entries.sorted() == ["child.layout", "child.updateConstraints"])
        host.endTurn()
        #expect(log.entries.count == 2)
    }

    @Test func `B4 layoutIfNeeded climbs while the superview is marked too`() {
        parent.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(log.entries.isEmpty, "a clean child leaves its marked parent alone")
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(log.entries == ["parent.layout", "child.layout"])
    }

    @Test func `B4 layoutIfNeeded lays out what is below, and a clean subtree is not called`() {
        child.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(log.entries == ["child.layout"])
        parent.layoutIfNeeded()
        host.endTurn()
        #expect(log.entries == ["child.layout"])
    }

    @Test func `B7 a changed constraint or natural size marks what it affects, frames change when layout runs`() {
        child.translatesAutoresizingMaskIntoConstraints = false
        let width = child.widthAnchor.constraint(equalToConstant: 50)
        width.priority = .defaultHigh
        let rival = child.widthAnchor.constraint(equalToConstant: 80)
        rival.priority = .defaultLow
        NSLayoutConstraint.activate([width, rival])
        host.endTurn()
        #expect(child.bounds.width == 50)
        for (change, before, after): (() -> Void, CGFloat, CGFloat) in [
            ({ width.constant = 60 }, 50, 60), ({ width.priority = UILayoutPriority(100) }, 60, 80),
            ({ rival.isActive = false }, 80, 60)
        ] {
            log.clear()
            change()
            #expect(child.bounds.width == before)
            host.endTurn()
            #expect(child.bounds.width == after)
            #expect(log.entries.contains("parent.layout"))
        }
        log.clear()
        child.invalidateIntrinsicContentSize()
        host.endTurn()
        #expect(log.entries.contains("parent.layout"))
    }

    @Test func `B9 a request inside the view's own layout causes another pass in the same turn`() {
        var again = 3
        child.whenLaidOut = { [child] in
            again -= 1
            if again > 0 { child.setNeedsLayout() }
        }
        child.setNeedsLayout()
        host.endTurn()
        #expect(log.entries == ["child.layout", "child.layout", "child.layout"])
    }

    @Test func `B9 a request that never ends is reported with the view's name`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            let host = Host(), view = LoggingView("view", Log())
            view.accessibilityIdentifier = "restless"
            view.whenLaidOut = { [unowned view] in view.setNeedsLayout() }
            host.showPlainRoot().addSubview(view)
            host.endTurn()
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("restless"))
    }
}

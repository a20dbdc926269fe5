import Testing
import UIKit

@MainActor struct ConstraintConflictTests {
    /// A view in a window.
    ///
    /// Made inside a test, because tests share the installed device.
    @MainActor private struct Screen {
        let host = Host()
        let root: UIView
        let view = UIView()

        init() {
            root = host.showPlainRoot()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }

        func width(_ value: CGFloat, _ identifier: String) -> NSLayoutConstraint {
            let constraint = view.widthAnchor.constraint(equalToConstant: value)
            constraint.identifier = identifier
            constraint.isActive = true
            return constraint
        }
    }

    /// The description of the constraint that the report says is broken.
    private func broken(_ report: String) -> Substring? {
        report.range(of: "Will attempt to recover by breaking constraint").map { report[$0.upperBound...] }
    }

    @Test func `B31 a conflict of required constraints is reported once, and its members stay active`() throws {
        let it = Screen()
        let first = it.width(100, "first")
        it.host.endTurn()
        let second = it.width(200, "second")
        it.host.endTurn()
        let report = try #require(it.host.conflictLog.first)
        #expect(it.host.conflictLog.count == 1)
        #expect(report.contains("first") && report.contains("second"))
        #expect(first.isActive && second.isActive && it.view.constraints == [first, second])
        // Neither more layout nor another shape of the tree reports it again.
        it.root.setNeedsLayout()
        it.host.endTurn()
        it.root.addSubview(UIView())
        it.view.addSubview(UIView())
        it.host.endTurn()
        #expect(it.host.conflictLog.count == 1)
        #expect(it.view.bounds.width == 100)
    }

    @Test func `B31 a conflict that was there before the first layout is reported too`() {
        let it = Screen()
        _ = it.width(100, "first")
        _ = it.width(200, "second")
        it.host.endTurn()
        #expect(it.host.conflictLog.count == 1)
        #expect(it.view.bounds.width == 100)
    }

    @Test func `B31 a conflict that was solved and comes back is reported again`() {
        let it = Screen()
        let first = it.width(100, "first"), second = it.width(200, "second")
        it.host.endTurn()
        second.isActive = false
        it.host.endTurn()
        second.isActive = true
        it.host.endTurn()
        #expect(it.host.conflictLog.count == 2)
        first.isActive = false
        second.isActive = false
        second.isActive = true
        it.host.endTurn()
        #expect(it.host.conflictLog.count == 2)
        #expect(it.view.bounds.width == 200)
    }

    @Test func `B32 the most recently activated constraint is dropped`() throws {
        let it = Screen()
        _ = it.width(100, "first")
        _ = it.width(200, "second")
        it.host.endTurn()
        let text = try #require(it.host.conflictLog.first.flatMap(broken))
        #expect(text.contains("second") && !text.contains("first"))
    }

    @Test func `B32 a translated autoresizing mask outlives the app's constraints`() throws {
        let it = Screen()
        let forgotten = UIView(frame: rect(0, 0, 50, 50))
        it.root.addSubview(forgotten)
        let width = forgotten.widthAnchor.constraint(equalToConstant: 80)
        width.identifier = "width"
        width.isActive = true
        it.host.endTurn()
        let text = try #require(it.host.conflictLog.first.flatMap(broken))
        #expect(text.contains("width"))
        #expect(forgotten.frame == rect(0, 0, 50, 50))
    }

    @Test func `B32 a mask that is translated later drops the app's constraint`() throws {
        let it = Screen()
        let width = it.width(80, "width")
        it.host.endTurn()
        it.view.translatesAutoresizingMaskIntoConstraints = true
        it.view.frame = rect(0, 0, 50, 50)
        it.host.endTurn()
        let text = try #require(it.host.conflictLog.first.flatMap(broken))
        #expect(text.contains("width"))
        #expect(width.isActive && it.view.frame == rect(0, 0, 50, 50))
    }
}

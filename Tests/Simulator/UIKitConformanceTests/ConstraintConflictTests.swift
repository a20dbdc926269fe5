import Testing
import UIKit

@MainActor struct ConstraintConflictTests {
    /// Create the view inside a test, because all tests share one device.
    @MainActor private struct SizedView {
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

    private func broken(_ report: String) -> Substring? {
        report.range(of: "Will attempt to recover by breaking constraint").map { report[$0.upperBound...] }
    }

    @Test func `B31 a conflict is reported once, and its members stay active`() throws {
        let it = SizedView()
        let first = it.width(100, "first")
        it.host.endTurn()
        let second = it.width(200, "second")
        it.host.endTurn()
        let report = try #require(it.host.conflictLog.first)
        #expect(it.host.conflictLog.count == 1)
        #expect(report.contains("first") && report.contains("second"))
        #expect(first.isActive && second.isActive && it.view.constraints == [first, second])
        it.root.setNeedsLayout()
        it.host.endTurn()
        it.root.addSubview(UIView())
        it.view.addSubview(UIView())
        it.host.endTurn()
        #expect(it.host.conflictLog.count == 1)
        #expect(it.view.bounds.width == 100)
    }

    @Test func `B31 a conflict from before the first layout is reported too`() {
        let it = SizedView()
        _ = it.width(100, "first")
        _ = it.width(200, "second")
        it.host.endTurn()
        #expect(it.host.conflictLog.count == 1)
        #expect(it.view.bounds.width == 100)
    }

    @Test func `B31 a solved conflict that comes back is reported again`() {
        let it = SizedView()
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
        let it = SizedView()
        _ = it.width(100, "first")
        _ = it.width(200, "second")
        it.host.endTurn()
        let text = try #require(it.host.conflictLog.first.flatMap(broken))
        #expect(text.contains("second") && !text.contains("first"))
    }

    @Test func `B32 a translated autoresizing mask wins over constraints`() throws {
        let it = SizedView()
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

    @Test func `B32 a mask translated later breaks the app's constraint`() throws {
        let it = SizedView()
        let width = it.width(80, "width")
        it.host.endTurn()
        it.view.translatesAutoresizingMaskIntoConstraints = true
        it.view.frame = rect(0, 0, 50, 50)
        it.host.endTurn()
        let text = try #require(it.host.conflictLog.first.flatMap(broken))
        #expect(text.contains("width"))
        #expect(width.isActive && it.view.frame == rect(0, 0, 50, 50))
    }

    @Test func `B33 the report has Apple's landmarks in their order`() throws {
        let it = SizedView()
        _ = it.width(100, "first")
        _ = it.width(200, "second")
        it.host.endTurn()
        let report = try #require(it.host.conflictLog.first)
        var rest = report[...]
        for landmark in [
            "[LayoutConstraints]", "simultaneously satisfy constraints", "(", "first", "second", ")",
            "Will attempt to recover by breaking constraint", "second", "UIViewAlertForUnsatisfiableConstraints"
        ] {
            let place = try #require(rest.range(of: landmark), "\(landmark) in \(report)")
            rest = rest[place.upperBound...]
        }
        #expect(!rest.contains("first"))
    }

    @Test func `B56 no constraint changes the size of a screen's view`() throws {
        for (axis, name) in [(\UIView.widthAnchor, "Width"), (\UIView.heightAnchor, "Height")] {
            let it = SizedView()
            let constraint = it.root[keyPath: axis].constraint(equalToConstant: 100)
            constraint.identifier = "own"
            constraint.isActive = true
            it.view.topAnchor.constraint(equalTo: it.root.topAnchor).isActive = true
            it.host.endTurn()
            #expect(it.root.bounds.size == CGSize(width: 390, height: 844))
            let report = try #require(it.host.conflictLog.first)
            #expect(try #require(broken(report)).contains("own"))
            #expect(report.contains("'UIView-Encapsulated-Layout-\(name)'"))
        }
    }

    /// The content of the table's only row asks for more height than the row has.
    private final class Table: UITableViewController {
        let wish = UIView()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(wish)
            wish.translatesAutoresizingMaskIntoConstraints = false
            let height = wish.heightAnchor.constraint(equalToConstant: 60)
            height.identifier = "wish"
            NSLayoutConstraint.activate([
                wish.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                wish.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor), height
            ])
            return cell
        }
    }

    @Test func `B56 the size of a cell's content is UIKit's, too`() throws {
        let host = Host(), table = Table(style: .plain)
        table.tableView.rowHeight = 44
        host.show(table)
        host.endTurn()
        #expect(table.wish.superview?.bounds.height == 44 && table.wish.frame.height == 44)
        let report = try #require(host.conflictLog.first)
        #expect(report.contains("'UIView-Encapsulated-Layout-Height'") && report.contains("ContentView"))
        #expect(!report.contains("'UIView-Encapsulated-Layout-Width'"))
        #expect(try #require(broken(report)).contains("wish"))
    }

    @Test func `B56 constraints of a view that has left have no effect`() {
        let it = SizedView(), tied = UIView()
        tied.translatesAutoresizingMaskIntoConstraints = false
        it.root.addSubview(tied)
        _ = it.width(100, "own")
        tied.widthAnchor.constraint(equalTo: it.view.widthAnchor).isActive = true
        let rest = tied.widthAnchor.constraint(equalToConstant: 30)
        rest.priority = .defaultLow
        rest.isActive = true
        it.host.endTurn()
        #expect(tied.bounds.width == 100)
        it.view.removeFromSuperview()
        it.host.endTurn()
        #expect(tied.bounds.width == 30)
    }
}

import AllocationCounting
import Testing

@_spi(Simulation) @testable import UIKit

/// A change costs as much on a large screen as on a small screen.
@MainActor struct LayoutGrowthTests {
    /// Counted by kind.
    private struct Work: Equatable {
        var visits = 0, places = 0, relations = 0, rows = 0, stackPlaces = 0, looksUp = 0

        init(_ record: SimulationRecord, since former: SimulationRecord) {
            visits = record.layoutVisits - former.layoutVisits
            places = record.placeVisits - former.placeVisits
            relations = record.relationsAdded - former.relationsAdded
            rows = record.rowVisits - former.rowVisits
            stackPlaces = record.stackVisits - former.stackVisits
            looksUp = record.ancestorVisits - former.ancestorVisits
        }
    }

    @MainActor private class CountedScreen {
        let simulation = Simulation(), window: UIWindow, controller = UIViewController()
        var view: UIView { controller.view }

        init() {
            window = simulation.show(controller)
            window.layoutIfNeeded()
        }

        func work(of change: () -> Void) -> Work {
            let before = simulation.record
            change()
            window.layoutIfNeeded()
            return Work(simulation.record, since: before)
        }
    }

    /// The rows are below each other; nothing is constrained to the bottom of the last row.
    @MainActor private final class Rows: CountedScreen {
        private(set) var rows: [UIView] = [], heights: [NSLayoutConstraint] = []

        init(_ count: Int) {
            super.init()
            var above = view.topAnchor
            for _ in 0..<count {
                let row = UIView(), height = row.heightAnchor.constraint(equalToConstant: 20)
                row.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(row)
                NSLayoutConstraint.activate([
                    row.topAnchor.constraint(equalTo: above), row.leftAnchor.constraint(equalTo: view.leftAnchor),
                    row.widthAnchor.constraint(equalTo: view.widthAnchor), height
                ])
                rows.append(row)
                heights.append(height)
                above = row.bottomAnchor
            }
            window.layoutIfNeeded()
        }
    }

    private nonisolated static let sizes = [10, 100, 500]

    /// More rows need longer lists, but no further blocks of memory.
    @Test(.enabled(if: allocationsAreCounted))
    func `a new engine gets its memory in one piece`() {
        func pieces(_ rows: Int) -> Int {
            let screen = Rows(rows)
            screen.window.invalidateLayoutEngine()
            screen.window.setNeedsLayout()
            return Allocations.kept { screen.window.layoutIfNeeded() }
        }
        let few = pieces(100), many = pieces(800)
        #expect(few > 10 && many - few < 5, "\(few) and \(many)")
    }

    @Test(arguments: sizes)
    func `one leaf among many is placed, and no sibling is looked at`(count: Int) throws {
        let screen = Rows(count)
        let work = screen.work { screen.heights[count - 1].constant = 33 }
        #expect(screen.rows[count - 1].frame.height == 33)
        // The three visited views are the window, the controller's view, and the row with its new size.
        #expect(work.visits == 3 && work.places == 1 && work.relations == 0)
    }

    @Test(arguments: sizes)
    func `a view that comes and goes adds only its own constraints`(count: Int) throws {
        let screen = Rows(count), box = UIView(), inner = UIView()
        for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 2),
            inner.heightAnchor.constraint(equalToConstant: 9), box.heightAnchor.constraint(equalToConstant: 30)
        ])
        let engine = try #require(screen.window.tree.engine)
        for round in 0..<3 {
            let coming = screen.work {
                screen.view.addSubview(box)
                box.topAnchor.constraint(equalTo: screen.rows[count - 1].bottomAnchor).isActive = true
            }
            #expect(box.frame.minY == CGFloat(20 * count) && inner.frame == CGRect(x: 0, y: 2, width: 0, height: 9))
            #expect(coming.relations == 4, "round \(round)")
            // The layout visits the new views and one more view. This view has to examine all its subviews.
            #expect(coming.visits <= 6)
            let going = screen.work { box.removeFromSuperview() }
            #expect(going.relations == 0 && going.visits <= 3 && going.places == 0)
            #expect(screen.window.tree.engine === engine)
            #expect(engine.knownNode(of: box) == nil && engine.knownNode(of: inner) == nil)
            #expect(engine.relations.count == 4 * count + 4)
        }
    }

    @Test(arguments: sizes)
    func `on a screen of frames only the changed view is visited`(count: Int) {
        let screen = CountedScreen(),
            views = (0..<count).map { UIView(frame: CGRect(x: 0, y: 20 * $0, width: 9, height: 20)) }
        for view in views { screen.view.addSubview(view) }
        screen.window.layoutIfNeeded()
        let work = screen.work { views[count / 2].frame.size.height = 21 }
        #expect(work.visits == 3 && work.places == 0)
    }

    @Test(arguments: [20, 200])
    func `a keyboard that moves takes each view with a guide along once`(count: Int) {
        let screen = CountedScreen()
        let views = (0..<count).map { UIView(frame: CGRect(x: 0, y: 700 - $0, width: 9, height: 100)) }
        for view in views {
            screen.view.addSubview(view)
            _ = view.keyboardLayoutGuide
        }
        screen.window.layoutIfNeeded()
        for top in [500, 520, 844] {
            let work = screen.work {
                screen.simulation.setKeyboardPlacement(.docked(CGRect(x: 0, y: top, width: 390, height: 344)))
            }
            #expect(work.looksUp <= 4 * count + 20, "\(work)")
            #expect(
                views.allSatisfy { $0.keyboardLayoutGuide.layoutFrame.minY == min(100, CGFloat(top) - $0.frame.minY) })
        }
    }

    private final class Source: NSObject, UITableViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    @Test func `a table that scrolls by a row looks only at visible rows`() {
        var looks: [Int] = []
        for count in [100, 1600] {
            let screen = CountedScreen(), source = Source(count)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = source
            screen.view.addSubview(table)
            screen.window.layoutIfNeeded()
            // The offset is near the end, where a search from the top would take longest.
            table.contentOffset.y = CGFloat(44 * count) - 600
            screen.window.layoutIfNeeded()
            looks.append(screen.work { table.contentOffset.y += 44 }.rows)
        }
        // With sixteen times as many rows, a binary search takes four more steps.
        #expect(looks[1] <= looks[0] + 4 && looks[0] < 60)
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    @Test func `C41 a scrolled collection view looks only at visible items`() {
        var looks: [Int] = []
        for count in [120, 1920] {
            let screen = CountedScreen(), items = Items(count)
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 170, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = items
            screen.view.addSubview(collection)
            screen.window.layoutIfNeeded()
            collection.contentOffset.y = collection.contentSize.height - 600
            screen.window.layoutIfNeeded()
            looks.append(screen.work { collection.contentOffset.y += 60 }.rows)
        }
        // With sixteen times as many lines, a binary search takes four more steps.
        #expect(looks[1] <= looks[0] + 4 && looks[0] < 30)
    }

    @Test(arguments: sizes)
    func `a stack rebuilds constraints of a changed view and the next`(count: Int) {
        let screen = CountedScreen(), stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
        func row() -> UIView {
            let view = UIView()
            let height = view.heightAnchor.constraint(equalToConstant: 20)
            // A required height would contradict the length zero of a hidden row (rule B53).
            height.priority = UILayoutPriority(999)
            height.isActive = true
            return view
        }
        let filling = screen.work { for _ in 0..<count { stack.addArrangedSubview(row()) } }
        // Each row has four constraints: its height, its distance to the previous row, and its two sides. One more
        // constraint is at the stack's end.
        #expect(filling.relations == 4 * count + 1)
        let middle = stack.arrangedSubviews[count / 2]
        // One new constraint joins the next row to the previous row, and one gives the hidden row the length zero.
        #expect(screen.work { middle.isHidden = true }.relations == 2)
        #expect(screen.work { middle.isHidden = false }.relations == 4)
        #expect(screen.work { stack.insertArrangedSubview(row(), at: 1) }.relations == 5)
        #expect(screen.work { middle.removeFromSuperview() }.relations == 1)
        #expect(screen.work { stack.spacing = 3 }.relations == 0)
        #expect(stack.frame.height == CGFloat(20 * count + 3 * (count - 1)))
    }

    @Test(arguments: [20, 100, 2000])
    func `hiding or showing a stack's view visits only it and the next`(count: Int) {
        let screen = CountedScreen(), stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.view.topAnchor),
            stack.widthAnchor.constraint(equalTo: screen.view.widthAnchor)
        ])
        for _ in 0..<count {
            let row = UIView()
            // The rows are so high that the stack ends below the screen. The bottom safe area begins above the stack's
            // end, and moves with the end (rule C1).
            row.heightAnchor.constraint(equalToConstant: 100).isActive = true
            stack.addArrangedSubview(row)
        }
        #expect(screen.work {}.stackPlaces == count)
        let last = stack.arrangedSubviews[count - 1], middle = stack.arrangedSubviews[count / 2]
        for hides in [true, false, true, false] {
            let work = screen.work { last.isHidden = hides }
            #expect(work.stackPlaces == 1, "\(hides)")
            // The layout also visits the row that is now the last row, because the bottom safe area reaches this row.
            #expect(work.visits <= 5 && work.places <= 2 && work.looksUp <= 5, "\(hides): \(work)")
            #expect(stack.frame.height == CGFloat(100 * (hides ? count - 1 : count)))
            #expect(screen.work { middle.isHidden = true }.stackPlaces == 2)
            #expect(screen.work { middle.isHidden = false }.stackPlaces == 2)
        }
        #expect(screen.work { stack.setCustomSpacing(9, after: middle) }.stackPlaces == 2)
        #expect(screen.work { middle.removeFromSuperview() }.stackPlaces == 2)
        #expect(screen.work { stack.insertArrangedSubview(middle, at: 3) }.stackPlaces == 2)
    }
}

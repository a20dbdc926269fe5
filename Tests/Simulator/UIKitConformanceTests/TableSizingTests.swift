import Testing
import UIKit

/// Tables whose rows, headers and footers determine their own heights, and the insertion and removal of rows.
@MainActor struct TableSizingTests {
    /// The label has several lines and margins of 10.
    private final class TextCell: UITableViewCell {
        let label = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10)
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: rect(0, 100, 390, 400), style: .plain)
        var sections: [[String]] = []
        var asked = 0
        var cellClass: AnyClass = TextCell.self
        var headerTitle: String?

        override func viewDidLoad() {
            super.viewDidLoad()
            table.register(cellClass, forCellReuseIdentifier: "text")
            table.dataSource = self
            table.delegate = self
            view.addSubview(table)
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitle }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
            return cell
        }
    }

    private static let long = Array(repeating: "several words", count: 20).joined(separator: " ")

    @MainActor private struct TextTable {
        let phone = Phone(), source = Source()
        var table: UITableView { source.table }

        init(_ sections: [[String]], header: String? = nil) {
            source.sections = sections
            source.headerTitle = header
            phone.show(source)
            phone.settle()
        }

        func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
        func text(_ row: Int) -> String? { (table.cellForRow(at: path(row)) as? TextCell)?.label.text }
    }

    private func height(_ text: String) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: 370, height: 0)).height + 20
    }

    @Test func `C49 B60 a row is as high as its cell's constraints want`() {
        let bench = TextTable([["one", Self.long, "two"]])
        let short = height("one"), tall = height(Self.long)
        #expect(tall > 3 * short)
        #expect(isClose(bench.table.rectForRow(at: bench.path(0)), rect(0, 0, 390, short), within: 0.34))
        #expect(isClose(bench.table.rectForRow(at: bench.path(1)), rect(0, short, 390, tall), within: 0.67))
        #expect(abs(bench.table.contentSize.height - (2 * short + tall)) < 1)
        let cell = bench.table.cellForRow(at: bench.path(1))
        #expect(isClose(cell?.frame ?? .zero, bench.table.rectForRow(at: bench.path(1))))
    }

    @Test func `C49 only visible cells are asked, others use the estimate`() {
        let bench = TextTable([Array(repeating: "row", count: 1000)])
        #expect(bench.source.asked < 12)
        let fitted = bench.table.rectForRow(at: bench.path(0)).height, last = bench.path(999)
        #expect(bench.table.rectForRow(at: last).height == 44 && fitted != 44)
        bench.table.estimatedRowHeight = 100
        bench.phone.endTurn()
        #expect(bench.table.rectForRow(at: last).height == 100)
    }

    @Test func `C65 rows that appear above keep a dragged row at the finger`() {
        let bench = TextTable([(0..<40).map { "row \($0)\nsecond line" }]), table = bench.table
        table.scrollToRow(at: bench.path(30), at: .top, animated: false)
        bench.phone.endTurn()
        func top() -> CGFloat { table.convert(table.rectForRow(at: bench.path(32)), to: nil).minY }
        let heights = (0..<3).map { table.rectForRow(at: bench.path(29 - $0)).height }
        #expect(heights == [44, 44, 44])
        let before = top()
        bench.phone.touchDown(at: CGPoint(x: 200, y: 200))
        for y in stride(from: 210.0, through: 400, by: 10) {
            bench.phone.moveFinger(to: CGPoint(x: 200, y: y))
            bench.phone.advance(by: 1.0 / 60)
        }
        #expect(table.rectForRow(at: bench.path(29)).height > 60)
        // The finger moves by 200 points; the first 10 only begin the pan.
        #expect(isClose(top() - before, 190, within: 0.5))
        bench.phone.liftFinger()
    }

    @Test func `C65 rows revealed by a smaller inset leave others in place`() {
        let bench = TextTable([(0..<40).map { "row \($0)\nsecond line" }]), table = bench.table
        table.contentInset.bottom = 300
        for _ in 0..<2 {
            table.contentOffset.y = table.contentSize.height + 300 - table.bounds.height
            bench.phone.settle()
        }
        func top() -> CGFloat { table.convert(table.rectForRow(at: bench.path(39)), to: nil).minY }
        let before = top(), first = table.indexPathsForVisibleRows?.first?.row ?? 0
        #expect(table.rectForRow(at: bench.path(first - 2)).height == 44)
        table.contentInset.bottom = 0
        bench.phone.settle()
        #expect(table.rectForRow(at: bench.path(first - 2)).height > 50)
        #expect(isClose(top() - before, 300, within: 0.5))
    }

    @Test func `C49 a cell without constraints is 44 points high`() {
        let phone = Phone(), source = Source()
        source.sections = [["a"]]
        source.cellClass = UITableViewCell.self
        phone.show(source)
        phone.settle()
        #expect(source.table.contentSize.height == 44)
    }

    @Test func `C49 constraints without a height leave a row at 44 points`() {
        final class LooseCell: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let field = UITextField()
                field.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(field)
                NSLayoutConstraint.activate([
                    field.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                    field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let phone = Phone(), source = Source()
        source.sections = [["a", "b"]]
        source.cellClass = LooseCell.self
        phone.show(source)
        phone.settle()
        #expect(source.table.contentSize.height == 88)
    }

    @Test func `C50 rows come, go and move at once and keep their cells`() {
        let bench = TextTable([["a", "b", "c"]]), table = bench.table
        let cell = table.cellForRow(at: bench.path(2))
        bench.source.sections = [["new", "b", "c"]]
        table.performBatchUpdates {
            table.deleteRows(at: [bench.path(0)], with: .fade)
            table.insertRows(at: [bench.path(0)], with: .automatic)
        }
        #expect(bench.text(0) == "new" && table.cellForRow(at: bench.path(2)) === cell)
        bench.source.sections = [["c", "new", "b"]]
        table.moveRow(at: bench.path(2), to: bench.path(0))
        #expect(table.cellForRow(at: bench.path(0)) === cell && cell?.frame.minY == 0)
        bench.source.sections = [["c", "other", "b"]]
        table.reloadRows(at: [bench.path(1)], with: .none)
        #expect(bench.text(1) == "other")
        bench.source.sections = [["c", "other", "b"], ["z"]]
        table.insertSections(IndexSet(integer: 1), with: .none)
        #expect(table.numberOfSections == 2 && table.cellForRow(at: bench.path(0, 1)) != nil)
        bench.source.sections = [["z"]]
        table.beginUpdates()
        table.deleteSections(IndexSet(integer: 0), with: .none)
        #expect(table.numberOfSections == 2, "nothing shows before the end")
        table.endUpdates()
        #expect(table.numberOfSections == 1 && bench.text(0) == "z")
    }

    @Test func `C50 an update without changes measures cells anew`() {
        let bench = TextTable([["a", "b"]]), table = bench.table
        let cell = table.cellForRow(at: bench.path(0)) as? TextCell
        cell?.label.text = Self.long
        let before = table.rectForRow(at: bench.path(0)).height
        table.beginUpdates()
        table.endUpdates()
        let after = table.rectForRow(at: bench.path(0)).height
        #expect(after > 3 * before && table.rectForRow(at: bench.path(1)).minY == after)
        #expect(cell?.frame.height == after && table.cellForRow(at: bench.path(0)) === cell)
    }

    @Test func `C51 headers stand above their rows and stay at the top`() {
        let bench = TextTable([Array(repeating: "a", count: 30), ["b"]], header: "Title"), table = bench.table
        #expect(table.rectForHeader(inSection: 0) == rect(0, 0, 390, 28))
        #expect(table.rectForRow(at: bench.path(0)).minY == 28)
        let header = table.headerView(forSection: 0)
        #expect(header?.frame == rect(0, 0, 390, 28) && table.headerView(forSection: 1) == nil)
        table.contentOffset.y = 200
        bench.phone.endTurn()
        #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    }

    @Test func `C51 a plain table's footers stay at the bottom, a grouped table's scroll`() {
        final class Sections: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Foot" }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        for style in [UITableView.Style.plain, .grouped] {
            let phone = Phone(), table = UITableView(frame: rect(0, 100, 390, 400), style: style), source = Sections()
            table.dataSource = source
            table.rowHeight = 44
            table.contentInset.bottom = 50
            phone.root.addSubview(table)
            phone.endTurn()
            let natural = table.rectForFooter(inSection: 0)
            #expect(natural.minY == 28 + 30 * 44 && natural.height == 28)
            let foot = table.footerView(forSection: 0)?.frame.minY
            #expect(foot == (style == .plain ? CGFloat(350 - 28) : natural.minY))
            table.contentOffset.y = natural.minY - 200
            phone.endTurn()
            #expect(table.footerView(forSection: 0)?.frame.minY == natural.minY)
            // The next section's header pushes its own footer out below.
            let next = table.rectForHeader(inSection: 1)
            let second = table.footerView(forSection: 1)?.frame.minY
            let floating = max(next.maxY, natural.minY + 150 - 28)
            #expect(second == (style == .plain ? floating : table.rectForFooter(inSection: 1).minY))
        }
    }

    @Test func `C52 views above and below the rows count with their heights`() {
        let bench = TextTable([["a"]]), table = bench.table
        let above = UIView(frame: rect(7, 9, 10, 60)), below = UIView(frame: rect(5, 3, 10, 30))
        table.tableHeaderView = above
        table.tableFooterView = below
        bench.phone.endTurn()
        let row = table.rectForRow(at: bench.path(0))
        #expect(row.minY == 60 && above.frame == rect(0, 0, 390, 60))
        #expect(below.frame == rect(0, row.maxY, 390, 30) && table.contentSize.height == row.maxY + 30)
    }

    @Test func `C52 a view above the rows moves them without a view below`() {
        let bench = TextTable([["a"]])
        bench.table.tableHeaderView = UIView(frame: rect(0, 0, 10, 60))
        bench.phone.endTurn()
        #expect(bench.table.rectForRow(at: bench.path(0)).minY == 60)
    }

    @Test func `C52 views above and below the rows scroll with them`() throws {
        let bench = TextTable([["a"]]), table = bench.table
        let above = UIView(frame: rect(0, 0, 10, 60)), below = UIView(frame: rect(0, 0, 10, 30))
        table.tableHeaderView = above
        table.tableFooterView = below
        bench.phone.endTurn()
        let views = [above, below, try #require(table.cellForRow(at: bench.path(0)))]
        let places = views.map { $0.convert($0.bounds, to: nil) }
        table.contentOffset.y += 25
        bench.phone.endTurn()
        #expect(views.map { $0.convert($0.bounds, to: nil) } == places.map { $0.offsetBy(dx: 0, dy: -25) })
    }

    @Test func `C52 a new height counts once the view is set again`() {
        let bench = TextTable([["a"]]), table = bench.table
        let above = UIView(frame: rect(0, 0, 10, 60)), below = UIView(frame: rect(0, 0, 10, 30))
        table.tableHeaderView = above
        table.tableFooterView = below
        bench.phone.endTurn()
        let height = table.contentSize.height
        above.frame.size.height = 100
        below.frame.size.height = 50
        bench.phone.endTurn()
        #expect(table.rectForRow(at: bench.path(0)).minY == 60 && table.contentSize.height == height)
        table.tableHeaderView = above
        table.tableFooterView = below
        bench.phone.endTurn()
        #expect(table.rectForRow(at: bench.path(0)).minY == 100 && table.contentSize.height == height + 60)
    }

    @Test func `C38 rows, headers and footers are automatic by default`() {
        let table = UITableView(), automatic = UITableView.automaticDimension
        #expect(table.rowHeight == automatic && table.estimatedRowHeight == automatic)
        #expect(table.sectionHeaderHeight == automatic && table.estimatedSectionHeaderHeight == automatic)
        #expect(table.sectionFooterHeight == automatic && table.estimatedSectionFooterHeight == automatic)
    }

    /// The natural height of the content is between two pixels.
    private final class MeasuredCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            let wide = box.heightAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.1, constant: 21.1)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), wide
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `C38 a row is as high as its content at the table's width`() {
        let phone = Phone(), source = Source()
        source.sections = [["a"]]
        source.cellClass = MeasuredCell.self
        phone.show(source)
        phone.settle()
        // A tenth of the width of 390 points plus 21.1 is 60.1; the height is rounded up to a whole pixel, which is a
        // third of a point.
        #expect(isClose(source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 60 + 1.0 / 3))
        source.table.frame.size.width = 300
        phone.settle()
        #expect(isClose(source.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 51 + 1.0 / 3))
    }

    @available(iOS 16, *)
    @Test func `C39 a cell is measured anew as the table's mode says`() {
        typealias Mode = UITableView.SelfSizingInvalidation
        #expect([Mode.disabled, .enabled, .enabledIncludingConstraints].map(\.rawValue) == [0, 1, 2])
        #expect(UITableView().selfSizingInvalidation == .enabled)
        for (mode, byCell, byConstraints) in [
            (.disabled, false, false), (.enabled, true, false), (.enabledIncludingConstraints, true, true)
        ] as [(Mode, Bool, Bool)] {
            for (ask, isAsked): ((TextCell) -> Void, Bool) in [
                ({ $0.invalidateIntrinsicContentSize() }, byCell),
                ({ $0.contentView.invalidateIntrinsicContentSize() }, byCell), ({ _ in }, byConstraints)
            ] {
                let bench = TextTable([["a", "b"]]), path = bench.path(0)
                bench.table.selfSizingInvalidation = mode
                let cell = bench.table.cellForRow(at: path) as? TextCell
                let before = bench.table.rectForRow(at: path).height
                cell?.label.text = Self.long
                cell.map(ask)
                bench.phone.endTurn()
                let after = bench.table.rectForRow(at: path).height
                #expect((after > 3 * before) == isAsked, "\(mode), \(after)")
                bench.table.performBatchUpdates(nil)
                #expect(bench.table.rectForRow(at: path).height > 3 * before, "an update asks in any case")
            }
        }
    }

    @Test func `C39 before iOS 16 only an update measures a cell anew`() {
        let phone = Phone(systemVersion: 15), source = Source()
        source.sections = [["a"]]
        phone.show(source)
        phone.settle()
        let path = IndexPath(row: 0, section: 0), before = source.table.rectForRow(at: path).height
        let cell = source.table.cellForRow(at: path) as? TextCell
        cell?.label.text = Self.long
        cell?.invalidateIntrinsicContentSize()
        phone.endTurn()
        #expect(source.table.rectForRow(at: path).height == before)
        source.table.performBatchUpdates(nil)
        #expect(source.table.rectForRow(at: path).height > 3 * before)
    }
}

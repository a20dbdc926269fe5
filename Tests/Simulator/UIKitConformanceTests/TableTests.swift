import Testing
import UIKit

@MainActor struct TableTests {
    /// A hundred rows of 40 points, each with a text field.
    private final class Source: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: rect(0, 100, 390, 400), style: .plain)
        var asked: [Int] = []
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            table.register(FieldCell.self, forCellReuseIdentifier: "field")
            table.dataSource = self
            table.delegate = self
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("did \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("former \(indexPath.row)")
        }
    }

    private final class FieldCell: UITableViewCell {
        let field = UITextField(frame: rect(200, 5, 100, 30))
        var reuses = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }
        required init?(coder: NSCoder) { nil }
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    @MainActor private final class FieldTable {
        let phone = Phone(), source = Source()

        init() {
            phone.show(source)
            phone.settle()
        }

        var table: UITableView { source.table }
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        func field(_ row: Int) -> UITextField? { (table.cellForRow(at: path(row)) as? FieldCell)?.field }
        func scroll(to y: CGFloat) {
            table.contentOffset.y = y
            phone.endTurn()
        }
    }

    @Test func `C40 a row that comes in an animation is placed without one`() throws {
        let bench = FieldTable(), table = bench.table
        bench.scroll(to: 400)
        UIView.animate(withDuration: 1) {
            table.frame.size.height = 600
            table.contentOffset.y = 200
            table.layoutIfNeeded()
        }
        for row in [5, 6, 17, 19] {
            let cell = try #require(table.cellForRow(at: bench.path(row)), "row \(row)")
            #expect(cell.layer.animationKeys() == nil, "row \(row)")
        }
        #expect(table.layer.animationKeys()?.isEmpty == false, "the table itself moves")
    }

    @Test func `C40 only visible rows have cells, and cells are reused`() {
        let bench = FieldTable(), table = bench.table
        #expect(bench.source.asked == Array(0..<10) && table.visibleCells.count == 10)
        let first = table.cellForRow(at: bench.path(0)) as? FieldCell
        bench.scroll(to: 40)
        #expect(bench.source.asked.last == 10 && table.cellForRow(at: bench.path(0)) == nil)
        #expect(table.cellForRow(at: bench.path(10)) === first && first?.reuses == 1)
        #expect(first?.frame == rect(0, 400, 390, 40) && first?.textLabel?.text == "10")
        bench.scroll(to: 3000)
        #expect(table.indexPathsForVisibleRows == (75..<85).map(bench.path))
        #expect(table.subviews.count == 10)
    }

    @Test func `C40 an edited cell stays when its row leaves the screen`() {
        let bench = FieldTable(), table = bench.table
        let edited = bench.field(0)
        edited?.becomeFirstResponder()
        bench.scroll(to: 2000)
        #expect(edited?.isFirstResponder == true && edited?.window != nil)
        #expect(table.visibleCells.count == 11)
        bench.scroll(to: 0)
        #expect(bench.field(0) === edited)
        bench.scroll(to: 2000)
        edited?.resignFirstResponder()
        bench.scroll(to: 2040)
        #expect(table.cellForRow(at: bench.path(0)) == nil && table.visibleCells.count == 10)
    }

    private final class Rows: UITableViewController {
        var counts = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts += 1
            return 10
        }
    }

    @Test func `F29 a table controller loads once, deselects at each return`() {
        for clears in [true, false] {
            let host = Host(), rows = Rows(style: .plain), path = IndexPath(row: 1, section: 0)
            let navigation = UINavigationController(rootViewController: rows)
            rows.clearsSelectionOnViewWillAppear = clears
            host.show(navigation)
            host.settle()
            #expect(rows.counts > 0 && rows.tableView.visibleCells.count == 10)
            rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            navigation.pushViewController(UIViewController(), animated: false)
            host.settle()
            let counts = rows.counts
            navigation.popViewController(animated: false)
            host.settle()
            #expect(rows.counts == counts)
            #expect(rows.tableView.indexPathForSelectedRow == (clears ? nil : path))
        }
    }

    @Test func `C40 rows and points tell of each other`() {
        let bench = FieldTable(), table = bench.table
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 100)
        #expect(table.numberOfRows(inSection: 1) == 0)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 79)) == bench.path(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 80)) == bench.path(2))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 4000)) == nil)
        #expect(table.rectForRow(at: bench.path(3)) == rect(0, 120, 390, 40))
        #expect(table.cellForRow(at: bench.path(4)).map(table.indexPath(for:)) == bench.path(4))
        #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    }

    @Test func `C40 the delegate hears of rows chosen by tap, not by code`() throws {
        let bench = FieldTable(), table = bench.table
        let second = try #require(table.cellForRow(at: bench.path(2)))
        #expect(bench.phone.tap(at: CGPoint(x: 100, y: 100 + 2 * 40 + 20)))
        #expect(bench.source.log == ["did 2"] && second.isSelected && table.indexPathForSelectedRow == bench.path(2))
        bench.phone.tap(at: CGPoint(x: 100, y: 100 + 20))
        #expect(bench.source.log == ["did 2", "former 2", "did 0"] && !second.isSelected)
        table.deselectRow(at: bench.path(0), animated: false)
        #expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: bench.path(0))?.isSelected == false)
        table.selectRow(at: bench.path(5), animated: false, scrollPosition: .top)
        #expect(bench.source.log.count == 3 && table.contentOffset.y == 200)
        table.reloadData()
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsSelection = false
        bench.phone.tap(at: CGPoint(x: 100, y: 120))
        #expect(bench.source.log.count == 3)
    }

    @Test func `J2 a recognized tap around a table leaves rows unchosen`() {
        let bench = FieldTable()
        bench.source.view.addGestureRecognizer(UITapGestureRecognizer())
        bench.phone.tap(at: CGPoint(x: 100, y: 120))
        #expect(bench.source.log.isEmpty)
    }

    @Test func `C40 scrolling puts a row where asked, within the content`() {
        let bench = FieldTable(), table = bench.table
        let expected: [(UITableView.ScrollPosition, CGFloat)] = [(.top, 2000), (.middle, 1820), (.bottom, 1640)]
        for (position, offset) in expected {
            table.scrollToRow(at: bench.path(50), at: position, animated: false)
            #expect(table.contentOffset.y == offset)
        }
        table.scrollToRow(at: bench.path(50), at: .none, animated: false)
        #expect(table.contentOffset.y == 1640, "it shows already")
        table.scrollToRow(at: bench.path(99), at: .top, animated: true)
        bench.phone.settle()
        #expect(table.contentOffset.y == 3600)
        table.contentInset.bottom = 100
        table.scrollToRow(at: bench.path(99), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 3700)
    }

    @Test func `C40 reloading asks anew and keeps each row's cell`() {
        let bench = FieldTable(), table = bench.table
        let before = table.visibleCells
        bench.source.asked = []
        table.reloadData()
        bench.phone.endTurn()
        #expect(bench.source.asked == Array(0..<10))
        #expect(zip(before, table.visibleCells).allSatisfy { $0 === $1 })
    }
}

import AuditRules
import DeviceSimulation
import HostTestSupport
import SceneModel
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import Tideline
import TestSupport
import UIKit

/// A keyboard that floats, is split, or is a popover, swept over an iPad's screen.
@MainActor
@Suite(.ownProcess) struct UndockedKeyboardTests {
    enum Way: CaseIterable { case nothing, insets, automatic }

    enum List: CaseIterable {
        case form, table, controller

        @MainActor
        func make() -> UndockedPage {
            switch self {
            case .form: UndockedForm()
            case .table: UndockedTable(UITableView())
            case .controller: UndockedTable(UITableViewController())
            }
        }

        /// At the offset 200, field 0 of the form is out of sight; the table has no row for it then.
        var fields: [Int] { self == .form ? [0, 5, 11] : [2, 5, 11] }
    }

    /// How the keyboard comes to lie over a field.
    enum Coming: CaseIterable {
        /// It comes undocked, as a floating one or as a popover does.
        case undocked
        /// A person undocks it while another field is edited, and goes on to the field.
        case beforeFocus
    }

    struct Place: CustomStringConvertible {
        let frame: CGRect
        let field: Int
        var description: String { "field \(field) under \(frame)" }
    }

    /// A floating keyboard at three sides and a split one, at each height of the screen.
    private static func places(_ list: List) -> [Place] {
        let tops = stride(from: 0, through: 1_000, by: Effort.factor > 1 ? 20 : 100)
        return tops.flatMap { top in
            [(0, 320, 260), (257, 320, 260), (514, 320, 260), (0, 834, 300)].flatMap { x, width, height in
                list.fields.map { Place(frame: CGRect(x: x, y: top, width: width, height: height), field: $0) }
            }
            // A wide keyboard that reaches the screen's bottom is docked.
        }.filter { $0.frame.width < 800 || $0.frame.maxY < Screens.pad.height }
    }

    /// What a screen shows once its field is edited, and later.
    private struct Result {
        var offset: CGFloat = 0
        var inset: CGFloat = 0
        var findings: [Finding] = []
        /// Whether the keyboard lies over a part of the field, even a small one that no rule tells of.
        var isTouched = false
        var after: (offset: CGFloat, inset: CGFloat) = (0, 0)
    }

    private func play(_ place: Place, _ list: List, _ way: Way, _ coming: Coming) throws -> Result {
        let stage = SimulatedStage(try Screens.device(Screens.pad)), page = list.make()
        if way == .automatic { stage.phone.window.keyboardAvoidance = .automatic }
        stage.present(page)
        page.list.keyboardAvoidance = way == .insets ? .insets : nil
        page.list.contentOffset.y = 200
        stage.settle()
        switch coming {
        case .undocked: stage.phone.keyboard.undockedHome = place.frame
        case .beforeFocus:
            try stage.edit("Field 3")
            stage.rest(in: "docked")
            stage.phone.perform { stage.phone.keyboard.undock(to: place.frame) }
            stage.rest(in: "undocked")
        }
        try stage.edit("Field \(place.field)")
        stage.rest(in: "editing")
        var result = Result()
        (result.offset, result.inset) = (page.list.contentOffset.y, page.list.contentInset.bottom)
        // While the list moves, the keyboard may still cover the field.
        let atRest = stage.recording.filter { ["docked", "undocked", "editing"].contains($0.step) }
        result.findings = Rule.findings(in: atRest, rules: [.floatingCover])
        let field = try #require(page.list.field("Field \(place.field)"))
        result.isTouched = field.convert(field.bounds, to: nil).intersects(place.frame)
        stage.hide()
        result.after = (page.list.contentOffset.y, page.list.contentInset.bottom)
        return result
    }

    /// Where a keyboard covers field 5, which is at 316 points of the screen.
    private static let over = CGRect(x: 0, y: 260, width: 320, height: 260)
    private static let other = CGRect(x: 0, y: 800, width: 320, height: 260)

    /// A form whose field 5 is edited with an undocked keyboard elsewhere.
    private func editing(_ way: Way, at frame: CGRect = over) throws -> (SimulatedStage, UIScrollView) {
        let stage = SimulatedStage(try Screens.device(Screens.pad)), page = UndockedForm()
        if way == .automatic { stage.phone.window.keyboardAvoidance = .automatic }
        stage.present(page)
        page.list.keyboardAvoidance = way == .insets ? .insets : nil
        page.list.contentOffset.y = 200
        stage.phone.keyboard.undockedHome = frame
        try stage.edit("Field 5")
        return (stage, page.list)
    }

    @Test(arguments: [Way.insets, .automatic])
    func `a keyboard that a person has moved over the input is left until the text changes`(way: Way) throws {
        let (stage, list) = try editing(way, at: Self.other)
        #expect(list.contentOffset.y == 200)
        stage.phone.perform {
            stage.phone.keyboard.drag(to: Self.over) {
                stage.phone.endTurn()
                #expect(list.contentOffset.y == 200)
            }
        }
        stage.settle()
        #expect(list.contentOffset.y == 200)
        list.contentSize.height += 100
        stage.settle()
        #expect(list.contentOffset.y == 200)
        try stage.type("a")
        stage.settle()
        #expect(list.contentOffset.y != 200)
        stage.hide()
        #expect(list.contentOffset.y == 200 && list.contentInset == .zero)
    }

    @Test(arguments: [Way.insets, .automatic])
    func `a list that has scrolled for a keyboard stays while a person drags the keyboard away`(way: Way) throws {
        let (stage, list) = try editing(way), aside = list.contentOffset.y
        #expect(aside != 200)
        stage.phone.perform {
            stage.phone.keyboard.drag(to: Self.other) { stage.phone.endTurn() }
        }
        stage.settle()
        #expect(list.contentOffset.y == aside)
        stage.hide()
        #expect(list.contentOffset.y == 200)
    }

    @Test(arguments: [Way.insets, .automatic])
    func `an undocked keyboard that docks hands on the offset from before`(way: Way) throws {
        let (stage, list) = try editing(way)
        #expect(list.contentOffset.y != 200)
        stage.phone.perform { stage.phone.keyboard.dock() }
        stage.settle()
        #expect(list.contentInset.bottom > 200)
        stage.hide()
        #expect(list.contentOffset.y == 200 && list.contentInset == .zero)
    }

    @Test(arguments: [Way.insets, .automatic])
    func `a person who has scrolled beside an undocked keyboard stays there`(way: Way) throws {
        let (stage, list) = try editing(way)
        stage.scroll(list, by: -120)
        let read = list.contentOffset.y
        stage.hide()
        #expect(list.contentOffset.y == read && read != 200)
    }

    @Test(arguments: List.allCases, [Way.insets, .automatic])
    func `a keyboard that floats first and docks leaves what one leaves that was docked`(list: List, way: Way) throws {
        let ends = try [false, true].map { floats in
            let stage = SimulatedStage(try Screens.device(Screens.pad)), page = list.make()
            if way == .automatic { stage.phone.window.keyboardAvoidance = .automatic }
            stage.present(page)
            page.list.keyboardAvoidance = way == .insets ? .insets : nil
            page.list.contentOffset.y = 200
            try stage.edit("Field 3")
            if floats { stage.phone.perform { stage.phone.keyboard.undock(to: Self.other) } }
            stage.settle()
            try stage.edit("Field 11")
            if floats { stage.phone.perform { stage.phone.keyboard.dock() } }
            stage.settle()
            stage.hide()
            return page.list.contentOffset.y
        }
        // Under a docked keyboard, `automatic` leaves the list of a table controller to UIKit, which does not go back.
        let expected = list == .controller && way == .automatic ? ends[0] : 200
        #expect(ends == [expected, expected])
    }

    @Test(arguments: List.allCases, Coming.allCases)
    func `the library clears each input that a list can clear, and restores the list`(
        list: List, coming: Coming
    ) throws {
        var told = 0
        let places = Self.places(list)
        for place in places {
            let plain = try play(place, list, .nothing, coming)
            told += plain.findings.isEmpty ? 0 : 1
            for way in [Way.insets, .automatic] {
                let name = "\(place), \(list), \(way), \(coming)", result = try play(place, list, way, coming)
                #expect(result.findings.isEmpty, "\(name): \(result.findings.map(\.message))")
                if !plain.isTouched, result.inset == 0, coming == .undocked {
                    #expect(result.offset == plain.offset || result.offset == 200, "\(name)")
                }
                // UIKit may scroll to the field alone, which a list that makes room takes back.
                #expect([plain.after.offset, 200].contains(result.after.offset), "\(name)")
                #expect(result.after.inset == 0, "\(name)")
            }
        }
        #expect(told > 10, "\(list) \(coming) \(told) of \(places.count)")
    }
}

extension UIView {
    fileprivate func field(_ name: String) -> UIView? {
        accessibilityIdentifier == name ? self : subviews.lazy.compactMap { $0.field(name) }.first
    }
}

/// A page with one list of fields, called “Field 0” to “Field 11”, with 100 points between them.
class UndockedPage: UIViewController {
    var list: UIScrollView { preconditionFailure("a subclass has the list") }
}

private final class UndockedForm: UndockedPage {
    private let form = UIScrollView()
    override var list: UIScrollView { form }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.frame = view.bounds
        form.contentSize = CGSize(width: 834, height: 1_532)
        view.addSubview(form)
        for index in 0..<12 {
            let field = UITextField(frame: CGRect(x: 16, y: 16 + 100 * CGFloat(index), width: 200, height: 34))
            field.accessibilityIdentifier = "Field \(index)"
            form.addSubview(field)
        }
    }
}

private final class UndockedTable: UndockedPage, UITableViewDataSource {
    private let table: UITableView
    override var list: UIScrollView { table }

    init(_ table: UITableView) {
        self.table = table
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(_ controller: UITableViewController) {
        self.init(controller.tableView)
        addChild(controller)
        controller.didMove(toParent: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.rowHeight = 100
        table.dataSource = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 16 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(), field = UITextField(frame: CGRect(x: 16, y: 30, width: 700, height: 34))
        field.accessibilityIdentifier = "Field \(indexPath.row)"
        cell.contentView.addSubview(field)
        return cell
    }
}

import Foundation
import Testing
@testable import TidelineTesting
import UIKit
@testable import Stages

/// The explorer uses screens that have no script.
@MainActor
@Suite struct ExplorerTests {
    private func explore(_ controller: UIViewController, marks: Bool = false) throws -> SimulatedStage {
        let stage = SimulatedStage(try Device.named("iPhone 16 Pro"), marksPrimaryControls: marks)
        stage.present(controller)
        try explore(stage)
        return stage
    }

    private func explore(_ stage: SimulatedStage) throws {
        let exploring: Result<Void, Never>? = Immediate.result { await Explorer(stage).visitAll() }
        try #require(exploring).get()
    }

    private func steps(_ stage: SimulatedStage) -> [String] {
        stage.recording.map(\.step).reduce(into: []) { steps, step in if steps.last != step { steps.append(step) } }
    }

    @Test func `every field is tapped, typed into and reached by return`() throws {
        let form = FormViewController(fields: 3, keepsClear: true), stage = try explore(form)
        #expect(form.fields.map(\.text) == ["Ab", "Ab", "Ab"])
        #expect(
            steps(stage).prefix(7) == [
                "keyboard down", "keyboard rising", "keyboard up", "Field 1 typed", "Field 2", "Field 2 typed",
                "Field 3"
            ])
        #expect(steps(stage).contains("return 1") && steps(stage).last == "keyboard gone")
        #expect(stage.phone.keyboard.state == .hidden)
    }

    @Test func `a field below the fold or under the keyboard is scrolled to`() throws {
        let form = FormViewController(fields: 20, keepsClear: false), stage = try explore(form)
        #expect(form.fields.allSatisfy { $0.text == "Ab" }, "\(form.fields.map { $0.text ?? "" })")
        #expect(stage.recording.last?.personalMoves ?? 0 > 40, "drags count as a person's")
    }

    @Test func `rows that load during scrolling are visited once each`() throws {
        let rows = FieldRowsViewController(rows: 18), stage = try explore(rows)
        let visited = steps(stage).filter { $0.hasSuffix(" typed") }
        #expect(visited == (0..<18).map { "Row \($0) typed" }, "\(visited)")
    }

    /// The keyboard stays hidden, so only the search for inputs scrolls the rows.
    @Test func `rows below the fold are looked for page by page`() throws {
        let rows = FieldRowsViewController(rows: 20)
        let stage = SimulatedStage(try Device.named("iPhone 16 Pro"))
        KeyboardKind.hardware.install(on: stage)
        stage.present(rows)
        try explore(stage)
        let visited = steps(stage).filter { $0.hasSuffix(" typed") }
        #expect(visited == (0..<20).map { "Row \($0) typed" }, "\(visited)")
        #expect(steps(stage).contains("scrolling on"))
    }

    @Test func `a long list is visited in part`() throws {
        let stage = try explore(FieldRowsViewController(rows: 300))
        #expect(steps(stage).count { $0.hasSuffix(" typed") } == 24)
        #expect(stage.notes == ["Exploring ended after 24 inputs: the rest of the screen was not visited"])
    }

    @Test func `a form that was visited whole says nothing of a rest`() throws {
        #expect(try explore(FormViewController(fields: 24, keepsClear: true)).notes.isEmpty)
    }

    @Test func `a run tells in its notes what exploring left out`() throws {
        let screen = Screen("rows") { FieldRowsViewController(rows: 300) }
        let run = try PlannedRun(screen: screen, device: try Device.named("iPhone 16 Pro"), orientation: .portrait)
            .play()
        #expect(run.notes?.contains { $0.hasPrefix("Exploring ended after 24 inputs") } == true, "\(run.notes ?? [])")
    }

    @Test func `fields in a row are visited in the direction of the text`() throws {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let controller = UIViewController()
            for (index, name) in ["A", "B", "C"].enumerated() {
                let field = UITextField(
                    frame: CGRect(x: 20 + 120 * CGFloat(index), y: 100 + CGFloat(index), width: 100, height: 40))
                field.placeholder = name
                controller.view.addSubview(field)
            }
            let stage = SimulatedStage(try Device.named("iPhone 16 Pro"))
            stage.phone.window.semanticContentAttribute = direction
            stage.present(controller)
            try explore(stage)
            let order = steps(stage).filter { $0.hasSuffix(" typed") }.map { $0.prefix(1) }.joined()
            #expect(order == (direction == .forceLeftToRight ? "ABC" : "CBA"))
        }
    }

    @Test func `every field is reached despite a floating keyboard`() throws {
        let form = FormViewController(fields: 12, keepsClear: true)
        let stage = SimulatedStage(try Device.named("mini 6"), orientation: .landscape)
        KeyboardKind.floating.install(on: stage)
        stage.present(form)
        try explore(stage)
        #expect(form.fields.allSatisfy { $0.text == "Ab" }, "\(form.fields.map { $0.text ?? "" })")
    }

    @Test func `a field in a list inside a form is reached by scrolling both`() throws {
        let controller = UIViewController(), form = UIScrollView(), list = UIScrollView(), field = UITextField()
        form.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        form.contentSize = CGSize(width: 390, height: 1400)
        list.frame = CGRect(x: 0, y: 1000, width: 390, height: 200)
        list.contentSize = CGSize(width: 390, height: 900)
        field.frame = CGRect(x: 20, y: 800, width: 200, height: 40)
        field.placeholder = "Deep"
        for (view, container) in [(form, controller.view), (list, form), (field, list)] as [(UIView, UIView?)] {
            container?.addSubview(view)
        }
        let stage = try explore(controller)
        #expect(field.text == "Ab" && steps(stage).contains("scroll to Deep"), "\(steps(stage))")
    }

    @Test func `below a sheet nothing is typed into`() throws {
        let form = FormViewController(fields: 2, keepsClear: true), sheet = MessageViewController()
        let stage = SimulatedStage(try Device.named("iPhone 16 Pro"))
        stage.present(form)
        form.present(sheet, animated: false)
        stage.settle()
        try explore(stage)
        #expect(sheet.textView.text.hasPrefix("Ab") && form.fields.allSatisfy { $0.text?.isEmpty != false })
    }

    @Test func `a number pad types digits, and hidden fields stay empty`() throws {
        let controller = UIViewController()
        let pin = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        pin.keyboardType = .numberPad
        let secret = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        secret.isHidden = true
        for field in [pin, secret] { controller.view.addSubview(field) }
        let stage = try explore(controller)
        #expect(pin.text == "12" && secret.text?.isEmpty != false)
        #expect(steps(stage).contains("UITextField 1 typed"), "\(steps(stage))")
    }

    @Test func `a screen without inputs is looked at and left alone`() throws {
        let stage = try explore(UIViewController())
        #expect(steps(stage) == ["keyboard down"] && !stage.recording.isEmpty)
    }

    @Test func `a turn and three shows need no names`() throws {
        for usage in [Usage.turning, .again] {
            let screen = Screen("Form") { FormViewController(fields: 3, keepsClear: true) }
            let planned = try PlannedRun(
                screen: screen, device: try Device.named("iPhone 16 Pro"), orientation: .portrait, usage: usage)
            let run = planned.play()
            #expect(run.isClear && run.steps.count > 6, "\(run.findings)")
        }
    }

    // MARK: Marks

    private func marks(_ controller: UIViewController) throws -> [String] {
        let stage = SimulatedStage(try Device.named("iPhone 16 Pro"), marksPrimaryControls: true)
        stage.present(controller)
        return stage.snapshot().root.flattened.filter(\.isMarked).map(\.name)
    }

    @Test func `the filled button is marked, and the link is not`() throws {
        #expect(try marks(FormViewController(fields: 2, keepsClear: false)) == ["Confirm"])
    }

    @Test func `a button beside an input is marked`() throws {
        #expect(try marks(MessageViewController()) == ["Send"])
    }

    @Test func `the first filled button below the inputs is marked`() throws {
        let controller = UIViewController()
        for (name, y) in [("Skip", 60.0), ("Save", 300), ("Delete", 400)] {
            let button = UIButton(frame: CGRect(x: 20, y: y, width: 200, height: 44))
            button.setTitle(name, for: .normal)
            button.backgroundColor = .systemRed
            controller.view.addSubview(button)
        }
        #expect(try marks(controller) == [])
        controller.view.addSubview(UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40)))
        let link = UIButton(frame: CGRect(x: 20, y: 250, width: 200, height: 30))
        link.setTitle("Help", for: .normal)
        controller.view.addSubview(link)
        #expect(try marks(controller) == ["Save"], "a plain button above it is a link")
    }

    @Test(arguments: [(["Save"], [], []), (["Save", "Help"], [], []), (["Save"], ["Help"], []), ([], [], ["Help"])])
    func `a plain button alone in a footer is marked`(
        footer: [String], inside scrolled: [String], beside link: [String]
    ) throws {
        let controller = UIViewController(), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        let bar = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
        scroll.addSubview(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
        controller.view.addSubview(scroll)
        controller.view.addSubview(bar)
        let places: [([String], UIView?, CGFloat)] = [
            (footer, bar, 0), (scrolled, scroll, 200), (link, controller.view, 350)
        ]
        for (titles, view, y) in places {
            for (index, title) in titles.enumerated() {
                let button = UIButton(frame: CGRect(x: 20, y: y + 50 * CGFloat(index), width: 200, height: 44))
                button.setTitle(title, for: .normal)
                view?.addSubview(button)
            }
        }
        #expect(try marks(controller) == (footer.count == 1 ? ["Save"] : []))
        scroll.subviews.last { $0 is UIButton }?.backgroundColor = .systemRed
        if !scrolled.isEmpty { #expect(try marks(controller) == scrolled, "a filled button is needed instead") }
    }

    @Test func `a presented controller's own buttons alone are marked`() throws {
        let form = FormViewController(fields: 1, keepsClear: false), sheet = MessageViewController()
        let stage = SimulatedStage(try Device.named("iPhone 16 Pro"), marksPrimaryControls: true)
        form.loadViewIfNeeded()
        stage.phone.show(form)
        form.present(sheet, animated: false)
        stage.settle()
        stage.recordFrames {}
        #expect(stage.snapshot().root.flattened.filter(\.isMarked).map(\.name) == ["Send"])
    }

    @Test func `a button that comes later is marked at the next recording`() throws {
        let form = FormViewController(fields: 1, keepsClear: true)
        let stage = SimulatedStage(try Device.named("iPhone 16 Pro"), marksPrimaryControls: true)
        form.loadViewIfNeeded()
        form.confirmButton.isHidden = true
        stage.present(form)
        #expect(stage.snapshot().root.flattened.allSatisfy { !$0.isMarked })
        form.confirmButton.isHidden = false
        try stage.recordFrames { try stage.tap("Field 1") }
        #expect(stage.snapshot().root.flattened.filter(\.isMarked).map(\.name) == ["Confirm"])
    }

    @Test func `an input that no finger reaches is told, and the others are visited`() throws {
        let controller = UIViewController(), names = ["Under the bar", "Covered", "Free"]
        let fields = zip(names, [4, 200, 300]).map { name, y in
            let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
            field.accessibilityIdentifier = name
            controller.view.addSubview(field)
            return field
        }
        controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 190, width: 390, height: 60)))
        let stage = try explore(controller)
        #expect(fields.map(\.text) == ["", "", "Ab"])
        #expect(stage.notes.count == 2 && stage.notes.allSatisfy { $0.hasPrefix("Not exercised: ") }, "\(stage.notes)")
        #expect(Explorer(stage).firstInput === fields[2])
        let run = try PlannedRun(
            screen: Screen("three") { controller }, device: try Device.named("iPhone 16 Pro"), orientation: .portrait
        ).play()
        #expect(!run.findings.contains { $0.rule == .nothingExercised })
    }

    /// A page whose buttons delete, do nothing, and lead to a form.
    private final class Welcome: UIViewController {
        let form = FormViewController(fields: 2, keepsClear: false)
        private(set) var pressed: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, name) in ["Delete", "Nothing", "Sign in", "Late"].enumerated() {
                let button = UIButton(
                    type: .system, primaryAction: UIAction(title: name) { [unowned self] _ in press(name) })
                button.accessibilityIdentifier = name
                if name == "Delete" { button.role = .destructive }
                button.frame = CGRect(x: 20, y: 100 + 80 * index, width: 200, height: 44)
                view.addSubview(button)
            }
        }

        private func press(_ name: String) {
            pressed.append(name)
            if name == "Sign in" { present(form, animated: true) }
        }
    }

    @Test(arguments: Usage.allCases) func `buttons lead from a page without inputs to one with some`(
        usage: Usage
    ) throws {
        var pages: [Welcome] = []
        let run = try PlannedRun(
            screen: Screen("welcome") {
                pages.append(Welcome()); return pages[pages.count - 1]
            },
            device: try Device.named("iPhone 16 Pro"), orientation: .portrait, usage: usage
        ).play()
        let page = try #require(pages.first)
        #expect(page.pressed == ["Nothing", "Sign in"])
        #expect(!run.findings.contains { $0.rule == .nothingExercised }, "\(run.findings)")
        #expect(run.notes?.contains { $0.contains("'Nothing', 'Sign in'") } == true, "\(run.notes ?? [])")
        if usage == .typing { #expect(page.form.fields.map(\.text) == ["Ab", "Ab"]) }
    }

    /// A button, and a list whose last row alone has a field.
    private final class LowField: UITableViewController {
        var pressed = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 60
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: "Help") { [unowned self] _ in pressed += 1 })
            button.frame.size.height = 44
            tableView.tableHeaderView = button
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            guard indexPath.row == 29 else { return cell }
            cell.contentView.addSubview(UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 44)))
            return cell
        }
    }

    @Test(arguments: Usage.allCases) func `an input below the fold is found before a button is pressed`(
        usage: Usage
    ) throws {
        var pages: [LowField] = []
        let run = try PlannedRun(
            screen: Screen("low") {
                pages.append(LowField()); return pages[pages.count - 1]
            },
            device: try Device.named("iPhone 16 Pro"), orientation: .landscape, usage: usage
        ).play()
        #expect(!run.findings.contains { $0.rule == .nothingExercised }, "\(run.findings)")
        #expect(usage == .typing || pages.first?.pressed == 0)
    }

    @Test func `on UIKit itself no unknown button is pressed`() {
        #expect(!LiveHost.abilities.contains(.tryButtons))
    }

    /// The list makes all cells anew after each drag.
    private final class MadeAnew: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(), field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
            field.accessibilityIdentifier = "Row \(indexPath.row)"
            cell.contentView.addSubview(field)
            return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 150 }
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
            tableView.reloadData()
        }
    }

    @Test func `each row is visited once if each drag makes the cells anew`() throws {
        let stage = try explore(MadeAnew())
        let visited = steps(stage).filter { $0.hasSuffix(" typed") }
        #expect(visited == (0..<12).map { "Row \($0) typed" })
        #expect(stage.notes == [])
    }
}

import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct NavigatorTests {
    private func present(_ set: (GridScreen) -> Void = { _ in }) throws -> (SimulatedStage, GridScreen) {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = GridScreen()
        screen.loadViewIfNeeded()
        set(screen)
        stage.present(screen)
        return (stage, screen)
    }

    private func names(_ views: [UIView]) -> [String] { views.compactMap(\.accessibilityIdentifier) }

    /// Presses return until editing ends, at most eight times, and returns the names of the inputs.
    private func walk(_ stage: SimulatedStage, _ screen: GridScreen) throws -> [String] {
        var visited = [screen.focus]
        for _ in 0..<8 where screen.navigator.current != nil {
            if screen.navigator.current is UITextView {
                screen.navigator.moveToNext()
            } else {
                try stage.pressReturn()
            }
            stage.settle()
            visited.append(screen.focus)
        }
        return visited
    }

    @Test func `W7 the return key goes through inputs in reading order`() throws {
        let (stage, screen) = try present()
        try stage.tap("Street")
        #expect(try walk(stage, screen) == ["Street", "Zip", "City", "Remark", "Phone", "none"])
        #expect(screen.submissions == 1)
        #expect(screen.presses == 0)
    }

    @Test func `W7 hidden, disabled and read-only inputs are skipped`() throws {
        let (stage, screen) = try present { screen in
            screen.zip.isHidden = true
            screen.city.isEnabled = false
            screen.remark.isEditable = false
        }
        try stage.tap("Street")
        #expect(try walk(stage, screen) == ["Street", "Phone", "none"])
        screen.city.isEnabled = true
        screen.city.superview?.alpha = 0
        #expect(names(screen.navigator.stations) == ["Phone"])
    }

    @Test func `W7 transparent and untouchable inputs are skipped`() throws {
        let (stage, screen) = try present { screen in
            screen.zip.alpha = 0
            screen.city.isUserInteractionEnabled = false
        }
        try stage.tap("Street")
        #expect(try walk(stage, screen) == ["Street", "Remark", "Phone", "none"])
        screen.street.superview?.isUserInteractionEnabled = false
        #expect(names(screen.navigator.stations) == ["Phone"])
    }

    @Test func `W7 previous goes back in reading order`() throws {
        let (stage, screen) = try present()
        try stage.tap("Phone")
        var visited = [screen.focus]
        while visited.count < 8, screen.navigator.moveToPrevious() { visited.append(screen.focus) }
        #expect(visited == ["Phone", "Remark", "City", "Zip", "Street"])
    }

    private final class FieldSource: NSObject, UITableViewDataSource {
        let fields: [UITextField]
        init(_ fields: [UITextField]) { self.fields = fields }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil), field = fields[indexPath.row]
            field.frame = CGRect(x: 10, y: 5, width: 200, height: 30)
            cell.contentView.addSubview(field)
            return cell
        }
    }

    @Test func `W7 stacks and cells are gone through in reading order`() throws {
        let fields = ["A", "B", "C", "D", "E", "F"].map { name in
            let field = UITextField()
            field.accessibilityIdentifier = name
            return field
        }
        let row = UIStackView(arrangedSubviews: [fields[1], fields[2]])
        let column = UIStackView(arrangedSubviews: [fields[0], row, fields[3]])
        column.axis = .vertical
        for stack in [row, column] { stack.distribution = .fillEqually }
        column.frame = CGRect(x: 10, y: 100, width: 300, height: 120)
        let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 88)), controller = UIViewController()
        let source = FieldSource(Array(fields.suffix(2)))
        (table.rowHeight, table.dataSource) = (44, source)
        controller.view.addSubview(table)
        controller.view.addSubview(column)
        let stage = SimulatedStage(try Screens.device(Screens.large)),
            navigator = TextInputNavigator(in: controller.view)
        stage.present(controller)
        try stage.tap("A")
        for name in ["B", "C", "D", "E", "F"] {
            try stage.pressReturn()
            stage.settle()
            #expect(navigator.current?.accessibilityIdentifier == name)
        }
        try stage.pressReturn()
        #expect(navigator.current == nil)
    }

    @Test func `W7 a custom order takes precedence, and a button in it is pressed`() throws {
        let (stage, screen) = try present { screen in
            screen.navigator.order = [screen.phone, screen.street, screen.button]
        }
        try stage.tap("Phone")
        #expect(try walk(stage, screen) == ["Phone", "Street", "none"])
        #expect(screen.presses == 1 && screen.submissions == 0)
    }

    @Test func `a disabled button in an order of one's own is skipped`() throws {
        let (stage, screen) = try present { screen in
            screen.navigator.order = [screen.phone, screen.button]
            screen.button.isEnabled = false
        }
        try stage.tap("Phone")
        #expect(try walk(stage, screen) == ["Phone", "none"])
        #expect(screen.presses == 0 && screen.submissions == 1)
    }

    @Test func `in a right-to-left interface lines are read from the right`() throws {
        let (_, screen) = try present { $0.view.semanticContentAttribute = .forceRightToLeft }
        #expect(names(screen.navigator.stations) == ["Street", "City", "Zip", "Remark", "Phone"])
    }

    @Test func `return keys say what they do, unless the app has said it`() throws {
        let (stage, screen) = try present { $0.zip.returnKeyType = .search }
        try stage.tap("Street")
        #expect(screen.street.returnKeyType == .next)
        try stage.tap("Zip")
        #expect(screen.zip.returnKeyType == .search)
        try stage.focus("Phone")
        #expect(screen.phone.returnKeyType == .go)
        screen.navigator.setsReturnKeys = false
        try stage.focus("City")
        #expect(screen.city.returnKeyType == .default)
    }

    @Test func `previous and next know their ends`() throws {
        let (stage, screen) = try present()
        try stage.tap("Street")
        #expect(screen.navigator.neighbours == (nil, screen.zip))
        #expect(!screen.navigator.moveToPrevious())
        #expect(screen.focus == "Street")
        try stage.focus("Phone")
        #expect(screen.navigator.neighbours == (screen.remark, nil))
        #expect(!screen.navigator.moveToNext())
        #expect(screen.navigator.moveToPrevious())
        #expect(screen.focus == "Remark")
    }

    private final class BeginDelegate: NSObject, UITextFieldDelegate {
        var didBegin: () -> Void = {}

        func textFieldDidBeginEditing(_ textField: UITextField) { didBegin() }
    }

    /// UIKit calls the delegate, and perhaps the app's own observers, before the library hears of the new field.
    @Test func `a field is the current one as soon as it is first responder`() throws {
        let (stage, screen) = try present(), delegate = BeginDelegate()
        let fields = screen.navigator.stations.compactMap { $0 as? UITextField }
        try #require(fields.count > 2)
        fields[0].becomeFirstResponder()
        stage.settle()
        #expect(screen.navigator.current === fields[0])
        var seen: UIView?
        delegate.didBegin = { [weak screen] in seen = screen?.navigator.current }
        fields[1].delegate = delegate
        fields[1].becomeFirstResponder()
        #expect(seen === fields[1])
    }

    @Test func `a field that joins later is served as well`() throws {
        let (stage, screen) = try present()
        let late = UITextField(frame: CGRect(x: 10, y: 350, width: 200, height: 30))
        late.accessibilityIdentifier = "Late"
        screen.view.addSubview(late)
        try stage.tap("Late")
        try stage.pressReturn()
        #expect(screen.focus == "Phone")
        #expect(screen.navigator.stations.count == 6)
    }

    @Test func `a navigator that is gone leaves the return key to the field`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        for (index, name) in ["First", "Second"].enumerated() {
            let field = UITextField(frame: CGRect(x: 10, y: 100 + 50 * CGFloat(index), width: 200, height: 30))
            field.accessibilityIdentifier = name
            controller.view.addSubview(field)
        }
        weak var gone: TextInputNavigator?
        do {
            let navigator = TextInputNavigator(in: controller.view)
            stage.present(controller)
            try stage.tap("First")
            gone = navigator
        }
        #expect(gone == nil)
        try stage.pressReturn()
        #expect(try stage.view("First").isFirstResponder)
    }
}

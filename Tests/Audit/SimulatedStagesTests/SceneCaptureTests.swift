import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import SimulatedStages
import Testing
import UIKit

@MainActor
@Suite struct SceneCaptureTests {
    @Test func `a picture has the present and the final frame of a view`() throws {
        let stage = try SimulatedStage.signIn()
        try stage.tap("Email")
        var now = 0.0
        // By rules E31 and K1, the keyboard's top is 844 - 336 p(t), and the button's bottom is 770 - 302 p(t), where
        // p(t) is the completed fraction of the movement at the time t.
        let rows: [(time: Double, top: Double, bottom: Double)] = [
            (0.05, 765.971, 699.867), (0.1, 660.954, 605.477), (0.25, 527.475, 485.504), (0.4, 509.879, 469.689)
        ]
        for row in rows {
            stage.advance(by: row.time - now)
            now = row.time
            let snapshot = stage.snapshot(), button = try snapshot.node("Sign In")
            #expect(abs(Double(snapshot.keyboard.frameInScreen.minY) - row.top) < 0.001, "\(row)")
            #expect(snapshot.keyboard.targetFrameInScreen == CGRect(x: 0, y: 508, width: 390, height: 336))
            #expect(snapshot.keyboard.isMoving && !snapshot.isSettled && snapshot.keyboard.state == .docked)
            #expect(abs(Double(button.frameInScreen.maxY) - row.bottom) < 0.001, "\(row): \(button.frameInScreen)")
            #expect(button.modelFrameInScreen == CGRect(x: 95, y: 424, width: 200, height: 44))
            #expect(abs(snapshot.time - row.time) < 1e-9)
        }
        stage.settle()
        let end = stage.snapshot(), button = try end.node("Sign In")
        #expect(end.isSettled && !end.keyboard.isMoving)
        #expect(button.frameInScreen == button.modelFrameInScreen)
        #expect(end.keyboard.frameInScreen == end.keyboard.targetFrameInScreen)
    }

    @Test func `the last picture counts again for its instant alone`() throws {
        let stage = try SimulatedStage.signIn(), capture = SceneCapture(stage.phone)
        #expect(capture.lastSnapshot(step: "a") == nil)
        let taken = capture.snapshot(step: "a"), again = try #require(capture.lastSnapshot(step: "b"))
        #expect(again.step == "b" && again.scene === taken.scene && again.root == taken.root && again.isSettled)
        let button = try stage.view("Sign In")
        capture.mark([button])
        #expect(capture.lastSnapshot(step: "c") == nil, "another view is marked")
        _ = capture.snapshot(step: "c")
        capture.mark([button])
        #expect(capture.lastSnapshot(step: "d") != nil, "it was marked before")
        stage.advance(by: 0)
        #expect(capture.lastSnapshot(step: "d") == nil, "code may have run")
    }

    /// Each number of a view must be unique.
    private func names(in snapshot: SceneSnapshot) throws -> [Int: String] {
        let nodes = snapshot.root.flattened
        try #require(Set(nodes.map(\.id)).count == nodes.count)
        return Dictionary(nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `a view keeps its number, and a new view gets a new one`() throws {
        let stage = try SimulatedStage.signIn()
        let before = try names(in: stage.snapshot())
        try stage.tap("Email")
        stage.settle()
        let after = try names(in: stage.snapshot())
        for (id, name) in before { #expect(after[id] == name, "\(id)") }
        let extra = UIView()
        extra.accessibilityIdentifier = "Extra"
        stage.phone.window.addSubview(extra)
        let number = try stage.snapshot().node("Extra").id
        #expect(after[number] == nil)
        extra.removeFromSuperview()
        let other = UIView()
        other.accessibilityIdentifier = "Other"
        stage.phone.window.addSubview(other)
        #expect(try stage.snapshot().node("Other").id != number)
    }

    /// The table reuses the cell object for another row.
    ///
    /// In a snapshot, the cell must then have the identity of a different view.
    @Test func `a cell that shows another row is another view`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 14")), rows = RowsController()
        stage.present(rows)
        func numbers() -> [String: Int] {
            let labels = stage.snapshot().root.flattened.filter { $0.name.hasPrefix("Row ") }
            return Dictionary(labels.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
        }
        let first = numbers()
        #expect(first.count > 5 && first == numbers())
        rows.tableView.contentOffset.y = 3000
        stage.settle()
        let later = numbers()
        #expect(rows.cells < 2 * first.count && Set(first.keys).isDisjoint(with: later.keys))
        #expect(!later.isEmpty && Set(first.values).isDisjoint(with: later.values))
    }

    @Test func `a cell that stays where its row has moved is another view`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 14")), rows = RowsController()
        stage.present(rows)
        func number(ofLabelCalled name: String) throws -> Int {
            try #require(stage.snapshot().root.flattened.first { $0.name == name }).id
        }
        let first = try number(ofLabelCalled: "Row 0"), third = try number(ofLabelCalled: "Row 2")
        rows.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        stage.settle()
        #expect(try number(ofLabelCalled: "Row 0") != first && number(ofLabelCalled: "Row 2") == third)
    }

    @Test func `the screen is the device's in either orientation`() throws {
        let stage = try SimulatedStage.signIn()
        let upright = stage.snapshot().screen
        #expect(upright.size == CGSize(width: 390, height: 844) && upright.scale == 3 && upright.idiom == .phone)
        #expect(upright.safeAreaInsets == [47, 0, 34, 0] && upright.hasHomeIndicator)
        #expect(upright.statusBarHeight > 0)
        stage.rotate(to: .landscape)
        stage.settle()
        let side = stage.snapshot().screen
        #expect(side.size == CGSize(width: 844, height: 390) && side.safeAreaInsets == [0, 47, 21, 47])
        #expect(side.statusBarHeight == 0)
        #expect(upright.sensorHousingInsets == [47, 0, 0, 0] && upright.homeIndicatorHeight == 34)
        #expect(side.sensorHousingInsets == [0, 47, 0, 47] && side.homeIndicatorHeight == 21)
    }

    @Test func `focus, caret, marks and texts are in the picture`() throws {
        let stage = try SimulatedStage.signIn()
        #expect(stage.snapshot().focus == nil)
        try stage.tap("Email")
        try stage.type("ann")
        try stage.focus("Password")
        try stage.type("secret")
        stage.settle()
        let snapshot = stage.snapshot()
        let email = try snapshot.node("Email"), password = try snapshot.node("Password")
        #expect(snapshot.focus?.nodeID == password.id)
        let caret = try #require(snapshot.focus?.caretInScreen)
        #expect(password.frameInScreen.contains(CGPoint(x: caret.midX, y: caret.midY)))
        #expect(email.appearance.text == "ann" && !email.appearance.isPlaceholder && email.kind == .textField)
        #expect(password.appearance.text == String(repeating: "\u{2022}", count: 6))
        let button = try snapshot.node("Sign In")
        #expect(button.isMarked && !email.isMarked && button.kind == .button)
        #expect(button.appearance.text == "Sign In" && button.children.isEmpty)
        #expect(snapshot.keyboard.layout == .letters && !snapshot.keyboard.showsPredictionBar)
    }

    @Test func `the title of a navigation bar is semibold, and a label's text is not`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 15")), page = UIViewController(), label = UILabel()
        (page.title, label.text) = ("Account", "Name")
        label.frame = CGRect(x: 20, y: 200, width: 100, height: 20)
        page.view.addSubview(label)
        stage.present(UINavigationController(rootViewController: page))
        stage.settle()
        let looks = stage.snapshot().root.flattened.map(\.appearance)
        #expect(looks.first { $0.text == "Account" }?.isBold == true)
        #expect(looks.contains { $0.text == "Name" && $0.isBold == nil })
    }

    @Test func `the caret of a selection is at its end`() throws {
        let stage = try SimulatedStage.signIn()
        try stage.tap("Email")
        try stage.type("ann")
        let atEnd = try #require(stage.snapshot().focus?.caretInScreen)
        let field = try #require(stage.view("Email") as? UITextField)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        #expect(stage.snapshot().focus?.caretInScreen == atEnd)
    }

    @Test func `what is hidden or lies in something hidden is told so`() throws {
        let stage = try SimulatedStage.signIn()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), inner = UIView(frame: outer.bounds)
        inner.accessibilityIdentifier = "Inner"
        outer.addSubview(inner)
        stage.phone.window.addSubview(outer)
        #expect(try !stage.snapshot().node("Inner").isHidden)
        outer.isHidden = true
        #expect(try stage.snapshot().node("Inner").isHidden)
        outer.isHidden = false
        outer.alpha = 0
        #expect(try stage.snapshot().node("Inner").isHidden)
    }

    @Test func `a picture with a layout that is still pending is not settled`() throws {
        let stage = try SimulatedStage.signIn()
        #expect(stage.snapshot().isSettled)
        stage.phone.window.rootViewController?.view.setNeedsLayout()
        #expect(!stage.snapshot().isSettled)
        #expect(stage.settle() && stage.snapshot().isSettled)
        stage.phone.window.rootViewController?.additionalSafeAreaInsets.top = 10
        #expect(!stage.snapshot().isSettled)
    }

    @Test func `what cuts a view off is told, itself left out`() throws {
        let stage = try SimulatedStage.signIn()
        let outer = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 20)), inner = UIView(frame: middle.bounds)
        for (view, name) in [(outer, "Outer"), (middle, "Middle"), (inner, "Inner")] {
            view.accessibilityIdentifier = name
        }
        middle.addSubview(inner)
        outer.addSubview(middle)
        stage.phone.window.addSubview(outer)
        #expect(try stage.snapshot().node("Inner").clipInScreen == nil)
        outer.clipsToBounds = true
        #expect(try stage.snapshot().node("Outer").clipInScreen == nil)
        #expect(try stage.snapshot().node("Inner").clipInScreen == outer.frame)
        middle.clipsToBounds = true
        #expect(
            try stage.snapshot().node("Inner").clipInScreen == CGRect(x: 60, y: 150, width: 50, height: 20))
        middle.frame.origin.y = 500
        #expect(try stage.snapshot().node("Inner").clipInScreen?.isEmpty == true)
    }

    @Test func `transforms are applied, around the middle`() throws {
        let stage = try SimulatedStage.signIn()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
        view.accessibilityIdentifier = "Turned"
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        stage.phone.window.addSubview(view)
        #expect(try stage.snapshot().node("Turned").frameInScreen == CGRect(x: 80, y: 80, width: 80, height: 60))
        #expect(try stage.snapshot().node("Turned").geometry.transform == [2, 0, 0, 3, 0, 0])
    }

    @Test func `the caret is drawn in its field also while the field moves`() throws {
        let stage = SimulatedStage(Device.all[0])
        stage.present(CelebrationViewController())
        try stage.recordFrames { () throws(StageError) in try stage.tap("Name") }
        let snapshots = stage.recording.filter { $0.focus != nil }
        #expect(snapshots.count > 20)
        for snapshot in snapshots {
            let field = try #require(snapshot.root.flattened.first { $0.id == snapshot.focus?.nodeID }).frameInScreen
            let caret = try #require(snapshot.focus?.caretInScreen)
            #expect(abs(caret.midY - field.midY) < 0.01, "\(caret) in \(field) at \(snapshot.time)")
            #expect(caret.minX > field.minX && caret.maxX < field.maxX)
        }
    }
}

/// The table reuses few cells for a hundred rows.
private final class RowsController: UITableViewController {
    private(set) var cells = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let former = tableView.dequeueReusableCell(withIdentifier: "row")
        if former == nil { cells += 1 }
        let cell = former ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

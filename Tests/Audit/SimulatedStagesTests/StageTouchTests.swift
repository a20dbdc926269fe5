import DeviceSimulation
import Foundation
import SimulatedStages
import Testing
import UIKit

@MainActor
@Suite struct StageTouchTests {
    private final class Pad: UIView {
        var heard: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    }

    private final class Choices: NSObject, UITableViewDataSource, UITableViewDelegate {
        var chosen: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = "Choice \(indexPath.row)"
            cell.contentConfiguration = content
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }

    @Test func `a tap on a row's text chooses the row, unless a view lies over the text`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 14")), choices = Choices()
        let controller = UITableViewController(style: .plain)
        stage.present(controller)
        controller.tableView.dataSource = choices
        controller.tableView.delegate = choices
        stage.settle()
        try stage.tap("Choice 1")
        #expect(choices.chosen == [1])
        let text = try stage.view("Choice 2")
        let lid = UIView(frame: text.convert(text.bounds, to: controller.view))
        controller.view.addSubview(lid)
        #expect(throws: StageError.unreachable("Choice 2")) { try stage.tap("Choice 2") }
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 200, height: 44))
        button.accessibilityIdentifier = "Send"
        button.isUserInteractionEnabled = false
        controller.view.addSubview(button)
        #expect(throws: StageError.unreachable("Send")) { try stage.tap("Send") }
        #expect(choices.chosen == [1])
    }

    @Test func `a stage presses, swipes, drags and names points out of reach`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 14"))
        let controller = UIViewController(), pad = Pad(frame: CGRect(x: 100, y: 300, width: 150, height: 150))
        stage.present(controller)
        pad.accessibilityIdentifier = "Pad"
        let press = UILongPressGestureRecognizer(), swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        pad.gestureRecognizers = [press, swipe]
        controller.view.addSubview(pad)
        try stage.longPress("Pad")
        #expect(pad.heard == ["began", "cancelled"])
        try stage.longPress("Pad", duration: 0.2)
        #expect(pad.heard.suffix(2) == ["began", "ended"])
        try stage.swipe(.left, on: "Pad")
        #expect(pad.heard.suffix(2) == ["began", "cancelled"])
        try stage.swipe(.right, on: "Pad")
        #expect(pad.heard.suffix(2) == ["began", "ended"])
        try stage.drag(from: pad.center, to: CGPoint(x: 200, y: 340))
        #expect(pad.heard.count == 10)
        #expect(throws: StageError.unreachable("(-5.0, 0.0)")) {
            try stage.drag(from: CGPoint(x: -5, y: 0), to: .zero)
        }
    }
}

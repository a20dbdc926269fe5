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

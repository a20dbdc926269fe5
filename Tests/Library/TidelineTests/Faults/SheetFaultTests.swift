import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Views move without a change of size, while the keyboard moves or stays.
@MainActor
@Suite struct SheetFaultTests {
    @Test(arguments: AvoidanceWay.allCases, [true, false])
    func `S48 S50 a field in a lifted form sheet ends without a jump`(
        way: AvoidanceWay, guidesFirst: Bool
    ) throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad), orientation: .landscape), root = UIViewController()
        stage.phone.keyboard.behavior.guideMove = guidesFirst ? .beforePosting : .afterPosting
        stage.present(root)
        let screen = WayScreen(way)
        screen.controller.modalPresentationStyle = .formSheet
        root.present(screen.controller, animated: false)
        stage.settle()
        let start = screen.state
        try stage.focus("Field")
        let keyboard = try #require(stage.phone.keyboard.frameInScreen)
        let goal = screen.ground
        #expect(goal <= keyboard.minY && goal >= keyboard.minY - 1, "\(way): \(goal), keyboard at \(keyboard.minY)")
        stage.settle()
        #expect(screen.ground == goal, "\(way) jumps at the end")
        stage.hide()
        #expect(screen.state == start, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S46 a view moved by its container is followed at once`(
        way: AvoidanceWay
    ) throws {
        let container = UIViewController()
        let stage = try WayStage(way) { screen in
            container.addChild(screen)
            screen.view.frame = container.view.bounds
            container.view.addSubview(screen.view)
            screen.didMove(toParent: container)
            return container
        }
        let start = stage.screen.state
        try stage.edit("Field")
        for y in [-120, -60, 0] as [CGFloat] {
            UIView.animate(withDuration: 0.3) {
                stage.screen.controller.view.frame.origin.y = y
                container.view.layoutIfNeeded()
            }
            stage.phone.endTurn()
            #expect(abs(stage.screen.ground - 508) < 0.5 || stage.screen.ground < 508 && y < 0, "\(way) at \(y)")
            #expect(stage.screen.fieldBottom <= 508, "\(way) at \(y)")
            stage.settle()
        }
        #expect(stage.screen.ground == CGFloat(508), "\(way)")
        stage.hide()
        #expect(stage.screen.state == start, "\(way)")
    }
}

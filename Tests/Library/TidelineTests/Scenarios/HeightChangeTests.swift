@_spi(Simulation) import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
@_spi(Simulation) import UIKit

/// Theme C: the keyboard changes its height while it is up.
@MainActor
@Suite struct HeightChangeTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S18 a change of predictions moves the panel to the new top`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way), start = stage.screen.state
        for round in 1...3 {
            try stage.edit("Plain")
            // By design, a translation keeps the view above the highest keyboard since the last hide, so that the view
            // stays in place between fields.
            let plain: CGFloat = way == .translation && round > 1 ? 508 : 552
            stage.expectClear(of: 552, endingAt: plain, "without predictions, round \(round)")
            try stage.edit("Field")
            stage.expectUp(508, .large, "with predictions, round \(round)")
        }
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S20 a late prediction bar lifts the panel by its height`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state
        stage.phone.keyboard.behavior.showsPredictions = false
        try stage.edit("Field")
        stage.expectUp(552, .large, "without the bar")
        stage.phone.keyboard.setShowsPredictions(true)
        stage.settle()
        stage.expectUp(508, .large, "with the bar")
        stage.phone.keyboard.setShowsPredictions(false)
        stage.settle()
        stage.expectClear(of: 552, endingAt: way == .translation ? 508 : 552, "without it again")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases, [KeyboardEvent.willShow, .willChangeFrame, .didShow, .didChangeFrame])
    func `S22 the next notification takes up an unannounced height`(
        way: AvoidanceWay, event: KeyboardEvent
    ) throws {
        let stage = try WayStage(way)
        stage.post(.willShow, stage.docked(292))
        stage.expect(ground: 552, covered: 292, safeArea: 34, "as announced")
        // The keyboard has grown without a notification. A layout alone keeps the last announced height.
        stage.screen.controller.view.setNeedsLayout()
        stage.settle()
        stage.expect(ground: 552, covered: 292, safeArea: 34, "after a layout")
        stage.phone.simulation.setKeyboardPlacement(.docked(stage.docked(336)))
        stage.post(event, stage.docked(336))
        stage.expect(ground: 508, covered: 336, safeArea: 34, "after \(event)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S23 the last height wins, and none lifts off the screen`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state
        for height: CGFloat in [364, 347, 575] {
            stage.post(.willShow, stage.docked(height))
            let covered = way == .translation && height == 347 ? 364 : height
            stage.expect(ground: 844 - covered, covered: covered, safeArea: 34, "\(height)")
        }
        stage.post(.willShow, stage.docked(900))
        stage.expectRest(.large, "a keyboard higher than the screen is none")
        #expect(stage.screen.state == start)
        stage.post(.willShow, stage.docked(336))
        stage.post(.willHide, stage.below(336))
        #expect(stage.screen.state == start)
    }
}

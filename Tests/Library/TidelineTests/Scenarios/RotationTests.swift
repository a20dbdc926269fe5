import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Theme N: the device turns while the keyboard is up.
@MainActor
@Suite struct RotationTests {
    /// The screen's height less the keyboard's height.
    private func sideways(_ place: Place) -> CGFloat {
        switch place {
        case .small: 176
        case .large: 181
        case .pad: 416
        }
    }

    private func strip(_ place: Place) -> CGFloat {
        switch place {
        case .small: 0
        case .large: 21
        case .pad: 20
        }
    }

    private func expectSideways(_ stage: WayStage, _ place: Place, _ comment: String) {
        let top = sideways(place)
        stage.expect(
            ground: top, covered: place.size.width - top, safeArea: strip(place), "\(place), \(comment)")
        #expect(stage.screen.fieldBottom <= top, "\(place), \(comment)")
    }

    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S99 a rotation keeps the field visible and Done restores all`(
        way: AvoidanceWay, place: Place
    ) throws {
        let fresh = try WayStage(way, place, orientation: .landscape).screen.state
        let stage = try WayStage(way, place), start = stage.screen.state
        try stage.edit("Field")
        stage.expectUp(place.letters, place, "upright")
        stage.rotate(to: .landscape)
        expectSideways(stage, place, "turned")
        stage.hide()
        #expect(stage.screen.state == fresh, "\(place): turned and hidden")
        stage.rotate(to: .portrait)
        #expect(stage.screen.state == start, "\(place): turned back")
        stage.expectRest(place)
    }

    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S100 after repeated rotations the last bounds win`(
        way: AvoidanceWay, place: Place
    ) throws {
        let stage = try WayStage(way, place), start = stage.screen.state
        try stage.edit("Field")
        for round in 1...3 {
            stage.rotate(to: .landscape)
            expectSideways(stage, place, "round \(round)")
            stage.rotate(to: .portrait)
            stage.expect(
                ground: place.letters, covered: place.size.height - place.letters, safeArea: place.strip,
                "round \(round)")
            #expect(stage.screen.fieldBottom <= place.letters, "round \(round)")
        }
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S100 after interrupted rotations the last bounds win`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state
        try stage.edit("Field")
        for orientation in [Device.Orientation.landscape, .portrait, .landscape, .portrait] {
            stage.rotate(to: orientation, settles: false)
            stage.advance(by: 0.1)
        }
        stage.settle()
        stage.expect(ground: 508, covered: 336, safeArea: 34, "at last")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S102 a show in landscape leaves no strip at the keyboard`(
        way: AvoidanceWay, place: Place
    ) throws {
        let stage = try WayStage(way, place, orientation: .landscape), start = stage.screen.state
        let rest = place.size.width - strip(place)
        stage.expect(ground: rest, covered: 0, safeArea: strip(place), "before")
        try stage.edit("Field")
        expectSideways(stage, place, "shown")
        stage.hide()
        #expect(stage.screen.state == start)
    }
}

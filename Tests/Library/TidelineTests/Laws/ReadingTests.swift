import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// One sequence of events for each kind of avoidance, under every possible behaviour of UIKit, on each version of iOS.
///
@MainActor
@Suite(.ownProcess) struct ReadingTests {
    /// Edits fields, types text, changes the keyboard and assigns a value, and returns the first fault in words.
    ///
    /// Before iOS 16.1, notifications do not name their screen. The shared `Keyboard` might therefore use the screen of
    /// an earlier phone, so each call makes a new `Keyboard`.
    private static func fault(_ way: AvoidanceWay, on stage: SimulatedStage) throws -> String? {
        let keyboard = Keyboard()
        defer { withExtendedLifetime(keyboard) {} }
        let life = WayStage(showing: WayScreen(way, keyboard: keyboard), on: stage), screen = life.screen
        let start = screen.state
        for name in ["Field", "Plain", "Picker", "Field"] {
            try life.edit(name)
            let top = try #require(stage.phone.keyboard.frameInScreen).minY
            // A translation keeps the view above the highest keyboard since the last hide (T4).
            let isClear = way.kind == .translation ? screen.ground <= top : screen.ground == top
            guard isClear, screen.fieldBottom <= top else {
                return "\(name) ends at \(screen.fieldBottom), the panel at \(screen.ground), the keyboard at \(top)"
            }
            if name != "Picker" { try stage.type("a") }
            stage.settle()
            guard screen.fieldBottom <= top else { return "after a letter \(name) ends at \(screen.fieldBottom)" }
        }
        stage.phone.keyboard.setShowsCodeBar(true)
        stage.settle()
        let high = try #require(stage.phone.keyboard.frameInScreen).minY
        guard screen.fieldBottom <= high else { return "under the code bar: \(screen.fieldBottom) of \(high)" }
        stage.phone.keyboard.setShowsCodeBar(false)
        life.hide()
        guard screen.state == start else { return "after the hide \(screen.state) instead of \(start)" }
        return nil
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `a way keeps its promise under each reading`(way: AvoidanceWay) throws {
        for reading in Reading.allCases {
            let stage = SimulatedStage(try Screens.device(Screens.large), readings: [reading])
            #expect(try Self.fault(way, on: stage) == nil, "\(reading)")
        }
    }

    @Test(arguments: AvoidanceWay.allCases, [15, 16.1, 17, 18, 26])
    func `a way keeps its promise on each version of iOS`(way: AvoidanceWay, version: Double) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version)
        #expect(try Self.fault(way, on: stage) == nil)
    }

    @Test func `code for older systems runs on a phone of that system`() throws {
        _ = SimulatedStage(try Screens.device(Screens.large), systemVersion: 16.1)
        #expect(SystemVersion.isAtLeast(16) && !SystemVersion.isAtLeast(17))
        _ = SimulatedStage(try Screens.device(Screens.large), systemVersion: 26)
        #expect(SystemVersion.isAtLeast(26))
    }
}

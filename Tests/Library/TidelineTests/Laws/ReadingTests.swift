import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import TestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// One sequence of events for each kind of avoidance, under every possible behaviour of UIKit, on each version of iOS.
///
/// Other tests need the main actor, so each kind of avoidance has a process of its own for all behaviours.
@MainActor
@Suite(.besideMainActor) struct ReadingTests {
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

    @Test(.onePerCore, arguments: AvoidanceWay.allCases)
    func `a way keeps its promise under each reading`(way: AvoidanceWay) async {
        await #expect(processExitsWith: .success) { [way] in try await Self.playEachReading(way) }
    }

    private static func playEachReading(_ way: AvoidanceWay) throws {
        for reading in Reading.allCases {
            let stage = SimulatedStage(try Screens.device(Screens.large), readings: [reading])
            #expect(try fault(way, on: stage) == nil, "\(way) \(reading)")
        }
    }

    @Test func `a way keeps its promise on each version of iOS`() async {
        await #expect(processExitsWith: .success) { try await Self.playEachVersion() }
    }

    private static func playEachVersion() throws {
        for way in AvoidanceWay.allCases {
            for version in [15, 16.1, 17, 18, 26] {
                let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version)
                #expect(try fault(way, on: stage) == nil, "\(way) \(version)")
            }
        }
    }

    @Test func `code for older systems runs on a phone of that system`() throws {
        _ = SimulatedStage(try Screens.device(Screens.large), systemVersion: 16.1)
        #expect(SystemVersion.isAtLeast(16) && !SystemVersion.isAtLeast(17))
        _ = SimulatedStage(try Screens.device(Screens.large), systemVersion: 26)
        #expect(SystemVersion.isAtLeast(26))
    }
}

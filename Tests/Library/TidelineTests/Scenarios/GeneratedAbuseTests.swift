import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import TestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// After any steps of a person and an app, once the keyboard is hidden, a screen looks like a newly started screen.
///
/// UIKit runs on the main actor alone, so only several processes can use all cores.
@Suite(.besideMainActor) struct GeneratedAbuseTests {
    /// The number of random sequences for each kind of avoidance on each device.
    ///
    /// All kinds of avoidance on all devices play a thousand sequences together.
    @MainActor static let sequences = LawSearch.sequences / 20

    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S09 S99 S100 S109 a screen's life ends as a fresh start`(
        way: AvoidanceWay, place: Place
    ) async {
        await #expect(processExitsWith: .success) { [way, place] in
            try await Self.search(way, place, seed: 11) { try $0.outcome(of: $1) }
        }
    }

    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S17 S99 S103 any steps leave the edited field clear`(
        way: AvoidanceWay, place: Place
    ) async {
        await #expect(processExitsWith: .success) { [way, place] in
            try await Self.search(way, place, seed: 12) { try $0.coverage(after: $1) }
        }
    }

    @MainActor
    private static func search(
        _ way: AvoidanceWay, _ place: Place, seed: UInt64, _ check: @MainActor (AbuseRun, [AbuseStep]) throws -> String?
    ) throws {
        let found = try LawSearch.counterExample(
            sequences: sequences, seed: seed, making: { AbuseStep.sequence(on: place, using: &$0) }
        ) { steps in
            try check(try AbuseRun(way, place), steps)
        }
        #expect(found == nil, "\(way) on \(place): \(found ?? "")")
    }

    @MainActor
    @Test func `the search finds the broken step and leaves out the others`() throws {
        let found = LawSearch.counterExample(
            sequences: 500, seed: 1, making: { AbuseStep.sequence(on: .pad, using: &$0) }
        ) { steps in
            let turns = steps.filter { $0 == .rotate }.count, focuses = steps.contains(.focus("Field"))
            return turns > 1 && focuses ? "turned twice" : nil
        }
        let text = try #require(found)
        #expect(text.components(separatedBy: ", then ").count == 3, "\(text)")
        #expect(text.hasSuffix("turned twice"))
    }
}

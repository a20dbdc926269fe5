import DeviceSimulation
import Foundation
import Testing
import UIKit

/// Whatever way a person takes through an app, what is typed into is in sight, and nothing stays behind.
@MainActor
@Suite struct WalkLawTests {
    /// For each means and each of the two places; a thousand walks for each means are a matter for the night.
    private static var walks: Int {
        ProcessInfo.processInfo.environment["TIDELINE_RANDOM_WALKS"].flatMap(Int.init) ?? 40
    }

    @Test(arguments: Means.allCases, [Place.large, .pad])
    func
        `S43 S99 S103 S109 on any way through pages, tabs, sheets and alerts the field is in sight and nothing stays behind`(
            means: Means, place: Place
        ) throws
    {
        let found = try WalkSearch.counterExample(walks: Self.walks, seed: 31, on: place) { steps in
            try WalkRun(means, place).fault(on: steps)
        }
        #expect(found == nil, "\(means) on \(place)")
    }
}

/// Looks for a walk that goes wrong, and makes it as short as it can.
@MainActor
enum WalkSearch {
    static func counterExample(
        walks: Int, seed: UInt64, on place: Place, _ check: ([WalkStep]) throws -> String?
    ) throws -> String? {
        var generator = SeededGenerator(seed: seed)
        for number in 1...walks {
            let steps = WalkStep.walk(on: place, using: &generator)
            guard try check(steps) != nil else { continue }
            let shortest = try shrunk(steps, check)
            let text = shortest.map(\.description).joined(separator: ", then ")
            return "walk \(number): \(text): \(try check(shortest) ?? "holds when repeated")"
        }
        return nil
    }

    private static func shrunk(_ steps: [WalkStep], _ check: ([WalkStep]) throws -> String?) throws -> [WalkStep] {
        for index in steps.indices {
            var shorter = steps
            shorter.remove(at: index)
            if try check(shorter) != nil { return try shrunk(shorter, check) }
        }
        return steps
    }
}

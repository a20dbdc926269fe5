import DeviceSimulation
import HostTestSupport
import TestSupport
import Testing
import UIKit

/// On any walk through an app the edited input is in sight, and afterwards every page is as at first.
///
/// UIKit runs on the main actor alone, so only several processes can use all cores.
@Suite(.besideMainActor) struct WalkLawTests {
    /// The number of random walks through an app, for each kind of avoidance on each of two devices.
    ///
    /// Only the nightly run plays a thousand walks.
    private static var walks: Int { 5 * Effort.factor }

    @Test(arguments: AvoidanceWay.allCases, [Place.large, .pad])
    func `S43 S99 S103 S109 on any way the field stays in sight`(way: AvoidanceWay, place: Place) async {
        await #expect(processExitsWith: .success) { [way, place] in
            try await Self.search(way, place)
        }
    }

    @MainActor
    private static func search(_ way: AvoidanceWay, _ place: Place) throws {
        let found = try LawSearch.counterExample(
            sequences: walks, seed: 31, making: { WalkStep.walk(on: place, using: &$0) }
        ) { steps in
            try WalkRun(way, place).fault(on: steps)
        }
        #expect(found == nil, "\(way) on \(place): \(found ?? "")")
    }
}

import AuditRules
import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
import TestSupport
import Tideline
import UIKit

/// The audit has to find the same faults with UIKit's public members alone (a live host) as on the simulated phone.
///
/// Other tests need the main actor, so a process of its own plays the screens.
@Suite(.besideMainActor) struct GeneratedScreensOnLiveHostTests {
    @Test func `a live host finds what the phone finds on any screen`() async {
        await #expect(processExitsWith: .success) { try await Self.compare() }
    }

    @MainActor
    private static func compare() throws {
        let seed = 43 &+ LawTrial.night
        var generator = SeededGenerator(seed: seed)
        let pages = ShownPages()
        let plays = try (0..<30 * Effort.factor).map { (index: Int) in
            let ways = index % 2 == 0 ? [] : [LawWay.allCases[index / 2 % LawWay.allCases.count]]
            var value = LawScreen.random(ways, using: &generator)
            // The live host shows only a root controller and leaves presentations to the app.
            if !value.navigates { value.container = .plain }
            value.popup = []
            let (usage, orientation) = HostedPlay.circumstance(index)
            return HostedPlay(
                Self.screen("\(index) \(ways.map(\.rawValue))", value, ways, in: pages), usage, orientation,
                device: try Screens.device(value.place.size).name)
        }
        let comparison = try HostComparison(plays)
        #expect(comparison.isWithinTheLaw, "seed \(seed): \(comparison)")
    }

    @MainActor
    private static func screen(_ name: String, _ value: LawScreen, _ ways: [LawWay], in pages: ShownPages) -> Screen {
        Screen(name, avoidances: [.own]) { _, window in
            if ways.contains(.automatic) { window.keyboardAvoidance = .automatic }
            return pages.show(LawPage(value, ways)).root
        }
    }
}

/// The page that is shown and the last three pages.
@MainActor
private final class ShownPages {
    private var pages: [LawPage] = []

    func show(_ page: LawPage) -> LawPage {
        pages = pages.suffix(3) + [page]
        return page
    }
}

import AuditRules
import DeviceSimulation
import HostTestSupport
import SimulatedStages
import SimulatorTestSupport
import Testing
import TestSupport
import Tideline
import TreeTestSupport
import UIKit

/// Other views of the same generated screens: a live host, and the tree of elements that a tool would see.
@MainActor
@Suite(.ownProcess) struct GeneratedScreensOnOtherHostsTests {
    /// The audit has to find the same faults with UIKit's public members alone as on the simulated phone.
    @Test func `a live host finds what the phone finds on any screen`() throws {
        let seed = 43 &+ LawTrial.night
        let comparison = try HostComparison(try Self.plays(30, seed: seed))
        #expect(comparison.isWithinTheLaw, "seed \(seed): \(comparison)")
    }

    @Test func `the tree of any screen says nothing that is untrue of the screen`() throws {
        let seed = 72 &+ LawTrial.night
        var comparison = ExportComparison()
        for play in try Self.plays(10, seed: seed) { try comparison.compare(try play.onPhone(), name: "\(play)") }
        #expect(comparison.wrong.isEmpty && comparison.instants >= 40, "seed \(seed): \(comparison)")
    }

    @MainActor
    private static func plays(_ count: Int, seed: UInt64) throws -> [HostedPlay] {
        var generator = SeededGenerator(seed: seed)
        let pages = ShownPages()
        return try (0..<count * Effort.factor).map { (index: Int) in
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

import AuditRules
import HostTestSupport
import ScenarioCatalog
import Scenarios
import Testing

/// The gallery's screens with each of their avoidances, played through UIKit's public members alone and on the
/// simulated phone directly; both have to find the same.
@MainActor
@Suite struct GalleryOnLiveHostTests {
    @Test func `a live host finds what the phone finds in the gallery`() throws {
        let shown = Screen.everyScreen.flatMap { screen in screen.avoidances.map { (screen, $0) } }
        let plays = shown.enumerated().map { index, shown in
            let (screen, avoidance) = shown, (usage, orientation) = HostedPlay.circumstance(index)
            // The screen without its own script, which is written for simulated phones.
            let explored = Screen(
                screen.name, marking: screen.marked, firstField: screen.firstField, nextField: screen.nextField,
                avoidances: screen.avoidances, make: screen.makeController)
            return HostedPlay(explored, usage, orientation, with: avoidance)
        }
        let comparison = try HostComparison(plays)
        #expect(comparison.isWithinTheLaw, "\(comparison)")
    }
}

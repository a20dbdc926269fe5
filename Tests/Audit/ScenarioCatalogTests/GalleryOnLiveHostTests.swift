import AuditRules
import HostTestSupport
import ScenarioCatalog
import Scenarios
import Testing

/// The gallery's screens are played with each of their avoidances, through public members of UIKit alone and directly
/// on the simulated phone.
///
/// Both ways have to give the same findings.
@MainActor
@Suite struct GalleryOnLiveHostTests {
    @Test func `a live host finds what the phone finds in the gallery`() throws {
        let shown = Screen.everyScreen.flatMap { screen in screen.avoidances.map { (screen, $0) } }
        let plays = shown.enumerated().map { index, shown in
            let (screen, avoidance) = shown, (usage, orientation) = HostedPlay.circumstance(index)
            // The screen is played without its own script, because this script is written for simulated phones.
            let explored = Screen(
                screen.name, marking: screen.marked, firstField: screen.firstField, nextField: screen.nextField,
                avoidances: screen.avoidances, make: screen.makeController)
            return HostedPlay(explored, usage, orientation, with: avoidance)
        }
        let comparison = try HostComparison(plays)
        #expect(comparison.isWithinTheLaw, "\(comparison)")
    }
}

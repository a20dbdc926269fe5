import AuditRules
import HostTestSupport
import AuditedGallery
import SimulatedStages
import SimulatorTestSupport
import TestSupport
import Testing

/// The audit has to find the same faults with UIKit's public members alone as on the simulated phone.
@MainActor
@Suite(.ownProcess) struct GalleryOnLiveHostTests {
    @Test func `a live host finds what the phone finds in the gallery`() throws {
        let shown = Screen.everyScreen.flatMap { screen in screen.avoidances.map { (screen, $0) } }
        let plays = Effort.sample(Array(shown.enumerated()), oneIn: 4).map { index, shown in
            let (screen, avoidance) = shown, (usage, orientation) = HostedPlay.circumstance(index)
            // The screen's own script is for simulated phones.
            let explored = Screen(
                screen.name, marking: screen.marked, firstField: screen.firstField, nextField: screen.nextField,
                avoidances: screen.avoidances, make: screen.makeController)
            return HostedPlay(explored, usage, orientation, with: avoidance)
        }
        let comparison = try HostComparison(plays)
        #expect(comparison.isWithinTheLaw, "\(comparison)")
    }
}

import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

/// A run's report notes animations for which no source describes the timing.
@MainActor struct NestedDurationTests {
    @Test func `G11 a nested duration of 0 counts as inherited and is noted`() {
        let simulation = Simulation(), name = "UIView.animate(withDuration: 0) inside another animation"
        simulation.install()
        UIView.animate(withDuration: 0) {}
        #expect(simulation.record.unmodelled[name] == nil, "alone it happens at once (rule G13)")
        UIView.animate(withDuration: 1) {
            UIView.animate(withDuration: 0, delay: 0, options: .overrideInheritedDuration) {}
            #expect(simulation.record.unmodelled[name] == nil, "what is overridden is not inherited")
            UIView.animate(withDuration: 0) { #expect(UIView.inheritedAnimationDuration == 1) }
        }
        #expect(simulation.record.unmodelled[name] == 1)
    }
}

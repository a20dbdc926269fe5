import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

/// The tests play views that request layout without end.
///
/// They also play views whose layout seemed to be complete although it was not.
@MainActor struct EndlessLayoutTests {
    private final class Restless: UIView {
        private(set) var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
            setNeedsLayout()
        }
    }

    @Test func `B9 an endless layout names its view, and the turn ends`() {
        let simulation = Simulation(), window = simulation.show(), view = Restless()
        view.accessibilityIdentifier = "restless"
        simulation.commit()
        #expect(simulation.record.restlessViews.isEmpty)
        window.rootViewController?.view.addSubview(view)
        simulation.commit()
        #expect(simulation.record.restlessViews == ["restless"])
        #expect(view.layouts == 100)
        simulation.commit()
        #expect(view.layouts == 103, "it does not try as long again")
        #expect(simulation.clock.settle() && simulation.isQuiescent, "the run goes on")
    }

    @Test func `an explicit layout that never ends returns`() {
        let simulation = Simulation.installed()
        // A new view belongs to the installed phone, so the view is made only now.
        let view = Restless()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts == 100)
        #expect(simulation.record.restlessViews.count == 1)
    }
}

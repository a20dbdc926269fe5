import AllocationCounting
import Testing

@_spi(Simulation) @testable import UIKit

/// Members that the simulation does not model cost nothing, unless an app sets them.
@MainActor struct UnusedMemberTests {
    /// The work of ten frames in which a row grows and another view moves.
    private struct Cost: Equatable {
        var allocations = Int.max, visits = 0, places = 0, notes = 0
    }

    private func cost(withMembersNoted count: Int) -> Cost {
        let simulation = Simulation(), controller = UIViewController()
        simulation.show(controller)
        let view: UIView = controller.view, row = UIView(), mover = UIView()
        let height = row.heightAnchor.constraint(equalToConstant: 20)
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        view.addSubview(mover)
        NSLayoutConstraint.activate([height, row.topAnchor.constraint(equalTo: view.topAnchor)])
        for number in 0..<count {
            undrawn("Sample.look\(number)")
            unmodelled("Sample.deed\(number)")
        }
        simulation.clock.advance(by: 1)
        let before = simulation.record
        func run() {
            for step in 1...10 {
                height.constant += CGFloat(step)
                mover.frame.origin.x += 1
                simulation.clock.advance(by: 1.0 / 60)
            }
        }
        run()
        var cost = Cost()
        // The first frames allocate the memory that later frames reuse, so the least of three runs counts.
        for _ in 0..<3 { cost.allocations = min(cost.allocations, Allocations.count(run)) }
        let after = simulation.record
        cost.visits = after.layoutVisits - before.layoutVisits
        cost.places = after.placeVisits - before.placeVisits
        cost.notes = after.undrawn.count + after.unmodelled.count - before.undrawn.count - before.unmodelled.count
        return cost
    }

    @Test(.enabled(if: allocationsAreCounted))
    func `unmodelled members leave the cost of a frame unchanged`() {
        let plain = cost(withMembersNoted: 0), noted = cost(withMembersNoted: 1000)
        #expect(plain == noted)
        #expect(plain.visits > 0 && plain.places > 0 && plain.notes == 0)
    }
}

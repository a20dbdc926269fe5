@_spi(Simulation) import DeviceSimulation
@_spi(Simulation) import UIKit

/// Calls back in every frame of a phone's display while something moves.
@MainActor
final class FrameSampler {
    private let clock: SimulationClock
    private let id: Int

    init(_ phone: SimulatedPhone, _ body: @escaping () -> Void) {
        clock = phone.simulation.clock
        id = clock.addSampler(body)
    }

    func stop() { clock.removeSampler(id) }
}

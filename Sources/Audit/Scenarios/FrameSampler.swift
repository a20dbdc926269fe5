@_spi(Simulation) import DeviceSimulation
@_spi(Simulation) import UIKit

/// Calls back in every frame of a phone's display while something moves.
@MainActor
final class FrameSampler {
    private let clock: SimulationClock
    private let id: Int

    /// - Parameter isConstant: whether it calls back where nothing moves as well.
    init(_ phone: SimulatedPhone, isConstant: Bool = false, _ body: @escaping () -> Void) {
        clock = phone.simulation.clock
        id = clock.addSampler(isConstant: isConstant, body)
    }

    func stop() { clock.removeSampler(id) }
}

@_spi(Simulation) import UIKit

extension Simulation {
    /// Makes a simulation and installs it.
    ///
    /// Call this in the test itself: tests that run between a suite's initializer and its test install their own
    /// simulations.
    static func installed() -> Simulation {
        let simulation = Simulation()
        simulation.install()
        return simulation
    }

    /// Installs the simulation and shows a controller in its key window.
    @discardableResult
    func show(_ controller: UIViewController = UIViewController()) -> UIWindow {
        install()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }
}

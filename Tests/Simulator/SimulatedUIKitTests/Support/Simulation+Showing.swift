@_spi(Simulation) import UIKit

extension Simulation {
    /// Returns an installed simulation; call this in the test itself, because tests that run in between install their
    /// own simulations.
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

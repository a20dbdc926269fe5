@_spi(Simulation) import UIKit

extension Simulation {
    /// Returns an installed simulation; make it in the test itself, because tests that run meanwhile install theirs.
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

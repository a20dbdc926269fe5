@_spi(Simulation) import UIKit

extension Simulation {
    /// Call this method in the test itself, and not in the suite's initializer.
    ///
    /// Other tests may run after the initializer and before the test. They install simulations of their own.
    static func installed() -> Simulation {
        let simulation = Simulation()
        simulation.install()
        return simulation
    }

    /// The controller is in the key window.
    @discardableResult
    func show(_ controller: UIViewController = UIViewController()) -> UIWindow {
        install()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }
}

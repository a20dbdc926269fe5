@_spi(Simulation) import UIKit

extension Simulation {
    /// Call this method in the test itself, because other tests between a suite's initializer and its test install
    /// their own simulations.
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

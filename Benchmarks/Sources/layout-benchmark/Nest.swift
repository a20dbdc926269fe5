@_spi(Simulation) import UIKit

/// Nested views, each attached to the edges of its superview.
@MainActor
final class Nest {
    private let simulation = Simulation()
    private let window: UIWindow
    let height: NSLayoutConstraint

    init(_ count: Int, isLaidOut: Bool = true) {
        simulation.install()
        window = UIWindow(windowScene: simulation.scene)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        var outer: UIView = controller.view
        for _ in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: outer.topAnchor),
                view.leftAnchor.constraint(equalTo: outer.leftAnchor),
                view.rightAnchor.constraint(equalTo: outer.rightAnchor),
                view.bottomAnchor.constraint(equalTo: outer.bottomAnchor)
            ])
            outer = view
        }
        let leaf = UIView()
        leaf.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(leaf)
        height = leaf.heightAnchor.constraint(equalToConstant: 10)
        height.isActive = true
        leaf.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        if isLaidOut { settle() }
    }

    func settle() { window.layoutIfNeeded() }
}

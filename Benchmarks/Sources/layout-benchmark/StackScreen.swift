@_spi(Simulation) import UIKit

/// A column of views in a stack view.
@MainActor
final class StackScreen {
    private let simulation = Simulation()
    private let window: UIWindow
    let stack = UIStackView()

    init() {
        simulation.install()
        window = UIWindow(windowScene: simulation.scene)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let view: UIView = controller.view
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.widthAnchor.constraint(equalTo: view.widthAnchor)
        ])
        settle()
    }

    func fill(_ count: Int) {
        for _ in 0..<count {
            let row = UIView()
            let height = row.heightAnchor.constraint(equalToConstant: 20)
            // The height is not required, because it would contradict the zero height of a hidden row (rule B53).
            height.priority = UILayoutPriority(999)
            height.isActive = true
            stack.addArrangedSubview(row)
        }
    }

    func settle() { window.layoutIfNeeded() }
}

@_spi(Simulation) import UIKit

/// A screen of views without constraints, one below the other, in a root view controller's view.
@MainActor
final class FramesScreen {
    private let simulation = Simulation()
    private let window: UIWindow
    let views: [UIView]

    init(_ count: Int) {
        simulation.install()
        window = UIWindow(windowScene: simulation.scene)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        views = (0..<count).map { UIView(frame: CGRect(x: 0, y: 100 + 20 * $0, width: 390, height: 20)) }
        for view in views { controller.view.addSubview(view) }
        settle()
    }

    /// Adds a text field above the views, and edits it.
    func edit() {
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 390, height: 34))
        window.rootViewController?.view.addSubview(field)
        settle()
        field.becomeFirstResponder()
    }

    func settle() { window.layoutIfNeeded() }
}

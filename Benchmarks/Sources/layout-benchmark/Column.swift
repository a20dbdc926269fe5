@_spi(Simulation) import UIKit

/// A column of rows with constraints, in a root view controller's view.
@MainActor
final class Column {
    private let simulation = Simulation()
    private let window: UIWindow
    private let controller = UIViewController()
    private var last = UIView()
    private(set) var heights: [NSLayoutConstraint] = []
    private let extra = UIView()

    init(_ count: Int, isLaidOut: Bool = true) {
        simulation.install()
        window = UIWindow(windowScene: simulation.scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view: UIView = controller.view
        var above = view.topAnchor
        for _ in 0..<count {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            let height = row.heightAnchor.constraint(equalToConstant: 20)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above), row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                row.widthAnchor.constraint(equalTo: view.widthAnchor), height
            ])
            heights.append(height)
            (above, last) = (row.bottomAnchor, row)
        }
        makeExtra()
        if isLaidOut { settle() }
    }

    private func makeExtra() {
        let inner = UIView()
        for view in [extra, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        extra.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: extra.topAnchor),
            inner.leadingAnchor.constraint(equalTo: extra.leadingAnchor),
            inner.heightAnchor.constraint(equalToConstant: 9)
        ])
    }

    func addExtra() {
        let view: UIView = controller.view
        view.addSubview(extra)
        NSLayoutConstraint.activate([
            extra.topAnchor.constraint(equalTo: last.bottomAnchor),
            extra.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            extra.widthAnchor.constraint(equalTo: last.widthAnchor), extra.heightAnchor.constraint(equalToConstant: 30)
        ])
    }

    func removeExtra() { extra.removeFromSuperview() }

    func settle() {
        simulation.install()
        window.layoutIfNeeded()
    }
}

import Tideline
@_spi(Simulation) import UIKit

/// A table at its end whose newest row grows word by word.
@MainActor
final class ChatTableScreen: NSObject, UITableViewDataSource {
    private let simulation = Simulation()
    private let window: UIWindow
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let count: Int
    private var newest: CGFloat = 44

    /// - Parameters:
    ///   - count: the number of rows.
    ///   - holds: whether the list is held at its end; otherwise it has insets alone.
    init(_ count: Int, holds: Bool) {
        simulation.install()
        window = UIWindow(windowScene: simulation.scene)
        self.count = count
        super.init()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        table.register(GrowingCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        controller.view.addSubview(table)
        table.keyboardAvoidance = holds ? .insets.chat() : .insets
        simulation.clock.settle()
        table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
        simulation.clock.settle()
    }

    /// Runs a turn of the main run loop in which nothing changes, without a keyboard.
    func turn() { simulation.clock.advance(by: 0) }

    /// A word arrives, and with every second one a line is added or taken away.
    func stream() {
        newest = newest == 44 ? 66 : 44
        table.reconfigureRows(at: [IndexPath(row: count - 1, section: 0)])
        turn()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? GrowingCell)?.show(height: indexPath.row == count - 1 ? newest : 44)
        return cell
    }
}

private final class GrowingCell: UITableViewCell {
    private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 44)

    func show(height: CGFloat) {
        self.height.constant = height
        self.height.isActive = true
    }
}

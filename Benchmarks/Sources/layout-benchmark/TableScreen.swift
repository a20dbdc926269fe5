@_spi(Simulation) import UIKit

/// A table that fills a window.
@MainActor
final class TableScreen: NSObject, UITableViewDataSource {
    private let simulation = Simulation()
    private let window: UIWindow
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let count: Int

    init(_ count: Int) {
        simulation.install()
        window = UIWindow(windowScene: simulation.scene)
        self.count = count
        super.init()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        controller.view.addSubview(table)
        window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func scroll(toRow row: Int) {
        table.contentOffset.y = CGFloat(44 * row)
        window.layoutIfNeeded()
    }
}

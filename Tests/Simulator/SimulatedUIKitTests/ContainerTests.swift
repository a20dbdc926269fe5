import DeviceSimulation
import Testing
@_spi(Simulation) import UIKit

@MainActor struct ContainerTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    }

    @Test func `a delegate set after the data source is asked for heights`() {
        let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        table.dataSource = rows
        #expect(table.contentSize.height == 132)
        table.delegate = rows
        #expect(table.contentSize == CGSize(width: 100, height: 180))
    }

    @Test func `a table's content is as wide as the table after a rotation`() {
        let phone = SimulatedPhone(Device.all[0]), controller = UITableViewController(style: .plain)
        phone.show(controller)
        phone.rotate(to: .landscape)
        phone.settle()
        #expect(controller.tableView.contentSize.width == controller.tableView.bounds.width)
        #expect(controller.tableView.bounds.width == 480)
    }

    private final class Counting: UIViewController {
        var appearances = 0
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appearances += 1
        }
    }

    @Test func `a controller pushed onto an empty stack that shows appears`() {
        let phone = SimulatedPhone(Device.all[0]), navigation = UINavigationController(), first = Counting()
        phone.show(navigation)
        phone.settle()
        navigation.pushViewController(first, animated: true)
        phone.settle()
        #expect(first.viewIfLoaded?.window === phone.window && first.appearances == 1)
    }

    private final class Constrained: UIView {
        var updates = 0
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    @Test func `a view that depends on constraints updates them once unasked`() {
        let phone = SimulatedPhone(Device.all[0]), controller = UIViewController(), view = Constrained()
        phone.show(controller)
        controller.view.addSubview(view)
        phone.settle()
        #expect(view.updates == 1)
    }

    @Test func `a view that outlives its phone mid-animation shows its model`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var phone: SimulatedPhone? = SimulatedPhone(Device.all[0])
        let controller = UIViewController()
        phone?.show(controller)
        controller.view.addSubview(view)
        phone?.settle()
        UIView.animate(withDuration: 1) { view.frame.origin.y = 100 }
        phone?.advance(by: 0.5)
        phone = nil
        let next = SimulatedPhone(Device.all[1])
        next.settle()
        #expect(view.layer.presentation()?.frame.minY ?? view.frame.minY == 100)
    }
}

/// A released phone frees everything, even while work is running.
@MainActor struct PhoneLifetimeTests {
    @Test(arguments: [0.0, 0.1, 1.0])
    func `a phone and its screen are freed while the keyboard moves`(seconds: Double) {
        weak var window: UIWindow?
        weak var controller: UIViewController?
        do {
            let phone = SimulatedPhone(Device.all[0]), root = UIViewController(), field = UITextField()
            phone.show(root)
            root.view.addSubview(field)
            field.becomeFirstResponder()
            phone.endTurn()
            phone.advance(by: seconds)
            (window, controller) = (phone.window, root)
        }
        _ = SimulatedPhone(Device.all[1])
        #expect(window == nil && controller == nil)
    }

    @Test func `a phone is freed amid a late keyboard, a rotation and a push`() {
        weak var window: UIWindow?
        do {
            let phone = SimulatedPhone(Device.all[0]),
                root = UINavigationController(rootViewController: UIViewController())
            phone.keyboard.behavior.latencyInTurns = 3
            phone.show(root)
            let field = UITextField()
            root.view.addSubview(field)
            field.becomeFirstResponder()
            root.pushViewController(UIViewController(), animated: true)
            phone.rotate(to: .landscape)
            phone.endTurn()
            window = phone.window
        }
        _ = SimulatedPhone(Device.all[1])
        #expect(window == nil)
    }
}

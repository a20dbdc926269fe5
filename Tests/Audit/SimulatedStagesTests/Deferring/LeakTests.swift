import DeviceSimulation
import Foundation
import SimulatedStages
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite(.timeLimit(.minutes(30))) struct LeakTests {
    private final class HoldingPage: UIViewController {
        var held: AnyObject?

        override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.accessibilityIdentifier = "Field"
            view.addSubview(field)
        }
    }

    private func notes(
        showing make: () -> UIViewController, _ use: (SimulatedStage) throws -> Void = { _ in }
    ) throws -> [String] {
        let stage = SimulatedStage(try Device.named("iPhone 14"))
        stage.present(make())
        try use(stage)
        stage.letGo()
        return stage.phone.notes
    }

    @Test func `a controller that nothing holds leaves no note`() throws {
        let notes = try notes(showing: { HoldingPage() }) { stage in
            try stage.tap("Field")
            stage.settle()
        }
        #expect(notes.isEmpty)
    }

    @Test func `a controller that holds itself is told of`() throws {
        weak var leaked: HoldingPage?
        let notes = try notes(showing: {
            let page = HoldingPage()
            page.held = page
            leaked = page
            return page
        })
        #expect(notes == ["HoldingPage outlives its screen: something of the app's keeps it"])
        leaked?.held = nil
    }

    private final class Listener: UIViewController {
        var held: AnyObject?
        private(set) var heard = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let selector = Selector(
                "hear",
                calling: { target, _ in
                    nonisolated(unsafe) let target = target
                    MainActor.assumeIsolated { (target as? Listener)?.heard += 1 }
                })
            NotificationCenter.default.addObserver(
                self, selector: selector, name: UIResponder.keyboardWillShowNotification, object: nil)
        }
    }

    @Test func `a controller that holds itself hears no later keyboard`() throws {
        let listener = Listener()
        listener.held = listener
        _ = try notes(showing: { listener })
        _ = try notes(showing: { HoldingPage() }) { stage in
            try stage.tap("Field")
            stage.settle()
        }
        #expect(listener.heard == 0)
        listener.held = nil
    }

    @Test func `a page in a container and a sheet are looked at too`() throws {
        var kept: [UIViewController] = []
        let notes = try notes(showing: { UINavigationController(rootViewController: UIViewController()) }) { stage in
            let root = stage.phone.window.rootViewController
            let page = HoldingPage(), sheet = UIAlertController(title: "Sheet", message: nil, preferredStyle: .alert)
            kept = [page, sheet]
            stage.phone.perform {
                (root as? UINavigationController)?.pushViewController(page, animated: false)
                root?.present(sheet, animated: false)
            }
            stage.settle()
        }
        #expect(notes.count == 2 && notes.contains { $0.hasPrefix("UIAlertController") })
        #expect(notes.contains { $0.hasPrefix("HoldingPage") } && kept.count == 2)
    }

    @Test func `a controller that a timer's closure refers to is told of`() throws {
        var timer: Timer?
        let notes = try notes(showing: {
            let page = HoldingPage()
            timer = Timer(timeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { page.title = "tick" } }
            return page
        })
        #expect(notes == ["HoldingPage outlives its screen: something of the app's keeps it"])
        timer?.invalidate()
    }
}

import Testing
import TidelineTesting
import UIKit

/// The controls that must stay in reach: those that a test names, and those that the audit guesses.
@MainActor
@Suite struct MarkTests {
    /// A screen without keyboard code, with a filled button and a link at the bottom.
    private final class OrderController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
            field.placeholder = "Boat"
            view.addSubview(field)
            let order = UIButton(frame: CGRect(x: 20, y: 620, width: 300, height: 40))
            order.setTitle("Order", for: .normal)
            order.backgroundColor = .systemBlue
            view.addSubview(order)
            let terms = UIButton(frame: CGRect(x: 20, y: 680, width: 300, height: 40))
            terms.setTitle("Terms", for: .normal)
            view.addSubview(terms)
        }
    }

    private func findings(marking marked: Set<String>) throws -> [Finding] {
        try report(marking: marked).runs.flatMap(\.findings)
    }

    private func report(marking marked: Set<String>) throws -> AuditReport {
        let audit = Audit("order", marking: marked) { OrderController() }
            .devices([try Device.named("iPhone 14")]).orientations([.portrait]).keyboards([.letters]).usages([.typing])
        return try audit.run()
    }

    private func covered(marking marked: Set<String>) throws -> Set<String> {
        Set(try findings(marking: marked).filter { $0.rule == .controlCovered }.map(\.subject))
    }

    @Test func `a guessed control is called guessed`() throws {
        let found = try findings(marking: []).filter { $0.rule == .controlCovered }
        #expect(Set(found.map(\.subject)) == ["Order"])
        let guess = "the audit guesses that 'Order' confirms what is typed; marking: [\"Order\"] makes it sure"
        #expect(found.allSatisfy { $0.guess == guess })
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    @Test func `a plain button under the keyboard is told as not judged`() throws {
        let note = "Not judged: 'Terms', a plain button that the keyboard covers. marking: [\"Terms\"] judges it."
        #expect(try report(marking: []).runs.allSatisfy { $0.notes == [note] })
        #expect(try report(marking: ["Terms"]).runs.allSatisfy { $0.notes == nil })
        #expect(try report(marking: []).description.hasSuffix("\nnote: \(note)"))
    }

    @Test func `a title is a name, and comes beside the guesses`() throws {
        #expect(try covered(marking: ["Terms"]) == ["Order", "Terms"])
        let named = try findings(marking: ["Order"]).filter { $0.subject == "Order" }
        #expect(!named.isEmpty && named.allSatisfy { $0.guess == nil && $0.severity == .error })
    }

    @Test func `a name that no view has is an error`() throws {
        let found = try findings(marking: ["Terns"]).filter { $0.rule == .unknownMark }
        #expect(found.map(\.subject) == ["Terns"] && found[0].severity == .error)
        #expect(found[0].message.hasPrefix("No view is called 'Terns', which is marked to stay in reach."))
        #expect(try covered(marking: ["Terns"]) == ["Order"], "the guesses stay")
    }

    private final class HostingView: UIView {}

    @Test func `a page of SwiftUI's is told as seen in part`() throws {
        let audit = Audit("hosted") {
            let controller = OrderController()
            controller.loadViewIfNeeded()
            controller.view.addSubview(HostingView())
            return controller
        }
        let runs = try audit.devices([try Device.named("iPhone 14")]).keyboards([.letters]).usages([.typing]).run().runs
        let note = "Not judged: SwiftUI's buttons and texts, which are no views. Its inputs and lists are."
        #expect(!runs.isEmpty && runs.allSatisfy { $0.notes?.contains(note) == true })
    }
}

import Testing
import TidelineTesting
import UIKit

/// Findings that depend on a position that the simulation leaves uncertain.
@MainActor
@Suite struct DoubtTests {
    /// The table does not scroll, so the keyboard covers the row with the field.
    private final class AddressController: UIViewController, UITableViewDataSource {
        private let changesTable: @MainActor (UITableView) -> Void

        init(_ changesTable: @escaping @MainActor (UITableView) -> Void) {
            self.changesTable = changesTable
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let table = UITableView(frame: view.bounds)
            table.rowHeight = 650
            table.isScrollEnabled = false
            table.dataSource = self
            changesTable(table)
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
            field.placeholder = "Street"
            cell.contentView.addSubview(field)
            return cell
        }
    }

    private func report(_ changesTable: @escaping @MainActor @Sendable (UITableView) -> Void) throws -> AuditReport {
        try Audit("address") { AddressController(changesTable) }.devices([try Device.named("iPhone 14")])
            .orientations([.portrait]).keyboards([.letters]).usages([.typing]).run()
    }

    @Test func `a place that a member without effect decides is no error`() throws {
        let sure = try report { _ in }, unsure = try report { $0.sectionHeaderTopPadding = 20 }
        #expect(sure.runs.flatMap(\.findings).contains { $0.rule == .focusCovered && $0.subject == "Street" })
        #expect(!unsure.runs.flatMap(\.findings).contains { $0.severity == .error }, "\(unsure)")
        let told = unsure.runs.flatMap(\.findings).filter { $0.rule == .focusCovered }
        let reason =
            "UITableView.sectionHeaderTopPadding has no effect here, so that a phone may place this view elsewhere"
        #expect(!told.isEmpty && told.allSatisfy { $0.doubt == "UITableView.sectionHeaderTopPadding" })
        #expect(told.allSatisfy { $0.reasons?.hasSuffix(reason) == true && $0.severity == .warning })
    }
}

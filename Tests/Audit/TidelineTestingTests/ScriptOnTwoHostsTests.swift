import Foundation
import Testing
@testable import TidelineTesting
import UIKit

/// A script has the same effect on a simulated phone and on a host with UIKit's public members.
@MainActor
@Suite struct ScriptOnTwoHostsTests {
    /// The screen's title says what a person has done last.
    private final class ControlsController: UIViewController, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegate
    {
        private let titleLabel = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
        private let table = UITableView(frame: CGRect(x: 0, y: 250, width: 390, height: 100))
        private let items = UICollectionView(
            frame: CGRect(x: 0, y: 360, width: 390, height: 60), collectionViewLayout: UICollectionViewFlowLayout())

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            let note = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 60))
            let button = UIButton(frame: CGRect(x: 20, y: 210, width: 100, height: 36))
            for (view, name) in [(field, "Field"), (note, "Note"), (button, "Button")] as [(UIView, String)] {
                view.accessibilityIdentifier = name
            }
            field.addAction(UIAction { [weak self] _ in self?.say("return pressed") }, for: .editingDidEndOnExit)
            button.addAction(UIAction { [weak self] _ in self?.say("button pressed") }, for: .touchUpInside)
            (table.dataSource, table.delegate, items.dataSource, items.delegate) = (self, self, self, self)
            items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            for child in [titleLabel, field, note, button, table, items] { view.addSubview(child) }
        }

        private func say(_ text: String) { (titleLabel.text, titleLabel.accessibilityIdentifier) = (text, text) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessibilityIdentifier = "Row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            say("row \(indexPath.row) chosen")
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            cell.accessibilityIdentifier = "Item \(indexPath.item)"
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            say("item \(indexPath.item) chosen")
        }
    }

    private nonisolated static let scripts: [(String, Script)] = [
        ("button", .tap("Button").expect("button pressed")),
        ("row", .tap("Row 1").expect("row 1 chosen")),
        ("item", .tap("Item 1").expect("item 1 chosen")),
        ("return", .tap("Field").type("Ann").erase(1).pressReturn().expect("return pressed")),
        ("line", .tap("Note").type("a").pressReturn().type("b")),
        ("other row", .tap("Row 0").expect("row 1 chosen"))
    ]

    @Test(arguments: scripts.map(\.0))
    func `an action that succeeds on the phone succeeds on a live host`(name: String) throws {
        let script = try #require(Self.scripts.first { $0.0 == name }).1
        let device = try Device.named("iPhone 14")
        let screen = Screen("Controls", marking: [], script: script) { ControlsController() }
        let onPhone = try PlannedRun(screen: screen, device: device, orientation: .portrait).play()
        let audit = Audit("Controls", script: script) { ControlsController() }.orientations([.portrait])
        let live = LiveAudit(audit: audit.usages([.typing])) { standIn, twin in
            let phone = SimulatedPhone(device)
            return LiveHost.make(in: phone.window, clock: PhoneClock(phone), standIn: standIn, twin: twin)
        }
        let report = try #require(Immediate.result { await live.run() }).get(), run = try #require(report.runs.first)
        let isStuck = name == "other row"
        for played in [onPhone, run] {
            let stuck = played.findings.filter { $0.rule == .scriptStuck }
            #expect(stuck.isEmpty != isStuck, "\(played.findings.map(\.message))")
        }
        #expect(run.steps.map(\.name) == onPhone.steps.map(\.name))
        #expect(run.steps.map { $0.keyboard == nil } == onPhone.steps.map { $0.keyboard == nil })
    }
}

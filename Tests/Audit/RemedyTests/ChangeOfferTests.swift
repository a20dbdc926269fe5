import AuditRules
import DeviceSimulation
import SimulatedStages
import Testing
import Tideline
import TidelineChanges
import UIKit
@testable import Stages

/// What the audit offers to try on a page, as code.
@MainActor
@Suite struct ChangeOfferTests {
    private func offers(on controller: UIViewController, tapping input: String) throws -> [String] {
        let stage = SimulatedStage(try Device.named("iPhone 15"))
        stage.soughtChanges = Change.ofUIKit + Change.tideline
        stage.present(controller)
        try stage.recordFrames { () throws(StageError) in try stage.tap(input) }
        defer { stage.letGo() }
        return stage.foundTrials.map(\.code)
    }

    private static let automatic =
        "window.keyboardAvoidance = .automatic (import Tideline) where the app makes its window; this changes every screen, "
        + "and this one alone was played"

    private final class CardController: UIViewController {
        private let card = UIView(), nameField = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            card.frame = CGRect(x: 40, y: 500, width: 300, height: 120)
            nameField.frame = CGRect(x: 20, y: 40, width: 260, height: 44)
            nameField.placeholder = "Name"
            card.addSubview(nameField)
            view.addSubview(card)
        }
    }

    @Test func `a card is called by its property, and the window has one line`() throws {
        #expect(
            try offers(on: CardController(), tapping: "Name") == [
                "card.keyboardAvoidance = .translation (import Tideline), in CardController",
                "view.keyboardAvoidance = .translation.focus() (import Tideline), in CardController",
                "view.keyboardAvoidance = .translation (import Tideline), in CardController",
                "keyboardAvoidance = .safeArea (import Tideline), in CardController", Self.automatic
            ])
    }

    /// A field in a plain view in a scroll view, all held by constraints and none by a property.
    private final class BareController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView(), content = UIView(), field = UITextField(), bar = UIView()
            field.placeholder = "Name"
            for (child, parent) in [(scroll, view), (bar, view), (content, scroll), (field, content)] {
                child.translatesAutoresizingMaskIntoConstraints = false
                parent?.addSubview(child)
            }
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: view.topAnchor),
                scroll.widthAnchor.constraint(equalTo: view.widthAnchor),
                scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
                bar.widthAnchor.constraint(equalTo: view.widthAnchor),
                bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -4),
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                field.topAnchor.constraint(equalTo: content.topAnchor, constant: 560),
                field.widthAnchor.constraint(equalTo: content.widthAnchor),
                field.bottomAnchor.constraint(equalTo: content.bottomAnchor)
            ])
        }
    }

    @Test func `a view without a name is explained, and only the page's view is called view`() throws {
        let offers = try offers(on: BareController(), tapping: "Name")
        #expect(
            offers.prefix(2) == [
                "container.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true; delete "
                    + "the constraint to the bottom of view, whose constant the new one takes over, in BareController",
                "scrollView.keyboardAvoidance = .insets (import Tideline), in BareController, where scrollView is the UIScrollView around 'Name'"
            ])
        #expect(!offers.contains { $0.hasPrefix("container.keyboardAvoidance") }, "no card in a scroll view")
    }

    private final class ListController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil), field = UITextField()
            field.placeholder = "Row \(indexPath.row)"
            field.frame = CGRect(x: 16, y: 0, width: 300, height: 44)
            cell.contentView.addSubview(field)
            return cell
        }
    }

    @Test func `the list of a list controller gets no insets, and no cell is moved`() throws {
        #expect(
            try offers(on: ListController(), tapping: "Row 3") == [Self.automatic])
    }

    @Test func `what is set already is not offered`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 15"))
        stage.phone.window.keyboardAvoidance = .automatic
        stage.soughtChanges = Change.tideline
        let page = CardController()
        page.loadViewIfNeeded()
        page.view.keyboardAvoidance = .translation
        stage.present(page)
        try stage.recordFrames { () throws(StageError) in try stage.tap("Name") }
        #expect(
            stage.foundTrials.map(\.code) == [
                "card.keyboardAvoidance = .translation (import Tideline), in CardController"
            ])
        stage.letGo()
    }

    @Test func `a place is found again by its words`() throws {
        let page = BareController(), root = UIView()
        root.addSubview(page.view)
        var views = [page.view as UIView], index = 0
        while index < views.count {
            views += views[index].subviews
            index += 1
        }
        for view in views {
            let path = try #require(ViewPath(to: view, from: page.view))
            #expect(ViewPath(text: path.text) == path && path.view(from: page.view) === view)
        }
        #expect(ViewPath(text: "UIView") == nil && ViewPath(text: "@1.x") == nil && ViewPath(text: "UIView#x") == nil)
    }
}

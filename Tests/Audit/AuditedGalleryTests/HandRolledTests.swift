import HostTestSupport
import AuditRules
import DeviceSimulation
import Foundation
import HandRolled
import ReportRendering
@testable import AuditedGallery
@testable import TidelineTesting
import SimulatedStages
import Testing
import UIKit

/// The classic recipes behave as their articles say, including the faults.
///
/// `.ci/run` compares the findings of the articles' ways on the gallery's screens with `Docs/Comparison.md`.
@MainActor
@Suite struct HandRolledTests {
    @Test func `a screen offers the articles' ways that find a view to move`() throws {
        for screen in Screen.gallery {
            for way in ArticleWay.allCases {
                let stage = SimulatedStage(try Device.upright(390, 844)), controller = screen.make("none")
                let finds = withExtendedLifetime(stage) { way.attach(to: controller) }
                #expect(screen.offers(Avoidance(way.rawValue)) == finds, "\(screen.name), \(way)")
            }
        }
        for way in ArticleWay.allCases { #expect(!way.summary.isEmpty && way.faults.count > 2) }
    }

    /// The module with the articles' ways does not import the audit, so a way names the audit's rules and keyboards by
    /// strings.
    ///
    /// The test compares these strings with the audit's own names.
    @Test(arguments: ArticleWay.allCases)
    func `the comparison has each fault with known rules and keyboards`(copied: ArticleWay) throws {
        let way = try #require(ComparedWays.all.first { $0.name.rawValue == copied.rawValue })
        #expect(way.faults.count == copied.faults.count)
        for (fault, told) in zip(copied.faults, way.faults) {
            #expect(told.rules.isSubset(of: Rule.ID.known), "\(fault.scenario): \(fault.rules)")
            #expect(Set(told.rules.map(\.rawValue)) == fault.rules, "\(fault.scenario)")
            #expect(Set(told.keyboards.map(\.rawValue)) == fault.keyboards, "\(fault.scenario)")
        }
    }

    @Test func `the comparison has every way once, on six devices that exist`() {
        let names = CompareCommand.avoidances(of: Screen.gallery, in: ComparedWays.all.map(\.name))
        #expect(names.first == "tideline" && names.last == "none" && Set(names).count == names.count)
        #expect(Set(names).isSuperset(of: ArticleWay.allCases.map { Avoidance($0.rawValue) }))
        #expect(ComparedWays.all.map(\.name) == names)
        #expect(CompareCommand.devices.count == 6 && Set(CompareCommand.devices.map(\.kind)).count == 2)
    }

    // MARK: Insets

    /// Twelve fields of 44 points, 60 apart.
    private final class Form: UIViewController {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.accessibilityIdentifier = "Form"
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 320, height: 900)
            view.addSubview(scrollView)
            for row in 0..<12 {
                let field = UITextField(frame: CGRect(x: 20, y: 20 + 70 * CGFloat(row), width: 280, height: 44))
                field.accessibilityIdentifier = "Field \(row)"
                scrollView.addSubview(field)
            }
        }
    }

    private func form(_ use: (SimulatedStage) throws -> Void) throws -> UIScrollView {
        let stage = SimulatedStage(try Device.upright(390, 844))
        let form = Form()
        #expect(ArticleWay.insets.attach(to: form))
        stage.present(form)
        try use(stage)
        return form.scrollView
    }

    @Test func `one show and one hide leave the insets as they were`() throws {
        let scrollView = try form { stage in
            try stage.tapAndSettle("Field 0")
            stage.hide()
        }
        #expect(scrollView.contentInset == .zero)
    }

    @Test func `S14 each further show adds the height once more`() throws {
        let scrollView = try form { stage in
            stage.phone.keyboard.behavior.opening = .growing
            try stage.tapAndSettle("Field 0")
        }
        #expect(scrollView.contentInset.bottom == 628, "0, 292 and 336")
    }

    @Test func `S12 what a text view added stays`() throws {
        let stage = SimulatedStage(try Device.upright(390, 844))
        let form = Form()
        form.loadViewIfNeeded()
        let text = UITextView(frame: CGRect(x: 20, y: 860, width: 280, height: 30))
        text.accessibilityIdentifier = "Text"
        form.scrollView.addSubview(text)
        ArticleWay.insets.attach(to: form)
        stage.present(form)
        try stage.edit("Text")
        stage.hide()
        #expect(form.scrollView.contentInset.bottom == 336)
    }

    // MARK: Lifetime

    @Test func `a way keeps no object alive and goes with its view`() throws {
        weak var view: UIView?
        do {
            let stage = SimulatedStage(try Device.upright(390, 844))
            let controller = Screen.signIn.makeController(with: "hand-rolled-guide", in: UIWindow())
            view = controller.viewIfLoaded
            #expect(view != nil)
            stage.present(controller)
            try stage.tapAndSettle("Email")
            stage.hide()
        }
        _ = SimulatedStage(try Device.upright(390, 844))
        #expect(view == nil)
    }
}

import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// If an app sets an equal avoidance, the present avoidance stays active.
@MainActor
@Suite struct EqualAvoidanceTests {
    /// Each layout sets the avoidance of a card or of a list.
    final class EagerPage: UIViewController {
        let card = UIView(), list = UIScrollView(), field = UITextField()
        let set: @MainActor (EagerPage) -> Void
        var layouts = 0

        init(_ set: @escaping @MainActor (EagerPage) -> Void) {
            self.set = set
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            card.frame = CGRect(x: 0, y: 600, width: 390, height: 200)
            list.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
            list.contentSize.height = 1_500
            field.frame = CGRect(x: 20, y: 120, width: 200, height: 40)
            field.accessibilityIdentifier = "Field"
            view.addSubview(list)
            view.addSubview(card)
            card.addSubview(field)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            set(self)
        }
    }

    enum Way: String, CaseIterable, Sendable {
        case translation, translationWithFocus, insets, insetsAroundView, safeArea, excluded

        @MainActor
        func set(_ page: EagerPage) {
            switch self {
            case .translation: page.card.keyboardAvoidance = .translation.spacing(10)
            case .translationWithFocus: page.card.keyboardAvoidance = .translation.focus(.input, margin: 12)
            case .insets: page.list.keyboardAvoidance = .insets.editing(.returnKey, .tapOutside)
            case .insetsAroundView: page.list.keyboardAvoidance = .insets.focus(.around { $0.superview })
            case .safeArea: page.keyboardAvoidance = .safeArea
            case .excluded: page.view.keyboardAvoidance = .excluded
            }
        }
    }

    @Test(arguments: Way.allCases)
    func `an equal avoidance set in each layout comes to rest`(way: Way) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = EagerPage { way.set($0) }
        stage.present(page)
        try stage.focus("Field")
        #expect(stage.settle())
        let passes = stage.phone.layoutPasses, layouts = page.layouts
        stage.advance(by: 2)
        #expect(stage.phone.layoutPasses == passes && page.layouts == layouts, "\(way)")
        stage.dismissKeyboard()
        #expect(stage.settle())
        #expect(page.card.transform == .identity && page.list.contentInset == .zero, "\(way)")
    }

    @Test func `another distance takes effect, and views are not added again`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = EagerPage { _ in }
        stage.present(page)
        page.card.keyboardAvoidance = .translation
        try stage.edit("Field")
        #expect(page.card.transform.ty.seen == -292)
        let views = page.card.subviews
        page.card.keyboardAvoidance = .translation.spacing(8)
        stage.settle()
        #expect(page.card.transform.ty.seen == -300 && page.card.subviews == views)
    }
}

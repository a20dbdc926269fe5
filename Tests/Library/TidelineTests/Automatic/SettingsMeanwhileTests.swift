import DeviceSimulation
import Foundation
import HostTestSupport
import Scenarios
import Testing
import TestSupport
@testable import Tideline
import TidelineClassics
import UIKit

/// The app sets avoidances in any order, before and while the keyboard is up.
///
/// Only the last settings count.
@MainActor
@Suite struct SettingsMeanwhileTests {
    /// A page with a form, or with a card on the safe area, and a field that is edited as soon as the page appears.
    private final class Page: UIViewController {
        let form = UIScrollView(), card = UIView(), field = UITextField()
        var onAppear: () -> Void = {}

        init(hasForm: Bool) {
            super.init(nibName: nil, bundle: nil)
            let content = hasForm ? form : card
            view.addSubview(content)
            field.accessibilityIdentifier = "Field"
            content.addSubview(field)
            content.translatesAutoresizingMaskIntoConstraints = false
            form.contentSize = CGSize(width: 390, height: 1_200)
            field.frame = CGRect(x: 20, y: hasForm ? 640 : 30, width: 200, height: 44)
            let bottom = hasForm ? view.bottomAnchor : view.safeAreaLayoutGuide.bottomAnchor
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: bottom),
                hasForm
                    ? content.topAnchor.constraint(equalTo: view.topAnchor)
                    : content.heightAnchor.constraint(equalToConstant: 100)
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            field.becomeFirstResponder()
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppear()
        }

        /// The bottom inset, the bottom safe area and the translation, in points.
        var numbers: [CGFloat] {
            let numbers = [
                form.contentInset.bottom, additionalSafeAreaInsets.bottom, card.transform.ty, view.transform.ty
            ]
            return numbers.map(\.seen)
        }

        var isClear: Bool { field.convert(field.bounds, to: nil).maxY <= 508 }
    }

    private func stage(showing page: UIViewController = UIViewController()) throws -> SimulatedStage {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.present(page)
        return stage
    }

    private func open(_ page: Page, pushes: Bool) throws -> SimulatedStage {
        let first = Page(hasForm: true), navigation = UINavigationController(rootViewController: first)
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(navigation)
        stage.settle()
        navigation.isNavigationBarHidden = true
        if pushes {
            navigation.pushViewController(page, animated: true)
        } else {
            page.modalPresentationStyle = .fullScreen
            first.present(page, animated: true)
        }
        stage.settle()
        return stage
    }

    @Test(arguments: [true, false])
    func `insets of a page that has just appeared replace those of automatic`(pushes: Bool) throws {
        let page = Page(hasForm: true)
        page.onAppear = { [weak page] in page?.form.keyboardAvoidance = .insets }
        let stage = try open(page, pushes: pushes)
        #expect(page.numbers == [302, 0, 0, 0] && page.isClear)
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0])
    }

    @Test(arguments: [true, false])
    func `a translation on a page that has just appeared replaces automatic`(pushes: Bool) throws {
        let page = Page(hasForm: false)
        page.onAppear = { [weak page] in page?.card.keyboardAvoidance = .translation }
        let stage = try open(page, pushes: pushes)
        #expect(page.numbers == [0, 0, -302, 0] && page.isClear)
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0])
    }

    @Test func `a listener that is added meanwhile replaces automatic`() throws {
        let page = Page(hasForm: true), listener = Listener(page.form)
        page.onAppear = { KeyboardBroadcaster.shared.addListener(listener) }
        let stage = try open(page, pushes: true)
        #expect(page.numbers == [302, 0, 0, 0] && page.isClear)
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0])
        KeyboardBroadcaster.shared.removeListener(listener)
    }

    @Test(arguments: [true, false], [true, false])
    func `of scene and window the window's automatic acts`(isWindowFirst: Bool, isUp: Bool) throws {
        let page = Page(hasForm: true), stage = try stage()
        let window = stage.phone.window, scene = try #require(window.windowScene)
        let set = [
            { window.keyboardAvoidance = .automatic.spacing(8) }, { scene.keyboardAvoidance = .automatic.spacing(3) }
        ]
        if !isUp { for step in isWindowFirst ? set : set.reversed() { step() } }
        stage.present(page)
        stage.settle()
        if isUp { for step in isWindowFirst ? set : set.reversed() { step() } }
        stage.settle()
        #expect(page.numbers == [310, 0, 0, 0])
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0])
        try stage.edit("Field")
        #expect(page.numbers == [310, 0, 0, 0])
        window.keyboardAvoidance = nil
        stage.settle()
        #expect(page.numbers == [305, 0, 0, 0], "the scene's goes on alone")
        scene.keyboardAvoidance = nil
        #expect(page.numbers == [0, 0, 0, 0])
        stage.hide()
        #expect(page.numbers == [0, 0, 0, 0])
    }

    // MARK: Any order and time

    /// An object, and one of the values that the app sets as its avoidance.
    private enum Setting: Int, CaseIterable {
        case window, windowNone, scene, sceneNone, form, formNone, safeArea, excluded, controllerNone, card, cardNone

        @MainActor
        func apply(to page: Page, in window: UIWindow) {
            switch self {
            case .window: window.keyboardAvoidance = .automatic.spacing(8)
            case .windowNone: window.keyboardAvoidance = nil
            case .scene: window.windowScene?.keyboardAvoidance = .automatic
            case .sceneNone: window.windowScene?.keyboardAvoidance = nil
            case .form: page.form.keyboardAvoidance = .insets
            case .formNone: page.form.keyboardAvoidance = nil
            case .safeArea: page.keyboardAvoidance = .safeArea
            case .excluded: page.keyboardAvoidance = .excluded
            case .controllerNone: page.keyboardAvoidance = nil
            case .card: page.card.keyboardAvoidance = .translation
            case .cardNone: page.card.keyboardAvoidance = nil
            }
        }

        /// The object that the setting concerns.
        var object: Int {
            switch self {
            case .window, .windowNone: 0
            case .scene, .sceneNone: 1
            case .form, .formNone: 2
            case .safeArea, .excluded, .controllerNone: 3
            case .card, .cardNone: 4
            }
        }
    }

    private func play(
        _ settings: [Setting], hasForm: Bool, meanwhile count: Int
    ) throws -> (up: [CGFloat], down: [CGFloat]) {
        let page = Page(hasForm: hasForm), stage = try stage()
        let window = stage.phone.window
        for setting in settings.dropLast(count) { setting.apply(to: page, in: window) }
        stage.present(page)
        stage.settle()
        for (index, setting) in settings.suffix(count).enumerated() {
            setting.apply(to: page, in: window)
            if index % 3 == 1 { stage.phone.endTurn() }
            if index % 3 == 2 { stage.settle() }
        }
        stage.settle()
        let up = page.numbers
        stage.hide()
        let down = page.numbers
        window.keyboardAvoidance = nil
        window.windowScene?.keyboardAvoidance = nil
        return (up, down)
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `any order of settings is like the last ones alone`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let settings = (0..<8).compactMap { _ in Setting.allCases.randomElement(using: &generator) }
        let last = (0..<5).compactMap { object in settings.last { $0.object == object } }
        let hasForm = Bool.random(using: &generator)
        let meanwhile = Int.random(in: 1...8, using: &generator)
        let wanted = try play(last, hasForm: hasForm, meanwhile: 0)
        let found = try play(settings, hasForm: hasForm, meanwhile: meanwhile)
        #expect(found.up == wanted.up, "\(settings), \(meanwhile) meanwhile, \(hasForm ? "form" : "card")")
        #expect(found.down == [0, 0, 0, 0] && wanted.down == [0, 0, 0, 0], "\(settings)")
    }
}

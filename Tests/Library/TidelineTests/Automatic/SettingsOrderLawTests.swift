import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import TestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The app sets, replaces and removes avoidances in any order and at any time, and only the last settings count.
@MainActor
@Suite struct SettingsOrderLawTests {
    /// An object, and one of the values that the app sets as its avoidance.
    private enum Setting: Int, CaseIterable {
        case window, windowExcluded, windowNone, scene, sceneNone, list, listSpaced, listExcluded, listNone
        case safeArea, pageExcluded, pageNone, card, cardExcluded, cardNone, constant, constantNone, guide, guideNone

        /// The object that the setting concerns.
        enum Object: CaseIterable { case window, scene, list, page, card, ground, guide }

        var object: Object {
            switch self {
            case .window, .windowExcluded, .windowNone: .window
            case .scene, .sceneNone: .scene
            case .list, .listSpaced, .listExcluded, .listNone: .list
            case .safeArea, .pageExcluded, .pageNone: .page
            case .card, .cardExcluded, .cardNone: .card
            case .constant, .constantNone: .ground
            case .guide, .guideNone: .guide
            }
        }

        var isRemoval: Bool {
            [.windowNone, .sceneNone, .listNone, .pageNone, .cardNone, .constantNone, .guideNone].contains(self)
        }

        @MainActor
        func apply(to page: SettingsPage, in window: UIWindow, _ keyboard: Keyboard) {
            switch self {
            case .window: window.keyboardAvoidance = .automatic.spacing(8).following(keyboard)
            case .windowExcluded: window.keyboardAvoidance = .excluded
            case .windowNone: window.keyboardAvoidance = nil
            case .scene: window.windowScene?.keyboardAvoidance = .automatic.following(keyboard)
            case .sceneNone: window.windowScene?.keyboardAvoidance = nil
            case .list: page.list.keyboardAvoidance = .insets.following(keyboard)
            case .listSpaced: page.list.keyboardAvoidance = .insets.spacing(10).following(keyboard)
            case .listExcluded: page.list.keyboardAvoidance = .excluded
            case .listNone: page.list.keyboardAvoidance = nil
            case .safeArea: page.keyboardAvoidance = .safeArea.following(keyboard)
            case .pageExcluded: page.keyboardAvoidance = .excluded
            case .pageNone: page.keyboardAvoidance = nil
            case .card: page.card.keyboardAvoidance = .translation.following(keyboard)
            case .cardExcluded: page.card.keyboardAvoidance = .excluded
            case .cardNone: page.card.keyboardAvoidance = nil
            case .constant: page.ground.keyboardAvoidance = .constant.following(keyboard)
            case .constantNone: page.ground.keyboardAvoidance = nil
            case .guide: page.view.addKeyboardGuide(keyboard: keyboard)
            case .guideNone:
                for guide in page.view.layoutGuides where guide is KeyboardGuide { page.view.removeLayoutGuide(guide) }
            }
        }
    }

    private enum Step: CustomStringConvertible {
        case set(Setting), present, turn, settle, wait, hide, focus

        var description: String {
            if case .set(let setting) = self { return "\(setting)" }
            return switch self {
            case .present: "PRESENT"
            case .turn: "end of turn"
            case .settle: "rest"
            case .wait: "0.1 s"
            case .hide: "hide"
            default: "focus"
            }
        }

        var setting: Setting? { if case .set(let setting) = self { setting } else { nil } }

        static func steps(using generator: inout SeededGenerator) -> [Step] {
            var steps = (0..<9).map { _ -> Step in
                switch Int.random(in: 0..<12, using: &generator) {
                case 0..<7: .set(Setting.allCases.randomElement(using: &generator) ?? .window)
                case 7: .turn
                case 8: .settle
                case 9: .wait
                case 10: .hide
                default: .focus
                }
            }
            steps.insert(.present, at: Int.random(in: 0..<steps.count, using: &generator))
            return steps
        }
    }

    /// Where a page is shown, and whether the keyboard's object is made with the first setting.
    struct Place: Sendable, CustomTestStringConvertible {
        enum Container: CaseIterable { case window, sheet, mediumSheet }
        let kind: SettingsPage.Kind
        let container: Container
        let isKeyboardLate: Bool
        var testDescription: String { "\(kind) in a \(container)\(isKeyboardLate ? ", keyboard found late" : "")" }
        static let all = SettingsPage.Kind.allCases.flatMap { kind in
            Container.allCases.flatMap { container in
                [false, true].map { Place(kind: kind, container: container, isKeyboardLate: $0) }
            }
        }
    }

    private struct Result { let up: [CGFloat], down: [CGFloat], isClear: Bool }

    private func play(_ steps: [Step], at place: Place) throws -> Result {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = SettingsPage(place.kind)
        let root = UIViewController(), window = stage.phone.window
        let early = place.isKeyboardLate ? nil : Keyboard()
        var late: Keyboard?
        var isPresented = false
        func present() {
            guard !isPresented else { return }
            isPresented = true
            if place.container == .window { return stage.present(page) }
            if place.container == .mediumSheet { page.sheetPresentationController?.detents = [.medium()] }
            root.present(page, animated: true)
        }
        if place.container != .window { stage.present(root) }
        for step in steps {
            switch step {
            case .set(let setting):
                let keyboard = early ?? late ?? Keyboard()
                if early == nil { late = keyboard }
                setting.apply(to: page, in: window, keyboard)
            case .present: present()
            case .turn: stage.phone.endTurn()
            case .settle: stage.settle()
            case .wait: stage.advance(by: 0.1)
            case .hide: stage.dismissKeyboard()
            case .focus: if isPresented { page.field.becomeFirstResponder() }
            }
        }
        present()
        stage.settle()
        page.field.becomeFirstResponder()
        stage.settle()
        let up = page.numbers, isClear = page.isClear
        stage.hide()
        let down = page.numbers
        window.keyboardAvoidance = nil
        window.windowScene?.keyboardAvoidance = nil
        return Result(up: up, down: down, isClear: isClear)
    }

    /// Other tests need the main actor, so a process of its own plays the settings.
    @Test func `any order of settings is like the last ones alone`() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run { for place in Place.all { try SettingsOrderLawTests().searchOrders(at: place) } }
        }
    }

    private func searchOrders(at place: Place) throws {
        let found = try LawSearch.counterExample(
            sequences: Self.sequences, seed: 1, making: { Step.steps(using: &$0) }
        ) { steps in
            let settings = steps.compactMap(\.setting)
            let last = Setting.Object.allCases.compactMap { object in settings.last { $0.object == object } }
            let wanted = try play(last.map(Step.set), at: place), found = try play(steps, at: place)
            if found.up != wanted.up { return "\(found.up) instead of \(wanted.up)" }
            // Only insets and `automatic` scroll to the field. Elsewhere UIKit does so, when the keyboard comes.
            let scrolls = last.allSatisfy { $0.isRemoval || [.window, .scene, .list, .listSpaced].contains($0) }
            if scrolls, wanted.isClear, !found.isClear { return "\(found.up), but the keyboard covers the field" }
            if found.down != wanted.down { return "\(found.down) instead of \(wanted.down) after the hide" }
            return wanted.down.allSatisfy { $0 == 0 } ? nil : "\(wanted.down) after the hide"
        }
        #expect(found == nil, "\(place)")
    }

    @Test func `automatic that is set after the page makes room as before the page`() throws {
        let place = Place(kind: .innerList, container: .window, isKeyboardLate: false)
        let before = try play([.set(.window)], at: place), after = try play([.present, .set(.window)], at: place)
        #expect(before.isClear && after.isClear)
        #expect(after.up == before.up)
    }

    private static let sequences = max(6, LawSearch.sequences / 50)
}

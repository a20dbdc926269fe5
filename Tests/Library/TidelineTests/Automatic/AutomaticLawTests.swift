import DeviceSimulation
import Foundation
import HostTestSupport
import Gallery
import TestSupport
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A screen without keyboard code is unchanged after any steps of a person that end in a hide.
@MainActor
@Suite struct AutomaticLawTests {
    enum Step: CustomStringConvertible {
        case focus(Int), hide, turn, wait, predictions, undock

        var description: String {
            switch self {
            case .focus(let number): "focus input \(number)"
            case .hide: "hide"
            case .turn: "turn"
            case .wait: "wait 0.1 s"
            case .predictions: "switch predictions"
            case .undock: "undock"
            }
        }

        static func steps(using generator: inout SeededGenerator) -> [Step] {
            (0..<Int.random(in: 2...7, using: &generator)).map { _ in
                switch Int.random(in: 0..<10, using: &generator) {
                case 0...4: .focus(Int.random(in: 0..<12, using: &generator))
                case 5: .hide
                case 6: .turn
                case 7: .wait
                case 8: .predictions
                default: .undock
                }
            }
        }
    }

    nonisolated static let screens: [(name: String, make: @MainActor @Sendable () -> UIViewController)] = [
        ("nested scrollers", { NestedScrollersViewController() }), ("field table", { FieldTableViewController() }),
        ("search", { SearchViewController() }), ("chat", { ChatViewController() }),
        ("two columns", { TwoColumnsViewController() }), ("bottom bar", { BottomBarViewController() }),
        ("note", { UINavigationController(rootViewController: NoteViewController()) }),
        ("sign in", { SignInViewController(handling: .none) }), ("unlock", { UnlockViewController(handling: .none) }),
        ("transfer", { TransferViewController(handling: .none) }),
        ("registration", { RegistrationViewController(handling: .none) })
    ]

    @Test(arguments: screens.indices, [Place.small, .pad])
    func `after the last hide a screen has its own numbers again`(
        index: Int, place: Place
    ) throws {
        let found = try LawSearch.counterExample(sequences: 12, seed: 31, making: { Step.steps(using: &$0) }) { steps in
            try Self.fault(of: Self.screens[index].make(), on: place, after: steps)
        }
        #expect(found == nil, "\(Self.screens[index].name) on \(place)")
    }

    private static func fault(of controller: UIViewController, on place: Place, after steps: [Step]) throws -> String? {
        let stage = SimulatedStage(try Screens.device(place.size))
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(controller)
        let before = numbers(of: stage.phone.window)
        for step in steps { try play(step, on: stage) }
        stage.settle()
        if case .docked(let frame) = Keyboard.shared.state, let fault = coverage(on: stage, frame) { return fault }
        stage.hide()
        if stage.phone.orientation != .portrait { stage.rotate(to: .portrait) }
        stage.settle()
        let after = numbers(of: stage.phone.window)
        return after == before ? nil : "\(after) instead of \(before)"
    }

    /// Returns a sentence if a docked keyboard covers the input.
    private static func coverage(on stage: SimulatedStage, _ keyboard: CGRect) -> String? {
        guard let input = stage.phone.window.firstInput else { return nil }
        let room = keyboard.minY
        let focus = KeyboardFocus.input.rectangle(of: input, in: stage.phone.window, room: room)
        return focus.maxY <= keyboard.minY + 0.5 ? nil : "\(focus) under the keyboard \(keyboard)"
    }

    private static func play(_ step: Step, on stage: SimulatedStage) throws {
        switch step {
        case .focus(let number):
            let inputs = stage.inputs
            if !inputs.isEmpty { try? stage.focus(inputs[number % inputs.count]) }
            stage.settle()
        case .hide: stage.dismissKeyboard()
        case .turn: stage.rotate(to: stage.phone.orientation == .portrait ? .landscape : .portrait)
        case .wait: stage.advance(by: 0.1)
        case .predictions:
            stage.phone.keyboard.setShowsPredictions(!stage.phone.keyboard.showsPredictionBar)
            stage.settle()
        case .undock:
            guard stage.phone.window.traitCollection.userInterfaceIdiom == .pad else { return }
            stage.phone.keyboard.undock(to: CGRect(x: 250, y: 300, width: 320, height: 260))
            stage.settle()
        }
    }

    /// All values that an avoidance may change, by a view's path in the tree.
    ///
    /// A list may reuse its cells for other rows, so cells are left out.
    private static func numbers(of view: UIView) -> [String] {
        var found: [String] = []
        func add(_ view: UIView, _ path: String) {
            let name = "\(path)/\(view.accessibilityIdentifier ?? "\(type(of: view))")", own = view.transform
            if !own.isIdentity { found.append("\(name) transform \([own.a, own.b, own.c, own.d, own.tx, own.ty])") }
            if let scrollView = view as? UIScrollView {
                let inset = scrollView.contentInset, indicators = scrollView.verticalScrollIndicatorInsets
                found.append("\(name) insets \(inset.bottom) \(inset.top) \(indicators.bottom) \(indicators.top)")
            }
            if let controller = view.next as? UIViewController {
                found.append("\(name) safe area \(controller.additionalSafeAreaInsets.bottom)")
            }
            let rows = view is UITableView
            if !rows { found.append("\(name) \(view.subviews.count) subviews") }
            for subview in view.subviews where !(subview is UITableViewCell) { add(subview, name) }
        }
        add(view, "")
        return found
    }
}

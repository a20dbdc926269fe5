import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import TestSupport
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// A guide that follows the keyboard of the inputs in one view alone.
@MainActor
@Suite struct GuideOfInputsTests {
    enum Step: CustomStringConvertible, CaseIterable {
        case editInside, editOutside, endEditing, openAlert, closeAlert, rotate, openPanel, closePanel

        var description: String {
            switch self {
            case .editInside: "edit the bar's field"
            case .editOutside: "edit the other field"
            case .endEditing: "end editing"
            case .openAlert: "edit an alert's field"
            case .closeAlert: "close the alert"
            case .rotate: "rotate"
            case .openPanel: "open a panel"
            case .closePanel: "close the panel"
            }
        }

        static func sequence(using generator: inout SeededGenerator) -> [Step] {
            (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                allCases.randomElement(using: &generator) ?? .editInside
            }
        }
    }

    /// A page with a field, and with a bar that has a field of its own.
    @MainActor
    private final class Page {
        let stage: SimulatedStage
        let keyboard = Keyboard()
        let controller = UIViewController()
        let field = UITextField(), bar = UIView(), barField = UITextField(), panel = UIView()
        let own: KeyboardGuide, every: KeyboardGuide
        private var latest: UIView?

        init() throws {
            stage = SimulatedStage(try Screens.device(Screens.large))
            let view: UIView = controller.view
            field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            barField.frame = CGRect(x: 20, y: 2, width: 200, height: 40)
            bar.addSubview(barField)
            bar.translatesAutoresizingMaskIntoConstraints = false
            for part in [field, bar] { view.addSubview(part) }
            (own, every) = (view.keyboardGuide(forInputsIn: bar), view.keyboardGuide)
            for guide in [own, every] { guide.keyboard = keyboard }
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 44),
                bar.bottomAnchor.constraint(equalTo: own.topAnchor)
            ])
            stage.present(controller)
        }

        var shownBottom: CGFloat { (bar.layer.presentation() ?? bar.layer).frame.maxY }
        var top: CGFloat { own.layoutFrame.minY }
        var rest: CGFloat { controller.view.safeAreaLayoutGuide.layoutFrame.maxY }

        /// Where the guide belongs, reckoned from what a person sees.
        var expected: CGFloat {
            if barField.isFirstResponder { return every.layoutFrame.minY }
            guard keyboard.told == .hidden, panel.window != nil, latest === barField else { return rest }
            return every.layoutFrame.minY
        }

        func play(_ step: Step) {
            switch step {
            case .editInside: edit(barField)
            case .editOutside: edit(field)
            case .endEditing: stage.hide()
            case .openAlert: openAlert()
            case .closeAlert: if controller.presentedViewController != nil { controller.dismiss(animated: true) }
            case .rotate: stage.rotate(to: stage.phone.orientation == .portrait ? .landscape : .portrait)
            case .openPanel: openPanel()
            case .closePanel: panel.removeFromSuperview()
            }
            stage.settle()
        }

        private func edit(_ input: UITextField) {
            guard controller.presentedViewController == nil else { return }
            if input.becomeFirstResponder() { latest = input }
        }

        private func openAlert() {
            guard controller.presentedViewController == nil else { return }
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            controller.present(alert, animated: true)
            stage.settle()
            if alert.textFields?.first?.becomeFirstResponder() ?? false { latest = alert.textFields?.first }
        }

        private func openPanel() {
            guard controller.presentedViewController == nil else { return }
            controller.view.addSubview(panel)
            keyboard.hold(for: panel)
            controller.view.endEditing(true)
        }
    }

    @Test func `a guide of a view's inputs follows their keyboard and no other`() throws {
        let found = try LawSearch.counterExample(
            sequences: LawSearch.sequences, seed: 76, making: Step.sequence
        ) { steps in
            let page = try Page()
            for step in steps {
                page.play(step)
                guard abs(page.top - page.expected) < 1e-9 else {
                    return "after \(step) the top is \(page.top) instead of \(page.expected)"
                }
            }
            return nil
        }
        #expect(found == nil)
    }

    @Test func `it follows another input above the same keyboard, in the keyboard's animation`() throws {
        let page = try Page()
        page.play(.editOutside)
        #expect(page.top == 810)
        page.barField.becomeFirstResponder()
        page.stage.advance(by: 0)
        #expect(page.top == 508 && page.shownBottom > 700)
        page.stage.settle()
        #expect(page.shownBottom == 508)
        page.field.becomeFirstResponder()
        page.stage.settle()
        #expect(page.shownBottom == 810)
    }

    @Test func `it has its place before the keyboard that the app expects`() throws {
        let page = try Page()
        page.keyboard.expect(300, for: page.field)
        page.stage.settle()
        #expect(page.top == 810)
        page.keyboard.expect(300, for: page.barField)
        page.stage.settle()
        #expect(page.top == 544)
    }

    @Test func `each view has a guide of its own`() throws {
        let page = try Page(), view: UIView = page.controller.view
        #expect(view.keyboardGuide === page.every && view.keyboardGuide(forInputsIn: page.bar) === page.own)
        #expect(view.keyboardGuide(forInputsIn: page.panel) !== page.own && page.own !== page.every)
    }

    @Test func `a guide whose view is gone rests`() throws {
        let page = try Page()
        var container: UIView? = UIView()
        let guide = try #require(container.map { page.controller.view.keyboardGuide(forInputsIn: $0) })
        guide.keyboard = page.keyboard
        container = nil
        page.play(.editInside)
        #expect(guide.layoutFrame.minY == 810 && page.top == 508)
    }

    @Test func `automatic serves the inputs that such a guide leaves out`() throws {
        let page = try Page()
        page.stage.phone.window.keyboardAvoidance = .automatic.following(page.keyboard)
        page.every.keyboard = nil
        page.field.frame.origin.y = 700
        page.play(.editOutside)
        #expect(page.field.convert(page.field.bounds, to: nil).maxY <= 508)
        page.play(.editInside)
        #expect(page.shownBottom == 508 && page.controller.view.transform == .identity)
    }
}

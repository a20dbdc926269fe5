import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct ExplanationTests {
    private func lines(_ ways: [AvoidanceWay], _ act: (LawBench) -> Void) throws -> [String] {
        let bench = try LawBench(ways)
        bench.subject.panel.accessibilityIdentifier = "Panel"
        bench.subject.controller.view.accessibilityIdentifier = "Screen"
        var lines: [String] = []
        bench.keyboard.onLog = { lines.append($0.description) }
        act(bench)
        return lines
    }

    @Test func `an explanation names the avoider, distance and reason`() throws {
        let lines = try lines([.scrollInsets]) { $0.post(.willShow, y: 508, height: 336) }
        #expect(
            lines == [
                "Panel: scroll insets: the keyboard covers 336 pt of it; kept clear by 296.7 pt, because the insets hold "
                    + "the rest already (docked: (0, 508, 390, 336))"
            ])
    }

    @Test func `moved 0 has a reason too`() throws {
        let lines = try lines([.guide, .safeArea]) { bench in
            bench.post(.willChangeFrame, end: CGRect(x: 20, y: 300, width: 150, height: 200))
            bench.subject.controller.view.keyboardAvoidance = .excluded
            bench.post(.willShow, y: 508, height: 336)
        }
        let floating =
            "nothing to do, because no docked keyboard covers any of it "
            + "(undocked: (20, 300, 150, 200) ends above the screen's bottom)"
        let excluded = "left alone, because it has opted out (docked: (0, 508, 390, 336))"
        #expect(
            lines == [
                "Screen: layout guide: " + floating,
                "Screen: safe area: " + floating,
                "Screen: layout guide: " + excluded,
                "Screen: safe area: " + excluded
            ])
    }

    @Test func `the log has one line per appearance and disappearance`() throws {
        let lines = try lines([.scrollInsets]) { bench in
            for event in [KeyboardEvent.willShow, .willChangeFrame, .didShow, .didChangeFrame] {
                bench.post(event, y: 508, height: 336)
            }
            for event in [KeyboardEvent.willHide, .willChangeFrame, .didHide] {
                bench.post(event, y: 844, height: 336)
            }
        }
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.first?.contains("kept clear by 296.7 pt") ?? false, "\(lines)")
        #expect(lines.last?.contains("nothing to do") ?? false, "\(lines)")
    }

    @Test func `an unnamed view is called by its type and controller`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = SheetOfPaper(),
            form = UIScrollView()
        form.frame = stage.phone.window.bounds
        controller.view.addSubview(form)
        stage.present(controller)
        form.keyboardAvoidance = .insets
        #expect(form.nameInLog == "UIScrollView in SheetOfPaper")
    }

    private final class SheetOfPaper: UIViewController {}

    @Test func `the log names an option that means nothing for a way`() throws {
        let bench = try ObserverBench(Screens.large), form = UIScrollView()
        var lines: [String] = []
        bench.keyboard.onLog = { lines.append($0.description) }
        form.keyboardAvoidance = .insets.focus(.caret).coveringOwnInset.spacing(8).following(bench.keyboard)
        form.keyboardAvoidance = .translation.coveringOwnInset.following(bench.keyboard)
        form.keyboardAvoidance = .excluded.spacing(8).following(bench.keyboard)
        #expect(
            lines == [
                "UIScrollView: the option coveringOwnInset means nothing for the way translation",
                "UIScrollView: the option spacing means nothing for the way excluded"
            ])
    }

    @Test func `the log tells that a window cannot move`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), field = UITextField()
        let controller = UIViewController()
        field.accessibilityIdentifier = "Field"
        field.frame = CGRect(x: 20, y: 700, width: 200, height: 44)
        controller.view.addSubview(field)
        stage.present(controller)
        var lines: [String] = []
        Keyboard.shared.onLog = { lines.append($0.description) }
        defer { Keyboard.shared.onLog = nil }
        stage.phone.window.keyboardAvoidance = .translation
        defer { stage.phone.window.keyboardAvoidance = nil }
        try stage.focus("Field")
        #expect(lines.contains { $0.contains("left alone, because a window cannot move. Use .automatic") }, "\(lines)")
        #expect(stage.phone.window.transform == .identity)
    }

    @Test func `a constraint that holds nothing above the ground is named`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(),
            field = UITextField()
        field.accessibilityIdentifier = "Field"
        field.frame = CGRect(x: 20, y: 700, width: 200, height: 44)
        controller.view.addSubview(field)
        stage.present(controller)
        let width = field.widthAnchor.constraint(equalToConstant: 200)
        width.identifier = "Width"
        width.isActive = true
        var lines: [String] = []
        Keyboard.shared.onLog = { lines.append($0.description) }
        defer { Keyboard.shared.onLog = nil }
        width.keyboardAvoidance = .constant
        try stage.focus("Field")
        #expect(lines.contains { $0.hasPrefix("Width: constraint: left alone, because it relates no two") }, "\(lines)")
    }
}

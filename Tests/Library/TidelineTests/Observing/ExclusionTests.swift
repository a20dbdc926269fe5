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
@Suite struct ExclusionTests {
    private func shown(_ way: AvoidanceWay) throws -> (LawBench, [CGFloat], CGRect) {
        let bench = try LawBench([way]), start = bench.subject.appState
        let frame = CGRect(x: 0, y: bench.screen.height - 336, width: bench.screen.width, height: 336)
        bench.show(frame)
        #expect(bench.subject.appState != start)
        return (bench, start, frame)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `W1 a view that is excluded while the keyboard is up moves back at once`(
        way: AvoidanceWay
    ) throws {
        let (bench, start, frame) = try shown(way)
        let view: UIView = bench.subject.controller.view
        let up = bench.subject.appState
        view.keyboardAvoidance = .excluded
        bench.phone.settle()
        #expect(bench.subject.appState == start, "\(way)")
        #expect(Exclusion.concerns(bench.subject.panel))
        bench.show(frame)
        #expect(bench.subject.appState == start, "\(way)")
        view.keyboardAvoidance = nil
        bench.phone.settle()
        #expect(zip(bench.subject.appState, up).allSatisfy { abs($0 - $1) < 1e-9 }, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases.filter { $0 != .safeArea })
    func `W1 a controller that opts out takes its views along`(way: AvoidanceWay) throws {
        let (bench, start, _) = try shown(way)
        bench.subject.controller.keyboardAvoidance = .excluded
        bench.phone.settle()
        #expect(bench.subject.appState == start, "\(way)")
        bench.subject.controller.keyboardAvoidance = nil
        bench.phone.settle()
        #expect(bench.subject.appState != start, "\(way)")
    }

    @Test func `an excluded view is not kept alive`() throws {
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            view.keyboardAvoidance = .excluded
            view.keyboardAvoidance = .excluded
        }
        #expect(gone == nil)
        #expect(!Exclusion.concerns(UIView()))
    }

    /// Whether the page, its controller or the input itself opts out.
    enum Excluded: CaseIterable { case view, controller, input }

    @Test(arguments: Excluded.allCases)
    func `automatic leaves a screen that opts out meanwhile, and says so`(excluded: Excluded) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = UIViewController()
        let field = UITextField(frame: CGRect(x: 16, y: 700, width: 200, height: 34))
        field.accessibilityIdentifier = "Field"
        page.view.addSubview(field)
        stage.phone.window.keyboardAvoidance = .automatic
        defer { stage.phone.window.keyboardAvoidance = nil }
        var log: [String] = []
        Keyboard.shared.onLog = { log.append($0.description) }
        defer { Keyboard.shared.onLog = nil }
        stage.present(page)
        try stage.edit("Field")
        let up = page.view.transform.ty
        #expect(up < 0)
        for _ in 1...2 {
            log = []
            switch excluded {
            case .view: page.view.keyboardAvoidance = .excluded
            case .controller: page.keyboardAvoidance = .excluded
            case .input: field.keyboardAvoidance = .excluded
            }
            stage.settle()
            #expect(page.view.transform == .identity && log.contains { $0.contains("it has opted out") }, "\(log)")
            switch excluded {
            case .view: page.view.keyboardAvoidance = nil
            case .controller: page.keyboardAvoidance = nil
            case .input: field.keyboardAvoidance = nil
            }
            stage.settle()
            #expect(page.view.transform.ty == up, "\(log)")
        }
    }
}

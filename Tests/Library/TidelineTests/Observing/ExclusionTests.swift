import DeviceSimulation
import Foundation
import KeyboardModel
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
}

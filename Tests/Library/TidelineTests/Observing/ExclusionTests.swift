import DeviceSimulation
import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct ExclusionTests {
    private func shown(_ means: Means) throws -> (LawBench, [CGFloat], CGRect) {
        let bench = try LawBench([means]), start = bench.subject.appState
        let frame = CGRect(x: 0, y: bench.screen.height - 336, width: bench.screen.width, height: 336)
        bench.show(frame)
        #expect(bench.subject.appState != start)
        return (bench, start, frame)
    }

    @Test(arguments: Means.allCases)
    func `W1 a view that is excluded while the keyboard is up is as before at once, and stays so`(means: Means) throws {
        let (bench, start, frame) = try shown(means)
        let view: UIView = bench.subject.controller.view
        let up = bench.subject.appState
        view.keyboardAvoidance = .excluded
        bench.bench.phone.settle()
        #expect(bench.subject.appState == start, "\(means)")
        #expect(AvoidanceSlot.isExcluded(bench.subject.panel))
        bench.show(frame)
        #expect(bench.subject.appState == start, "\(means)")
        view.keyboardAvoidance = nil
        bench.bench.phone.settle()
        #expect(zip(bench.subject.appState, up).allSatisfy { abs($0 - $1) < 1e-9 }, "\(means)")
    }

    @Test(arguments: Means.allCases.filter { $0 != .safeArea })
    func `W1 a controller that opts out takes its views along`(means: Means) throws {
        let (bench, start, _) = try shown(means)
        bench.subject.controller.keyboardAvoidance = .excluded
        bench.bench.phone.settle()
        #expect(bench.subject.appState == start, "\(means)")
        bench.subject.controller.keyboardAvoidance = nil
        bench.bench.phone.settle()
        #expect(bench.subject.appState != start, "\(means)")
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
        #expect(!AvoidanceSlot.isExcluded(UIView()))
    }
}

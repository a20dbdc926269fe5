import DeviceSimulation
import Foundation
import Testing
import Tideline
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
        let observer = bench.bench.observer, view: UIView = bench.subject.controller.view
        let up = bench.subject.appState
        observer.exclude(view)
        bench.bench.phone.settle()
        #expect(bench.subject.appState == start, "\(means)")
        #expect(observer.isExcluded(bench.subject.panel))
        bench.show(frame)
        #expect(bench.subject.appState == start, "\(means)")
        observer.include(view)
        bench.bench.phone.settle()
        #expect(zip(bench.subject.appState, up).allSatisfy { abs($0 - $1) < 1e-9 }, "\(means)")
    }

    @Test(arguments: Means.allCases)
    func `W1 a controller that opts out takes its views along`(means: Means) throws {
        let (bench, start, _) = try shown(means)
        bench.bench.observer.exclude(bench.subject.controller)
        bench.bench.phone.settle()
        #expect(bench.subject.appState == start, "\(means)")
        bench.bench.observer.include(bench.subject.controller)
        bench.bench.phone.settle()
        #expect(bench.subject.appState != start, "\(means)")
    }

    @Test func `what is excluded is not kept alive`() throws {
        let bench = try ObserverBench()
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            bench.observer.exclude(view)
            bench.observer.exclude(view)
        }
        #expect(gone == nil)
        #expect(!bench.observer.isExcluded(UIView()))
    }
}

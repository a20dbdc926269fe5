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
@Suite struct ResponderEventTests {
    /// The events of a closure, each as a short line.
    @MainActor
    private final class Log {
        var lines: [String] = []
        var overlaps: [CGFloat] = []

        func note(_ event: KeyboardResponder.Event, overlapOf view: UIView) {
            switch event {
            case .appear(let minY, let duration, let curve, let overlapOf):
                lines.append("appear \(minY) \(duration) \(curve.rawValue)")
                overlaps.append(overlapOf(view))
            case .disappear(let duration, let curve): lines.append("disappear \(duration) \(curve.rawValue)")
            }
        }
    }

    private func bench() throws -> (ObserverBench, KeyboardResponder, Log, UIView) {
        let bench = try ObserverBench(Screens.large), log = Log(), view = UIView()
        let responder = KeyboardResponder(keyboard: bench.keyboard)
        bench.phone.show(UIViewController())
        view.frame = CGRect(x: 0, y: 400, width: 390, height: 300)
        bench.phone.window.rootViewController?.view.addSubview(view)
        responder.subscribe { [weak view] event in
            if let view { log.note(event, overlapOf: view) }
        }
        return (bench, responder, log, view)
    }

    @Test func `an appearance and a disappearance are one event each`() throws {
        let (bench, responder, log, _) = try bench()
        for event in [KeyboardEvent.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
            bench.post(event, y: 508, height: 336)
        }
        for event in [KeyboardEvent.willChangeFrame, .willHide, .didChangeFrame, .didHide] {
            bench.post(event, y: 844, height: 336)
        }
        #expect(log.lines == ["appear 508.0 0.25 7", "disappear 0.25 7"])
        _ = responder
    }

    @Test func `S10 S20 only a new frame causes a new event`() throws {
        let (bench, responder, log, _) = try bench()
        for _ in 0..<3 { bench.post(.willShow, y: 508, height: 336) }
        bench.post(.willChangeFrame, y: 463, height: 381)
        #expect(log.lines == ["appear 508.0 0.25 7", "appear 463.0 0.25 7"])
        _ = responder
    }

    @Test func `a view's overlap is 0 or less, from the keyboard's top`() throws {
        let (bench, responder, log, view) = try bench()
        bench.post(.willShow, y: 508, height: 336)
        #expect(log.overlaps == [508 - 700])
        view.frame.size.height = 50
        bench.post(.willShow, y: 553, height: 291)
        #expect(log.overlaps.last == 0)
        _ = responder
    }

    @Test func `a view without a window is covered by nothing`() throws {
        let (bench, responder, _, view) = try bench()
        var overlap: CGFloat?
        view.removeFromSuperview()
        responder.subscribe { event in
            if case .appear(_, _, _, let overlapOf) = event { overlap = overlapOf(view) }
        }
        bench.post(.willShow, y: 508, height: 336)
        #expect(overlap == 0)
    }

    @Test func `S25 undocking is a disappearance, docking an appearance`() throws {
        let (bench, responder, log, _) = try bench()
        bench.post(.willShow, y: 508, height: 336)
        bench.post(.willChangeFrame, end: CGRect(x: 20, y: 300, width: 150, height: 200))
        bench.post(.willShow, y: 508, height: 336)
        #expect(log.lines == ["appear 508.0 0.25 7", "disappear 0.25 7", "appear 508.0 0.25 7"])
        _ = responder
    }

    @Test func `a later subscription replaces the earlier closure`() throws {
        let (bench, responder, log, _) = try bench()
        bench.post(.willShow, y: 508, height: 336)
        var heard = 0
        responder.subscribe { _ in heard += 1 }
        #expect(heard == 1)
        bench.post(.willHide, y: 844, height: 336)
        #expect(heard == 2)
        #expect(log.lines.count == 1)
    }

    @Test func `a responder that is gone calls no closure`() throws {
        let bench = try ObserverBench(Screens.large)
        var heard = 0
        do {
            let responder = KeyboardResponder(keyboard: bench.keyboard)
            responder.subscribe { _ in heard += 1 }
            bench.post(.willShow, y: 508, height: 336)
        }
        bench.post(.willHide, y: 844, height: 336)
        #expect(heard == 1)
    }
}

import DeviceSimulation
import Foundation
@testable import SimulatedStages
import TestSupport
import Testing
@testable import Tideline
import UIKit

/// The library and the simulated phone interpret recorded logs independently.
@MainActor
@Suite struct RecordedLogTests {
    private func traces() throws -> [KeyboardTrace] {
        try RecordedLogs.all().map { try KeyboardTrace.decode($0.data) }
    }

    /// Returns the covered height of a view that fills the screen, after each notification.
    ///
    /// The library and the replay each compute the heights.
    private func overlaps(in trace: KeyboardTrace) throws -> (library: [Double], bench: [Double]) {
        let replay = TraceReplay(trace), stage = SimulatedStage(replay.device, orientation: replay.orientation)
        // Each log is played with a new `Keyboard`. A log may begin with a `did…` notification. A `Keyboard` ignores
        // this notification if the log before has ended with a hide.
        let keyboard = Keyboard(), page = UIViewController(), subscription = keyboard.observe { _ in }
        defer { withExtendedLifetime(subscription) {} }
        var found: (library: [Double], bench: [Double]) = ([], [])
        try replay.play(on: stage, page, focused: nil) { event in
            found.library.append(Double(keyboard.state.overlap(of: page.view)))
            found.bench.append(event.overlap)
        }
        return found
    }

    @Test func `each of the 52 recorded logs has a row in the table`() throws {
        let traces = try traces()
        #expect(traces.count == 52 && Set(traces.map(\.id)) == Set(RecordedLogs.covered.keys))
    }

    @Test func `library and bench read the same in each recorded log`() throws {
        for trace in try traces() {
            let found = try overlaps(in: trace)
            #expect(found.library == RecordedLogs.covered[trace.id], "\(trace.id): the library")
            #expect(found.bench == RecordedLogs.covered[trace.id], "\(trace.id): the bench")
        }
    }

    @Test func `every recorded log followed by a hide ends hidden`() throws {
        for trace in try traces() {
            var trace = trace
            let frame = trace.events.last?.end
            trace.events.append(.init(name: .willHide, begin: frame, end: frame))
            let found = try overlaps(in: trace)
            #expect(found.library.last == 0 && found.bench.last == 0, "\(trace.id)")
        }
    }
}

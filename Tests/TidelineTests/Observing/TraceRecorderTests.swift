import DeviceSimulation
import Foundation
import KeyboardModel
import Scenarios
import Testing
import Tideline
import UIKit

@MainActor
@Suite struct TraceRecorderTests {
    @Test func `a recorded log is read back as it was and replays to the same states`() throws {
        let stage = Stage(try Screens.device(Screens.large)), screen = FormViewController()
        stage.present(screen)
        let recorder = KeyboardTraceRecorder(id: "form", context: "show and hide", seconds: { stage.phone.now })
        var states: [KeyboardState] = []
        let subscription = KeyboardObserver.shared.subscribe { states.append($0.state) }
        try stage.tap("Field")
        stage.settle()
        stage.dismissKeyboard()
        stage.settle()
        let trace = try KeyboardTrace.decode(try recorder.trace.encoded())
        #expect(trace == recorder.trace)
        #expect(
            trace.events.map(\.name) == [
                .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willChangeFrame, .willHide, .didChangeFrame,
                .didHide
            ])
        #expect(trace.events.first?.t == 0 && trace.events.last?.t == 1)
        #expect(trace.screen == [390, 844] && trace.device == "iPhone")
        let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        var state = KeyboardState.hidden
        let replayed = trace.transitions(in: bounds.size).map { step in
            state = state.reducing(step.transition, in: bounds)
            return state
        }
        #expect(replayed == states)
        _ = subscription
    }

    @Test func `a recorder that was stopped keeps its log and adds nothing`() throws {
        let bench = try ObserverBench(Screens.large)
        let recorder = KeyboardTraceRecorder(id: "short", observer: bench.observer, seconds: { 7 })
        bench.post(.willShow, y: 508, height: 336)
        recorder.stop()
        bench.post(.willHide, y: 844, height: 336)
        #expect(recorder.trace.events.count == 1)
    }

    @Test func `a log is written to a file whole`() throws {
        let bench = try ObserverBench(Screens.large)
        let recorder = KeyboardTraceRecorder(id: "file", observer: bench.observer)
        bench.post(.willShow, y: 508, height: 336)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        try recorder.write(to: url)
        #expect(try KeyboardTrace.decode(try Data(contentsOf: url)).events == recorder.trace.events)
    }

    @Test func `a file that cannot be written is an error`() throws {
        let bench = try ObserverBench(Screens.large)
        let recorder = KeyboardTraceRecorder(id: "nowhere", observer: bench.observer)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("no/such/folder/log.json")
        #expect(throws: (any Error).self) { try recorder.write(to: url) }
    }
}

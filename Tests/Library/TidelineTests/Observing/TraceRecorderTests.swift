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
@Suite struct TraceRecorderTests {
    @Test func `a recorded log replays to the same states`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = FormViewController()
        stage.present(screen)
        Keyboard.shared.startRecording(id: "form", context: "show and hide", seconds: { stage.phone.now })
        var states: [Keyboard.State] = []
        let subscription = Keyboard.shared.observe { states.append($0.state) }
        try stage.tapAndSettle("Field")
        stage.hide()
        let trace = try KeyboardTrace.decode(try Keyboard.shared.stopRecording())
        #expect(
            trace.events.map(\.name) == [
                .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willChangeFrame, .willHide, .didChangeFrame,
                .didHide
            ])
        #expect(trace.events.first?.t == 0 && trace.events.last?.t == 1)
        #expect(trace.screen == [390, 844] && trace.device == "iPhone")
        let recorded = states
        let again = SimulatedStage(try Screens.device(Screens.large))
        states = []
        try TraceReplay(trace).play(on: again, FormViewController(), focused: nil) { _ in }
        #expect(states == recorded)
        _ = subscription
    }

    @Test func `a stopped recording is empty and adds nothing`() throws {
        let bench = try ObserverBench(Screens.large), keyboard = bench.keyboard
        keyboard.startRecording(id: "short", seconds: { 7 })
        bench.post(.willShow, y: 508, height: 336)
        let log = try keyboard.stopRecording()
        bench.post(.willHide, y: 844, height: 336)
        #expect(try KeyboardTrace.decode(log).events.count == 1)
        #expect(try keyboard.stopRecording().isEmpty)
    }

    /// `ProcessInfo.systemUptime` would need a reason in the app's privacy manifest, so the recorder takes the frames'
    /// time.
    @Test func `without a clock of the app's the frames' time is recorded`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = FormViewController()
        stage.present(screen)
        Keyboard.shared.startRecording(id: "form")
        try stage.tapAndSettle("Field")
        stage.advance(by: 100)
        stage.hide()
        let trace = try KeyboardTrace.decode(try Keyboard.shared.stopRecording())
        #expect(trace.events.first?.t == 0 && (trace.events.last?.t ?? 0) > 100)
    }
}

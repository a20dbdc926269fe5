import DeviceSimulation
import Foundation
import Gallery
import SceneModel
@testable import SimulatedStages
import Testing
import UIKit

/// The tests check which device a recorded log gets, and the phone's state after each notification.
@MainActor
@Suite struct TraceReplayTests {
    private func trace(_ screen: [Double]?, _ events: [KeyboardTrace.Event] = []) -> KeyboardTrace {
        KeyboardTrace(id: "log", source: "this test", screen: screen, events: events)
    }

    private func frame(_ y: Double, _ height: Double, width: Double = 390) -> KeyboardTrace.RecordedFrame {
        .init(x: 0, y: y, width: width, height: height)
    }

    @Test(arguments: Device.all, Device.Orientation.allCases)
    func `a log plays on a device of its size and orientation`(
        device: Device, orientation: Device.Orientation
    ) {
        let size = device.size(in: orientation)
        let replay = TraceReplay(trace([Double(size.width), Double(size.height)]))
        #expect(replay.device.portraitSize == device.portraitSize, "\(device.name)")
        #expect(replay.orientation == orientation && replay.size == size, "\(device.name)")
    }

    @Test(
        arguments: [nil, [], [390], [0, 0], [-390, 844], [Double.nan, 844], [1, 2], [844, 1], [1e9, 1e9]] as [[Double]?]
    )
    func `a log without a usable screen plays on a 390 x 844 phone`(screen: [Double]?) {
        let replay = TraceReplay(trace(screen))
        #expect(replay.size == CGSize(width: 390, height: 844), "\(String(describing: screen))")
        #expect(replay.orientation == .portrait)
    }

    private func play(
        _ trace: KeyboardTrace, focused: String? = "Email", handling: KeyboardHandling = .tideline
    ) throws -> (SimulatedStage, [TraceReplay.Event]) {
        let replay = TraceReplay(trace)
        let stage = SimulatedStage(replay.device, orientation: replay.orientation, marked: ["Sign In"])
        var events: [TraceReplay.Event] = []
        try replay.play(on: stage, SignInViewController(handling: handling), focused: focused) { events.append($0) }
        return (stage, events)
    }

    @Test func `a log moves the keyboard, the guide and the state`() throws {
        let log = trace(
            [390, 844],
            [
                .init(name: .willShow, begin: frame(844, 336), end: frame(508, 336), duration: 0.25, curve: 7),
                .init(name: .didShow, begin: frame(844, 336), end: frame(508, 336)),
                .init(name: .willChangeFrame, end: frame(553, 291), duration: 0, curve: 0),
                .init(name: .willHide, end: frame(844, 291), duration: 0.25, curve: 7)
            ])
        for handling in [KeyboardHandling.tideline, .apple] {
            let (stage, events) = try play(log, handling: handling)
            #expect(events.map(\.overlap) == [336, 336, 291, 0], "\(handling)")
            #expect(events.map(\.index) == [0, 1, 2, 3])
            #expect(events.map(\.event) == [.willShow, .didShow, .willChangeFrame, .willHide])
            let bottoms = try events.map { try Double($0.snapshot.node("Sign In").frameInScreen.maxY) }
            #expect(bottoms == [468, 468, 513, 770], "\(handling)")
            let tops = events.map { Double($0.snapshot.keyboard.frameInScreen.minY) }
            #expect(tops == [508, 508, 553, 844], "\(handling)")
            #expect(events.allSatisfy { $0.snapshot.isSettled && $0.ignored.isEmpty })
            #expect(stage.phone.keyboard.frameInScreen == nil)
        }
    }

    @Test func `an edited field brings no keyboard of its own in a replay`() throws {
        let (stage, events) = try play(trace([390, 844], [.init(name: .willHide)]))
        #expect(try stage.view("Email").isFirstResponder)
        #expect(events.map(\.overlap) == [0])
        #expect(String(stage.timeline.events.map(\.symbol.rawValue)) == "fH")
        let (other, _) = try play(trace([390, 844]), focused: nil)
        #expect(try !other.view("Email").isFirstResponder)
        #expect(other.timeline.events.isEmpty)
    }

    @Test func `a did event alone moves the keyboard without an animation`() throws {
        for handling in [KeyboardHandling.tideline, .apple] {
            let (_, events) = try play(
                trace([390, 844], [.init(name: .didShow, end: frame(508, 336))]), handling: handling)
            let snapshot = try #require(events.first?.snapshot)
            #expect(snapshot.keyboard.frameInScreen.minY == 508 && snapshot.keyboard.state == .docked)
            #expect(try snapshot.node("Sign In").frameInScreen.maxY == 468, "\(handling)")
        }
    }

    @Test func `a floating frame is shown in place and covers nothing`() throws {
        let log = trace(
            [834, 1194], [.init(name: .willChangeFrame, end: .init(x: 250, y: 600, width: 320, height: 260))])
        let (_, events) = try play(log)
        let event = try #require(events.first)
        #expect(event.overlap == 0 && event.snapshot.keyboard.state == .undocked)
        #expect(event.snapshot.keyboard.frameInScreen == CGRect(x: 250, y: 600, width: 320, height: 260))
        #expect(event.keyboard == CGRect(x: 250, y: 600, width: 320, height: 260))
    }

    @Test func `invalid values are listed, and the keyboard stays`() throws {
        let log = trace(
            [390, 844],
            [
                .init(name: .willShow, end: frame(508, 336), duration: -1, curve: 99),
                .init(name: .willChangeFrame, end: frame(508, -336)), .init(name: .willChangeFrame)
            ])
        let (_, events) = try play(log)
        #expect(events.map(\.overlap) == [336, 336, 336])
        #expect(
            events.map(\.ignored) == [
                ["duration -1 clamped: negative", "curve 99 ignored: too large"],
                ["end frame (0, 508, 390, -336) ignored: negative size"], []
            ])
    }

    @Test func `a field that does not exist stops the replay with its name`() {
        let error = #expect(throws: StageError.self) { try play(trace(nil), focused: "Nowhere") }
        #expect(error == .noSuchView("Nowhere", known: ["Email", "Password", "Sign In"]))
    }
}

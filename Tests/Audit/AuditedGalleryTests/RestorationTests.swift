import HostTestSupport
import DeviceSimulation
import Foundation
import SimulatorTestSupport
import TestSupport
import SceneModel
import AuditedGallery
@testable import TidelineTesting
import SimulatedStages
import Testing

/// After any number of hides, everything is as it was before, to the last bit (S02, S09).
@MainActor
@Suite(.ownProcess) struct RestorationTests {
    private func stage(_ held: Held, _ screen: Screen = .signIn, avoidance: Avoidance = "tideline") -> SimulatedStage {
        let stage = SimulatedStage(held.device, orientation: held.orientation)
        stage.present(screen.make(avoidance))
        return stage
    }

    nonisolated private static let held: [Held] = Device.all.filter { device in
        [CGSize(width: 390, height: 844), CGSize(width: 375, height: 667), CGSize(width: 834, height: 1194)]
            .contains(device.portraitSize)
    }.reduce(into: [Held]()) { list, device in
        if !list.contains(where: { $0.device.portraitSize == device.portraitSize }) {
            list.append(Held(device: device, orientation: list.count == 1 ? .landscape : .portrait))
        }
    }

    @Test func `three devices are tried, one of them on its side`() {
        #expect(Self.held.count == 3)
        #expect(Self.held.filter { $0.orientation == .landscape }.count == 1)
    }

    @Test(arguments: zip(held, [300, 100, 100]))
    func `S02 hundreds of shows and hides change no bit`(
        held: Held, cycles: Int
    ) throws {
        let stage = stage(held)
        let start = stage.snapshot()
        var up: SceneSnapshot?
        for cycle in 1...cycles {
            try stage.tapAndSettle("Email")
            if cycle == 1 || cycle % 100 == 0 {
                let now = stage.snapshot()
                #expect(now.differences(from: up ?? now) == [], "\(held), keyboard up, cycle \(cycle)")
                #expect(now.differences(from: start) != [], "\(held), cycle \(cycle)")
                up = now
            }
            stage.hide()
            if cycle < 10 || cycle % 50 == 0 {
                let differences = stage.snapshot().differences(from: start)
                #expect(differences == [], "\(held), cycle \(cycle)")
                if !differences.isEmpty { return }
            }
        }
    }

    @Test(arguments: Screen.gallery.map(\.name), Held.some)
    func `ten shows and hides, some cut short, change no bit`(name: String, held: Held) throws {
        let screen = try Screen.everyScreen.named(name), stage = stage(held, screen)
        let start = stage.snapshot()
        for cycle in 0..<10 {
            try stage.focus(screen.first)
            stage.advance(by: Double(cycle) * 0.06)
            stage.dismissKeyboard()
            stage.advance(by: Double(cycle) * 0.05)
        }
        stage.settle()
        #expect(stage.snapshot().differences(from: start) == [], "\(name), \(held)")
    }

    @Test(arguments: Screen.gallery.map(\.name), held)
    func `rotations with the keyboard up change no bit of a screen`(name: String, held: Held) throws {
        let screen = try Screen.everyScreen.named(name), stage = stage(held, screen)
        let start = stage.snapshot()
        try stage.tapAndSettle(screen.first)
        let up = stage.snapshot()
        for orientation in [Device.Orientation.landscape, .portrait, held.orientation] {
            stage.rotate(to: orientation)
            stage.settle()
            #expect(stage.phone.keyboard.frameInScreen != nil, "\(name), \(held)")
        }
        #expect(stage.snapshot().differences(from: up) == [], "\(name), \(held)")
        stage.hide()
        #expect(stage.snapshot().differences(from: start) == [], "\(name), \(held)")
    }

    private enum Action: String, CaseIterable {
        case email, password, type, pressReturn, dismiss, turnAndBack, wait
    }

    private func perform(_ action: Action, on stage: SimulatedStage, _ held: Held) throws {
        switch action {
        case .email: try stage.focus("Email")
        case .password: try stage.focus("Password")
        case .type: try? stage.type("a")
        case .pressReturn: try? stage.pressReturn()
        case .dismiss: stage.dismissKeyboard()
        case .turnAndBack:
            stage.settle()
            stage.rotate(to: held.orientation == .portrait ? .landscape : .portrait)
            stage.settle()
            stage.rotate(to: held.orientation)
            stage.settle()
        case .wait: stage.advance(by: 0.13)
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `after any actions in any order a hide restores every bit`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let held = try #require(Held.all.randomElement(using: &generator))
        let avoidance = Bool.random(using: &generator) ? Avoidance.tideline : .apple
        let stage = stage(held, avoidance: avoidance)
        let start = stage.snapshot()
        var actions: [Action] = []
        for _ in 0..<Int.random(in: 3...15, using: &generator) {
            let action = try #require(Action.allCases.randomElement(using: &generator))
            actions.append(action)
            try perform(action, on: stage, held)
        }
        stage.hide()
        let differences = stage.snapshot().differences(from: start)
        #expect(differences == [], "seed \(seed), \(avoidance), \(held), \(actions): \(stage.timeline)")
    }
}

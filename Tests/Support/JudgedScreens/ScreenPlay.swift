import AuditRules
import DeviceSimulation
import Foundation
import SceneModel
import SimulatedStages
import UIKit

/// Plays a screen by this project on one device with one keyboard, and judges the recording.
@MainActor
struct ScreenPlay {
    struct Circumstance: Sendable, CustomStringConvertible {
        let device: Device
        let orientation: Device.Orientation
        let keyboard: KeyboardKind
        /// Whether the audit knows which controls must stay in reach.
        var isMarked = true

        var description: String { "\(device.name), \(orientation.rawValue), \(keyboard)" }
    }

    private static let keyboards: [KeyboardKind] = [.letters, .hardware, .floating]

    /// The first device has a home button, the second a sensor housing, and the third much room.
    private static let deviceNames = ["iPhone 6/6s/7/8/SE (2nd, 3rd)", "iPhone 15", "iPad Pro 11\" (1-4)"]

    /// Screens without marked controls are played in fewer combinations.
    static func circumstances(isMarked: Bool = true) throws -> [Circumstance] {
        let all = try deviceNames.flatMap { name -> [Circumstance] in
            let device = try Device.named(name)
            return Device.Orientation.allCases.flatMap { orientation in
                keyboards.filter { $0 != .floating || device.kind == .iPad }.map {
                    Circumstance(device: device, orientation: orientation, keyboard: $0, isMarked: isMarked)
                }
            }
        }
        return isMarked ? all : all.filter { $0.device.name == deviceNames[1] || $0.keyboard == .floating }
    }

    let screen: JudgedScreen
    let circumstance: Circumstance

    func record() -> (run: AuditRun, pictures: [SceneSnapshot]) {
        let stage = SimulatedStage(
            circumstance.device, orientation: circumstance.orientation, systemVersion: screen.systemVersion,
            marked: circumstance.isMarked ? screen.screen.marked : [])
        if circumstance.keyboard == .hardware { stage.phone.keyboard.behavior.hasHardwareKeyboard = true }
        if circumstance.keyboard == .floating { stage.onRest = { [phone = stage.phone] _ in Self.float(phone) } }
        stage.present(screen.make())
        // The play goes on after an act that gets stuck.
        _ = Immediate.result {
            try await Usage.typing.play(screen.screen, on: stage, orientation: circumstance.orientation)
        }
        stage.letGo()
        var run = judged(stage)
        // An audit puts hints only into the notes of a run. Here, hints are findings.
        let hints = Rule.all.filter { $0.severity == .hint }
        run.findings += Rule.findings(in: stage.recording, rules: hints)
        run.notes = nil
        return (run, stage.recording)
    }

    private func judged(_ stage: SimulatedStage) -> AuditRun {
        let judging = Immediate.result {
            await AuditRun.judging(
                stage.recording,
                as: AuditEntry(
                    screen: screen.name, device: circumstance.device.name, orientation: circumstance.orientation,
                    keyboard: circumstance.keyboard, usage: .typing, avoidance: .own),
                twin: { await stage.picturesOfTwin { _ in screen.make() } })
        }
        guard case .success(let run)? = judging else { preconditionFailure("a simulated stage never waits") }
        return run
    }

    private static func float(_ phone: SimulatedPhone) {
        let keyboard = phone.keyboard
        guard keyboard.state == .docked, let screen = phone.window.windowScene?.screen.bounds else { return }
        let size = CGSize(width: 320, height: 260)
        keyboard.undock(
            to: CGRect(
                origin: CGPoint(x: ((screen.width - size.width) / 2).rounded(), y: (screen.height / 2).rounded()),
                size: size))
    }
}

import AuditRules
import DeviceSimulation
import Foundation
import SceneModel
import Scenarios
@_spi(Simulation) import UIKit

/// Plays a screen of the suite on one device with one keyboard, and judges the recording.
@MainActor
struct SuiteDriver {
    private static let keyboards: [KeyboardKind] = [.letters, .hardware, .floating]

    struct Circumstance: Sendable, CustomStringConvertible {
        let device: Device
        let orientation: Device.Orientation
        let keyboard: KeyboardKind
        /// Whether the audit knows which controls must stay in reach.
        var isMarked = true

        var description: String { "\(device.name), \(orientation.rawValue), \(keyboard)" }
    }

    /// The first device has a home button, the second a sensor housing, and the third much room.
    nonisolated static let deviceNames = [
        "iPhone 6/6s/7/8/SE (2nd, 3rd)", "iPhone 15", "iPad Pro 11\" (1-4)"
    ]

    /// Screens without marked controls are played in fewer combinations.
    static func circumstances(isMarked: Bool = true) throws -> [Circumstance] {
        let all = try everywhere(isMarked: isMarked)
        return isMarked ? all : all.filter { $0.device.name == deviceNames[1] || $0.keyboard == .floating }
    }

    private static func everywhere(isMarked: Bool) throws -> [Circumstance] {
        try deviceNames.flatMap { name -> [Circumstance] in
            let device = try Device.named(name)
            return Device.Orientation.allCases.flatMap { orientation in
                keyboards.filter { $0 != .floating || device.kind == .iPad }.map {
                    Circumstance(device: device, orientation: orientation, keyboard: $0, isMarked: isMarked)
                }
            }
        }
    }

    let screen: SuiteScreen
    let circumstance: Circumstance

    /// - Parameter change: changes the screen after the screen is shown.
    func run(change: ((UIViewController, SimulatedStage) -> Void)? = nil) -> AuditRun { record(change: change).run }

    func record(
        change: ((UIViewController, SimulatedStage) -> Void)? = nil
    ) -> (run: AuditRun, pictures: [SceneSnapshot], names: [Int: CodeName]) {
        let stage = SimulatedStage(
            circumstance.device, orientation: circumstance.orientation, systemVersion: screen.systemVersion,
            marked: circumstance.isMarked ? screen.marks : [])
        if circumstance.keyboard == .hardware { stage.phone.keyboard.behavior.hasHardwareKeyboard = true }
        if circumstance.keyboard == .floating { stage.onRest = { [phone = stage.phone] _ in Self.float(phone) } }
        let controller = screen.make()
        stage.present(controller)
        change?(controller, stage)
        stage.begin("down")
        stage.shoot()
        var stuck: StageError?
        for (index, act) in screen.acts.enumerated() {
            do { try play(act, "\(index) \(act)", on: stage) } catch { stuck = stuck ?? error }
        }
        let names = stage.codeNames
        stage.letGo()
        var run = judged(stage, names)
        // An audit puts hints only into the notes of a run. Here, hints are findings.
        let hints = Rule.all.filter { $0.severity == .hint }
        run.findings += Rule.findings(in: stage.recording, rules: hints, names: { names })
        run.notes = stage.phone.notes + (stuck.map { ["\($0)"] } ?? [])
        return (run, stage.recording, names)
    }

    private func judged(_ stage: SimulatedStage, _ names: [Int: CodeName]) -> AuditRun {
        let judging = Immediate.result {
            await AuditRun.judging(
                stage.recording, twin: { await stage.picturesOfTwin { _ in screen.make() } }, screen: screen.name,
                device: circumstance.device.name, orientation: circumstance.orientation,
                keyboard: circumstance.keyboard, avoidance: .own, names: { names })
        }
        guard case .success(let run)? = judging else { preconditionFailure("a simulated stage never waits") }
        return run
    }

    private func play(_ act: SuiteScreen.Act, _ step: String, on stage: SimulatedStage) throws(StageError) {
        switch act {
        case .tap(let name):
            try stage.recordFrames(of: step) { () throws(StageError) in try tap(name, on: stage) }
        case .focus(let name): try stage.recordFrames(of: step) { () throws(StageError) in try stage.focus(name) }
        case .type(let text): try stage.recordFrames(of: step) { () throws(StageError) in try stage.type(text) }
        case .dismiss: stage.recordFrames(of: step) { stage.dismissKeyboard() }
        case .scroll(let name, let points): try scroll(name, by: points, step, on: stage)
        case .turn: turn(on: stage)
        }
    }

    /// If a finger cannot reach the field, code makes the field first responder, as a return key does.
    private func tap(_ name: String, on stage: SimulatedStage) throws(StageError) {
        do {
            try stage.tap(name)
        } catch {
            guard stage.inputs.contains(name) else { throw error }
            try stage.focus(name)
        }
    }

    private func scroll(_ name: String, by points: CGFloat, _ step: String, on stage: SimulatedStage) throws(StageError)
    {
        guard let area = try stage.view(name) as? UIScrollView else { return }
        stage.recordFrames(of: step) { stage.scroll(area, by: points) }
    }

    private func turn(on stage: SimulatedStage) {
        let held = circumstance.orientation
        for orientation in [held == .portrait ? Device.Orientation.landscape : .portrait, held] {
            stage.rotate(to: orientation)
            stage.rest(in: "turned \(orientation.rawValue)")
        }
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

import AuditRules
import CoreGraphics
import DeviceData
import ReportPage
import SceneModel
import UIKit
import Stages

/// Plays a screen on the device that runs the app's tests.
///
/// By default the audit uses the letters keyboard. In landscape it plays the usages `typing` and `turning`, and in
/// portrait `typing` and `again`.
@MainActor
struct LiveAudit {
    let audit: Audit
    /// Makes a host, which plays the screen once.
    ///
    /// The host uses the given stand-in keyboard, or the system's keyboard for nil. The closure `twin` makes a second
    /// host, which repeats the same actions with a hidden keyboard.
    let makeHost: (StandInKeyboard?, _ twin: (@MainActor () -> (any AuditHost)?)?) -> any AuditHost

    private static let ownHeight: CGFloat = 260
    static let keyboards: [KeyboardKind] = [.letters, .lettersWithoutPredictions, .numberPad, .inputView]

    private struct Play {
        let orientation: ScreenOrientation
        let keyboard: KeyboardKind
        let usage: Usage
    }

    func run() async -> AuditReport {
        var report = AuditReport()
        var unplayed: Set<String> = []
        for play in plays {
            guard let reason = reasonAgainst(play) else {
                report.add(await self.play(play))
                continue
            }
            unplayed.insert(reason)
        }
        if !unplayed.isEmpty {
            report.omission = "Not played on this device: \(unplayed.sorted().joined(separator: "; "))."
        }
        return report
    }

    private var plays: [Play] {
        guard audit.orientations == nil, audit.keyboards == nil, audit.usages == nil else {
            let orientations = audit.orientations ?? ScreenOrientation.allCases
            return orientations.flatMap { orientation in
                (audit.keyboards ?? [.letters]).flatMap { keyboard in
                    (audit.usages ?? [.typing, .turning, .again]).filter(audit.screen.usages.contains).map {
                        Play(orientation: orientation, keyboard: keyboard, usage: $0)
                    }
                }
            }
        }
        let usual: [(ScreenOrientation, Usage)] = [
            (.landscape, .typing), (.landscape, .turning), (.portrait, .typing), (.portrait, .again)
        ]
        return usual.filter { audit.screen.usages.contains($0.1) }.map {
            Play(orientation: $0, keyboard: .letters, usage: $1)
        }
    }

    private func reasonAgainst(_ play: Play) -> String? {
        let abilities = LiveHost.abilities
        if let need = play.usage.needs, !abilities.contains(need) {
            return "\(play.usage.rawValue), which needs the ability to \(need.rawValue)"
        }
        if play.usage == .typing, audit.screen.script.needsFinger, !abilities.contains(.drag) {
            return "the script, which needs a finger"
        }
        if play.orientation == .landscape, !abilities.contains(.turn) { return "landscape, before iOS 16" }
        return Self.keyboards.contains(play.keyboard) ? nil : "the keyboard \(play.keyboard.rawValue)"
    }

    private func play(_ play: Play) async -> AuditRun {
        let standIn = audit.keyboardSource == .system ? nil : StandInKeyboard(height: 0)
        // The repetition with a hidden keyboard always uses a stand-in keyboard of zero height.
        let live = makeHost(standIn) { makeHost(StandInKeyboard(height: 0), nil) }
        let size = live.window.screen.bounds.size, device = Self.device(showing: size)
        standIn?.height = Self.height(of: play.keyboard, on: device?.device, in: play.orientation)
        await turn(live, to: play.orientation)
        let stage = Stage(
            on: live, marked: audit.screen.marked, marksPrimaryControls: true, keepsLog: audit.folder != nil)
        let walk = ScreenWalk(
            audit.screen,
            as: AuditEntry(
                screen: audit.screen.name,
                device: device.flatMap { $0.isKnown ? $0.device.name : nil } ?? UIDevice.current.model,
                orientation: play.orientation, keyboard: play.keyboard, usage: play.usage,
                avoidance: audit.screen.avoidances[0]))
        var run = await walk.play(on: stage)
        if audit.folder != nil { run.film(stage.recording, log: stage.log) }
        if standIn != nil, let device, !device.isKnown {
            run.notes =
                (run.notes ?? []) + [
                    "No keyboard's height is known for a screen of \(Int(size.width)) × \(Int(size.height)) points: "
                        + "the stand-in has the height of \(device.device.name)'s"
                ]
        }
        return run
    }

    /// Rotates the window, which first shows an empty page because a window without a page does not rotate.
    private func turn(_ host: any AuditHost, to orientation: ScreenOrientation) async {
        guard host.abilities.contains(.turn) else { return }
        host.show { UIViewController() }
        _ = await host.settle()
        await host.rotate(to: orientation)
        _ = await host.settle()
    }

    // MARK: Devices

    static func device(showing size: CGSize) -> (device: Device, isKnown: Bool)? {
        let width = min(size.width, size.height), height = max(size.width, size.height)
        func distance(_ device: Device) -> CGFloat {
            abs(device.portraitSize.width - width) + abs(device.portraitSize.height - height)
        }
        return Device.all.min { distance($0) < distance($1) }.map { ($0, distance($0) == 0) }
    }

    /// The height of a keyboard in points, including the home indicator's strip.
    private static func height(
        of keyboard: KeyboardKind, on device: Device?, in orientation: ScreenOrientation
    ) -> CGFloat {
        guard keyboard != .inputView, let device else { return ownHeight }
        let version = Double(UIDevice.current.systemVersion.split(separator: ".").first ?? "17") ?? 17
        let letters = KeyboardHeight.letters(
            on: device, orientation: orientation, predictionBar: keyboard == .letters, systemVersion: version)
        return CGFloat(letters.points)
    }
}

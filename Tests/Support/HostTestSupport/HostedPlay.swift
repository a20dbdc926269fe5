public import AuditRules
public import DeviceSimulation
public import SceneModel
import SimulatedStages
import UIKit
public import Stages

/// A screen that several kinds of host can play.
///
/// A host is the simulated phone, or code that uses UIKit's public members alone. A play has exactly one avoidance, one
/// sequence of a person's actions, one orientation, one device and one version of iOS.
@MainActor
public struct HostedPlay: CustomStringConvertible {
    /// The screen.
    public let screen: Screen
    /// How the screen makes room for the keyboard.
    public let avoidance: Avoidance
    /// What the person does on the screen.
    public let usage: Usage
    /// The device's orientation.
    public let orientation: ScreenOrientation
    /// The device's name.
    public let device: String
    /// The version of iOS.
    public let iOS: Double

    /// Creates a play; nil stands for the first avoidance in the screen's list.
    public init(
        _ screen: Screen, _ usage: Usage, _ orientation: ScreenOrientation = .portrait,
        with avoidance: Avoidance? = nil,
        device: String = "iPhone 14", iOS: Double = 17
    ) {
        (self.screen, self.usage, self.orientation, self.device) = (screen, usage, orientation, device)
        self.iOS = iOS
        self.avoidance = avoidance ?? screen.avoidances[0]
    }

    /// Names the circumstance.
    public nonisolated var description: String {
        "\(screen.name) (\(avoidance.rawValue)), \(usage.rawValue), \(device), \(orientation.rawValue)"
    }

    /// The rules that the audit cannot check on a live host, which uses UIKit's public members alone.
    ///
    /// These rules need values that a live host cannot read, or seconds of real time.
    public nonisolated static let leftOut: Set<Rule.ID> = [
        .layoutPasses, .underHardware, .underHardwareAtRest, .neverSettles
    ]

    /// Returns the usage and orientation for an index.
    ///
    /// Each group of five successive indices contains each usage once. Of three successive groups, the first two are in
    /// portrait, and the third is in landscape.
    public static func circumstance(_ index: Int) -> (usage: Usage, orientation: ScreenOrientation) {
        let usages: [Usage] = [.typing, .again, .turning, .restless, .onward]
        return (usages[index % usages.count], index / usages.count % 3 == 2 ? .landscape : .portrait)
    }

    /// Plays the screen on the simulated phone itself.
    public func onPhone() throws -> AuditRun {
        try play(
            on: SimulatedStage(
                try Device.named(device), orientation: orientation, systemVersion: iOS,
                marked: screen.marked, marksPrimaryControls: true))
    }

    /// Plays the screen on a live host with the public members of the simulated UIKit.
    ///
    /// - Parameters:
    ///   - height: the height of the stand-in keyboard, in points; nil for the simulated system's own keyboard.
    ///   - prepare: prepares the simulated phone of the live host.
    ///   - change: may replace the live host.
    public func live(
        standIn height: Double? = nil, prepare: (SimulatedPhone) -> Void = { _ in },
        _ change: (any AuditHost) -> any AuditHost = { $0 }
    ) throws -> AuditRun {
        let host = change(try host(standIn: height, prepare: prepare))
        return try play(on: Stage(on: host, marked: screen.marked, marksPrimaryControls: true))
    }

    private func host(
        standIn height: Double?, isTwin: Bool = false, prepare: (SimulatedPhone) -> Void = { _ in }
    ) throws -> any AuditHost {
        let phone = SimulatedPhone(
            try Device.named(device), orientation: orientation, systemVersion: iOS)
        // The twin is the same play without a keyboard. In the twin, a stand-in keyboard has the height 0, and the
        // system's keyboard is off.
        phone.keyboard.behavior.isAbsent = isTwin && height == nil
        prepare(phone)
        return LiveHost.make(
            in: phone.window, clock: PhoneClock(phone),
            standIn: height.map { StandInKeyboard(height: isTwin ? 0 : $0) },
            twin: { try? host(standIn: height, isTwin: true) })
    }

    private func play(on stage: Stage) throws -> AuditRun {
        let walk = ScreenWalk(
            screen,
            as: AuditEntry(
                screen: screen.name, device: device, orientation: orientation, keyboard: .letters, usage: usage,
                avoidance: avoidance))
        // The host has a virtual clock, so the result is available at once.
        let run = Immediate.result { await walk.play(on: stage) }
        return run.map { $0.get() } ?? walk.unfinished
    }

    /// Returns the findings of only one host, with `+` for the live host and `-` for the phone.
    public func difference(_ change: (any AuditHost) -> any AuditHost = { $0 }) throws -> [String] {
        let phone = Self.statements(of: try onPhone()), live = Self.statements(of: try live(change))
        return phone.subtracting(live).sorted().map { "- \($0)" } + live.subtracting(phone).sorted().map { "+ \($0)" }
    }

    /// Returns a text for each finding, with the rule and the subject of the finding.
    ///
    /// The rule `focusLost` is about a removed field. Its text has no subject, because the field has lost its text and
    /// perhaps its name.
    private static func statements(of run: AuditRun) -> Set<String> {
        Set(
            run.findings.filter { !leftOut.contains($0.rule) }.map {
                $0.rule == .focusLost ? $0.rule.rawValue : "\($0.rule.rawValue) of \($0.subject)"
            })
    }
}

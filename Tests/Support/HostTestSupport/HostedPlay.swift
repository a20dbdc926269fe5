public import AuditRules
public import DeviceSimulation
public import SceneModel
import Scenarios
import UIKit
public import Walk

/// A screen in one circumstance, played on hosts of several kinds.
@MainActor
public struct HostedPlay: CustomStringConvertible {
    /// The screen.
    public let screen: Screen
    /// How it keeps clear of the keyboard.
    public let avoidance: Avoidance
    /// What a person does.
    public let usage: Usage
    /// How they hold the device.
    public let orientation: ScreenOrientation
    /// The device's name.
    public let device: String
    /// The version of iOS.
    public let iOS: Double

    /// Names a play; without an avoidance the screen has its own.
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

    /// Rules that ask for what a live host does not know, or that count in seconds of the clock.
    public nonisolated static let leftOut: Set<Rule.ID> = [
        .layoutPasses, .underHardware, .underHardwareAtRest, .neverSettles
    ]

    /// What a person may do, in turn, in portrait twice and then in landscape.
    public static func circumstance(_ index: Int) -> (usage: Usage, orientation: ScreenOrientation) {
        let usages: [Usage] = [.typing, .again, .turning, .restless, .onward]
        return (usages[index % usages.count], index / usages.count % 3 == 2 ? .landscape : .portrait)
    }

    /// On the simulated phone itself.
    public func onPhone() throws -> AuditRun {
        try play(
            on: SimulatedStage(
                try Device.named(device), orientation: orientation, systemVersion: iOS,
                marked: screen.marked, marksPrimaryControls: true))
    }

    /// On a live host over the simulated UIKit.
    ///
    /// - Parameters:
    ///   - height: that of the stand-in keyboard, in points; nil for the simulated system's own.
    ///   - prepare: prepares the phone below.
    ///   - change: puts another host in the live one's place.
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
        // A stand-in's twin has an empty stand-in, and the system's has none.
        phone.keyboard.behavior.isAbsent = isTwin && height == nil
        prepare(phone)
        return LiveHost.make(
            in: phone.window, clock: PhoneClock(phone),
            standIn: height.map { StandInKeyboard(height: isTwin ? 0 : $0) },
            twin: { try? host(standIn: height, isTwin: true) })
    }

    private func play(on stage: Stage) throws -> AuditRun {
        let walk = ScreenWalk(
            screen: screen, device: device, orientation: orientation, keyboard: .letters, usage: usage,
            avoidance: avoidance)
        // A host with a virtual clock never waits.
        let run = Immediate.result { await walk.play(on: stage) }
        return run.map { $0.get() } ?? walk.unfinished
    }

    /// What one host says and the other does not, with a sign each: `+` for the live host; empty where they agree.
    public func difference(_ change: (any AuditHost) -> any AuditHost = { $0 }) throws -> [String] {
        let phone = Self.statements(of: try onPhone()), live = Self.statements(of: try live(change))
        return phone.subtracting(live).sorted().map { "- \($0)" } + live.subtracting(phone).sorted().map { "+ \($0)" }
    }

    /// What a run tells: a rule and its subject.
    ///
    /// A field that was taken away has lost its text, and with it perhaps its name: which one it was is left open.
    private static func statements(of run: AuditRun) -> Set<String> {
        Set(
            run.findings.filter { !leftOut.contains($0.rule) }.map {
                $0.rule == .focusLost ? $0.rule.rawValue : "\($0.rule.rawValue) of \($0.subject)"
            })
    }
}

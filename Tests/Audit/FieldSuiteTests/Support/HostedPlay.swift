import AuditRules
import Testing
import TidelineTesting
import UIKit

/// A screen of the field suite in one circumstance, played on hosts of several kinds.
@MainActor
struct HostedPlay {
    let field: FieldScreen
    let usage: Usage
    let orientation: ScreenOrientation
    var device = "iPhone 14"

    /// Rules that ask for what a live host does not know, or that count in seconds of the clock.
    nonisolated static let leftOut: Set<Rule.ID> = [.layoutPasses, .underHardware, .underHardwareAtRest, .neverSettles]

    /// Each screen once; usages and orientations take turns.
    static var all: [HostedPlay] {
        let usages: [Usage] = [.typing, .again, .turning, .restless, .onward]
        return FieldScreen.all.enumerated().map { index, field in
            HostedPlay(
                field: field, usage: usages[index % usages.count],
                orientation: index / usages.count % 3 == 2 ? .landscape : .portrait)
        }
    }

    /// On the simulated phone itself.
    func onPhone() throws -> AuditRun {
        try play(
            on: SimulatedStage(try Device.named(device), orientation: orientation, marksPrimaryControls: true))
    }

    /// On a live host over the simulated UIKit.
    ///
    /// - Parameters:
    ///   - height: that of the stand-in keyboard, in points; nil for the simulated system's own.
    ///   - prepare: prepares the phone below.
    ///   - change: puts another host in the live one's place.
    func live(
        standIn height: CGFloat? = nil, prepare: (SimulatedPhone) -> Void = { _ in },
        _ change: (any AuditHost) -> any AuditHost = { $0 }
    ) throws -> AuditRun {
        try play(on: Stage(on: change(try host(standIn: height, prepare: prepare)), marksPrimaryControls: true))
    }

    private func host(
        standIn height: CGFloat?, isTwin: Bool = false, prepare: (SimulatedPhone) -> Void = { _ in }
    ) throws -> any AuditHost {
        let phone = SimulatedPhone(try Device.named(device), orientation: orientation)
        // A stand-in's twin has an empty stand-in, and the system's has none.
        phone.keyboard.behavior.isAbsent = isTwin && height == nil
        prepare(phone)
        return LiveHost.make(
            in: phone.window, clock: PhoneClock(phone),
            standIn: height.map { StandInKeyboard(height: isTwin ? 0 : $0) },
            twin: { try? host(standIn: height, isTwin: true) })
    }

    private func play(on stage: Stage) throws -> AuditRun {
        let screen = Screen(field.name) { field.make() }
        let walk = ScreenWalk(
            screen: screen, device: device, orientation: orientation, keyboard: .letters, usage: usage,
            avoidance: screen.avoidances[0])
        let run = Immediate.result { await walk.play(on: stage, filming: false) }
        return try #require(run, "a host with a virtual clock never waits").get()
    }

    /// What a run tells: a rule and its subject.
    ///
    /// A field that was taken away has lost its text, and with it perhaps its name: which one it was is left open.
    static func statements(of run: AuditRun) -> Set<String> {
        Set(
            run.findings.filter { !leftOut.contains($0.rule) }.map {
                $0.rule == .focusLost ? $0.rule.rawValue : "\($0.rule.rawValue) of \($0.subject)"
            })
    }

    /// What one host says and the other does not; empty where they agree.
    func difference(_ change: (any AuditHost) -> any AuditHost = { $0 }) throws -> Set<String> {
        Self.statements(of: try onPhone()).symmetricDifference(Self.statements(of: try live(change)))
    }
}

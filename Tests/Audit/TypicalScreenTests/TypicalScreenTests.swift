import DeviceSimulation
import Foundation
import Testing
import TidelineTesting
import UIKit

/// Screens as apps write them: the audit has nothing to say of them, until their avoidance is taken away.
@Suite struct TypicalScreenTests {
    /// Whether everything is played, as at night.
    private static var isNight: Bool { ProcessInfo.processInfo.environment["TIDELINE_RANDOM_RUNS"] != nil }

    /// An audit on a phone with a home button, one without, and a tablet; at night on all devices with all keyboards.
    private func audit(_ screen: TypicalScreen) -> Audit {
        let audit = Audit(screen.name, make: screen.make)
        guard !Self.isNight else { return audit }
        return audit.keyboards([.letters]).usages([.typing, .turning]).devices(
            [Device].current.filter { [667, 852, 1376].contains($0.portraitSize.height) })
    }

    @Test(arguments: TypicalScreen.all.map(\.name))
    func `a typical screen raises nothing`(name: String) throws {
        let report = try audit(.named(name)).run()
        #expect(report.isClear, "\(report)")
        #expect(report.runs.count >= 9)
    }

    @Test(arguments: ["checkout", "login", "sign-up", "places", "invoice", "profile"])
    func `the same screen without its avoidance raises something`(name: String) throws {
        let report = try audit(.named(name).withoutAvoidance).keyboards([.letters]).usages([.typing]).run()
        #expect(report.runs.contains { $0.findings.contains { $0.rule == "focus-covered" } }, "\(report)")
    }
}

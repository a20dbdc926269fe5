import AuditRules
import HostTestSupport
@testable import JudgedScreens
import TestSupport
import Testing
import TidelineTesting
import UIKit

/// A live host plays screens with UIKit's public members alone, so that the audit also works on a phone.
///
/// Here the live host uses the simulated UIKit. The findings must equal those of the simulated phone.
@MainActor
@Suite(.besideMainActor) struct LiveHostTests {
    /// Other tests need the main actor, so a process of its own plays the screens.
    @Test func `a live host finds what the phone finds on our screens`() async {
        await #expect(processExitsWith: .success) { try await Self.compare(JudgedScreen.byUs) }
    }

    @Test func `a live host finds what the phone finds on screens by others`() async {
        await #expect(processExitsWith: .success) { try await Self.compare(JudgedScreen.byOthers) }
    }

    private static func compare(_ screens: [JudgedScreen]) throws {
        let plays = Effort.sample(Array(screens.enumerated()), oneIn: 4).map { index, screen in
            let (usage, orientation) = HostedPlay.circumstance(index)
            return HostedPlay(screen.screen, usage, orientation, iOS: screen.systemVersion)
        }
        let comparison = try HostComparison(plays)
        #expect(comparison.isWithinTheLaw, "\(comparison)")
    }

    /// One view moves in every frame, so no two snapshots show equal positions of all views.
    @Test(arguments: Spin.allCases)
    func `a screen that moves for ever is judged all the same`(spin: Spin) throws {
        let field = try #require(JudgedScreen.byOthers.first { $0.name == "Login button below the middle" })
        let screen = Screen(field.name) {
            let controller = field.make()
            spin.start(in: controller.view)
            return controller
        }
        let plays = [Usage.typing, .again, .turning].map { HostedPlay(screen, $0) }
        let comparison = try HostComparison(plays)
        #expect(comparison.isWithinTheLaw, "\(comparison)")
        #expect(try plays.contains { try !$0.live().isClear })
    }

    @Test(arguments: WrongHost.Fault.allCases)
    func `a host with a fault is told from the phone`(fault: WrongHost.Fault) throws {
        let names = ["Bar faster than the keyboard", "Login button below the middle", "Search field at the bottom"]
        let differences = try JudgedScreen.byOthers.filter { names.contains($0.name) }.filter { field in
            let play = HostedPlay(field.screen, .again)
            #expect(try play.difference().isEmpty, "\(field.name)")
            return try !play.difference { WrongHost($0, fault) }.isEmpty
        }
        #expect(!differences.isEmpty)
    }

    @Test func `the bar that a controller shows is known as a bar without keys`() throws {
        let screen = try #require(
            JudgedScreen.byUs.first { $0.name == "bar below the messages, they lose their end" })
        let play = HostedPlay(screen.screen, .restless, iOS: screen.systemVersion)
        #expect(try play.difference().isEmpty)
        #expect(try play.live().findings.contains { $0.rule == .leftItsEnd })
    }

    @Test func `a keyboard that never comes is no silence`() throws {
        let field = try #require(JudgedScreen.byOthers.first { $0.planted.isEmpty })
        let play = HostedPlay(field.screen, .typing)
        #expect(!(try play.live().findings.contains { $0.rule == .noKeyboard }))
        let run = try play.live(prepare: { $0.keyboard.behavior.hasHardwareKeyboard = true })
        #expect(run.findings.first?.rule == .noKeyboard && !run.isClear)
    }

    /// The rules about a screen at rest that the audit can judge with UIKit's public members alone.
    private nonisolated static let rules = Rule.atRest.map(\.id).filter { !HostedPlay.leftOut.contains($0) }

    /// The test uses views of its own as keyboards, but never as a keyboard that shows without notifications.
    ///
    /// The phone certificate is a list of questions that a phone answers. Row PC-21 asks whether UIKit announces a
    /// keyboard that shows without notifications. The answer is INFERRED.
    @Test(.onePerCore, arguments: Effort.sample(rules, oneIn: 3))
    func `a planted fault is found with stand-in keyboards`(rule: Rule.ID) async {
        await #expect(processExitsWith: .success) { [rule = rule.rawValue as String] in
            try await Self.find(Rule.ID(rawValue: rule))
        }
    }

    private static func find(_ rule: Rule.ID) throws {
        let planted = JudgedScreen.byOthers.filter { $0.planted.contains(rule) }
        let plays = planted.flatMap { field in
            [(ScreenOrientation.portrait, 336.0), (.landscape, 209)].flatMap { orientation, height in
                [Usage.typing, .again].map {
                    (HostedPlay(field.screen, $0, orientation), height)
                }
            }
        }
        let isFound = try plays.contains { play, height in
            try play.live(standIn: height).findings.contains { $0.rule == rule }
        }
        #expect(isFound, "\(planted.map(\.name))")
    }
}

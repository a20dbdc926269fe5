import AuditRules
@testable import JudgedScreens
import Testing
import TidelineInspector
import TidelineTesting
import UIKit

@MainActor
@Suite(.serialized) struct InspectedFieldTests {
    @Test(arguments: KeyboardInspector.rules)
    func `a planted fault is told, and once`(rule: String) throws {
        let planted = JudgedScreen.byOthers.filter { $0.planted.contains(Rule.ID(rawValue: rule)) }
        let told = try planted.map { try faults(on: $0) }
        #expect(told.contains { $0.contains { $0.rule == rule } }, "\(planted.map(\.name))")
        for faults in told {
            #expect(Set(faults.map { "\($0.page) \($0.rule) \($0.subject)" }).count == faults.count)
        }
    }

    private func faults(on field: JudgedScreen) throws -> [KeyboardInspector.Fault] {
        var told: [KeyboardInspector.Fault] = []
        for orientation in [ScreenOrientation.portrait, .landscape] {
            let stage = SimulatedStage(try .named("iPhone 14"), orientation: orientation, marksPrimaryControls: true)
            // The person looks at the visible keyboard for a second.
            stage.onRest = { await $0.advance(by: 1) }
            var heard: [KeyboardInspector.Fault] = []
            stage.phone.perform { KeyboardInspector.start { heard.append($0) } }
            let walk = ScreenWalk(
                field.screen,
                as: AuditEntry(
                    screen: field.screen.name, device: "iPhone 14", orientation: orientation, keyboard: .letters,
                    usage: .typing, avoidance: .own))
            _ = Immediate.result { await walk.play(on: stage) }
            stage.phone.perform { KeyboardInspector.stop() }
            if told.isEmpty { told = heard }
        }
        return told
    }
}

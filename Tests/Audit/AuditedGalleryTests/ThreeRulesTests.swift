import AuditRules
import DeviceSimulation
import Foundation
import HandRolled
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import SimulatedStages
import Testing

/// Code from articles breaks several rules; with the library, the same runs satisfy all rules.
@MainActor
@Suite(.ownProcess) struct ThreeRulesTests {
    /// A small phone and a tablet, with keyboards that show and hide in unusual ways.
    private static func runs(of avoidance: Avoidance) throws -> [PlannedRun] {
        let screens = [Screen.registration, .signIn].filter { $0.offers(avoidance) }
        let devices = try [Device.upright(320, 568), Device.upright(834, 1_194)]
        let kinds: [KeyboardKind] = [.hardware, .letters, .crossFade, .thirdParty, .floating]
        return try screens.flatMap { screen in
            try devices.flatMap { device in
                try kinds.filter { KeyboardKind.kinds(on: device).contains($0) }.flatMap { kind in
                    try Usage.allCases.map { usage in
                        try PlannedRun(
                            screen: screen, device: device, orientation: .landscape, keyboard: kind, usage: usage,
                            avoidance: avoidance)
                    }
                }
            }
        }
    }

    @Test(arguments: ArticleWay.allCases)
    func `each hand-rolled way breaks at least three rules`(way: ArticleWay) throws {
        var rules: Set<Rule.ID> = []
        for planned in try Self.runs(of: Avoidance(way.rawValue)) where rules.count < 3 {
            rules.formUnion(planned.play().findings.map(\.rule))
        }
        #expect(rules.count >= 3, "\(way.rawValue): \(rules.sorted())")
    }

    @Test func `the library breaks none in the same runs`() throws {
        let runs = try Self.runs(of: "tideline")
        #expect(runs.count == 108)
        for planned in runs {
            let run = planned.play()
            #expect(
                run.isClear,
                "\(run.screen), \(run.device), \(run.keyboard), \(run.usage): \(run.findings.map(\.message))")
        }
    }
}

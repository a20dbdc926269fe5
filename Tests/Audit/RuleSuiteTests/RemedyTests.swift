@testable import AuditRules
import DeviceSimulation
import SceneModel
import TestSupport
import Testing

/// What a finding says to do is done on its screen: the finding is gone, and nothing new is there.
///
/// Each hand has a process of its own, beside which the main actor has other tests to run.
@Suite(.besideMainActor) struct RemedyTests {
    @Test func `each remedy with this library cures its screen`() async {
        await #expect(processExitsWith: .success) { try await Self.cureAll(by: .tideline) }
    }

    @Test func `each remedy of UIKit alone cures its screen`() async {
        await #expect(processExitsWith: .success) { try await Self.cureAll(by: .uikit) }
    }

    @MainActor
    private static func cureAll(by hand: AppliedCure.Hand) throws {
        var cured: Set<Rule.ID> = []
        for screen in SuiteScreen.all where !screen.planted.isEmpty {
            let trial = try RemedyTrial(screen)
            for (finding, cure) in trial.cures {
                for failure in trial.failures(of: cure, for: finding, by: hand) { Issue.record("\(failure)") }
                cured.insert(finding.rule)
            }
        }
        #expect(cured.isSuperset(of: Cure.rules.subtracting([.pushedOffScreen])), "\(Cure.rules.subtracting(cured))")
    }

    @Test func `a fault that giving way does not cure is cured in words`() async {
        await #expect(processExitsWith: .success) { try await Self.lookAtWords() }
    }

    /// The screen without the fault is the one that the words describe, written by hand.
    @MainActor
    private static func lookAtWords() throws {
        let circumstances = try SuiteDriver.circumstances()
        for screen in SuiteScreen.all where !screen.planted.isEmpty {
            let findings = circumstances.flatMap { SuiteDriver(screen: screen, circumstance: $0).run().findings }
            for rule in screen.planted {
                let told = findings.filter { $0.rule == rule }
                #expect(
                    !told.isEmpty && told.allSatisfy { $0.remedy?.uikit.isEmpty != true }, "\(screen.name): \(rule)")
            }
        }
    }
}

/// A screen with a fault, its findings, and what they say to do.
@MainActor
private struct RemedyTrial {
    let screen: SuiteScreen
    private let circumstances: [SuiteDriver.Circumstance]
    private let known: Set<Rule.ID>
    /// Each finding of the planted fault with its cure, once for each change.
    let cures: [(finding: Finding, cure: Cure)]

    init(_ screen: SuiteScreen) throws {
        self.screen = screen
        circumstances = try SuiteDriver.circumstances().filter { $0.keyboard == .letters }
        let played = circumstances.map { SuiteDriver(screen: screen, circumstance: $0).record() }
        known = Set(played.flatMap { $0.run.findings.map(\.rule) })
        var cures: [(finding: Finding, cure: Cure)] = [], changes: Set<String> = []
        for (run, pictures, names) in played {
            for finding in run.findings where finding.cause == nil && screen.planted.contains(finding.rule) {
                guard let cure = Cure(of: finding, in: pictures, names: names) else { continue }
                let change = "\(finding.rule) \(cure.way) \(cure.view.id) \(cure.replaced ?? "")"
                if changes.insert(change).inserted { cures.append((finding, cure)) }
            }
        }
        self.cures = cures
    }

    /// What the changed screen still shows of the finding's rule, and what is new, in words.
    func failures(of cure: Cure, for finding: Finding, by hand: AppliedCure.Hand) -> [String] {
        let applied = AppliedCure(cure: cure, hand: hand)
        let line = hand == .tideline ? finding.remedy?.tideline : finding.remedy?.uikit
        return circumstances.flatMap { circumstance -> [String] in
            let run = SuiteDriver(screen: screen, circumstance: circumstance).run { applied.apply(to: $0, on: $1) }
            return run.findings.filter { $0.rule == finding.rule || !known.contains($0.rule) }
                .map { "\(screen.name), \(finding.rule), \(line ?? "no remedy"), \(circumstance): \($0.message)" }
        }
    }
}

@testable import AuditRules
import DeviceSimulation
@testable import JudgedScreens
import SceneModel
import TestSupport
import Testing

/// After the remedy of a finding, the finding must be gone, and the screen must have no new findings.
///
/// Other tests need the main actor. So one process tests the remedies with this library, and another process those with
/// UIKit alone.
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
        for screen in JudgedScreen.byUs where !screen.planted.isEmpty {
            let trial = try RemedyTrial(screen)
            for (finding, cure) in trial.cures {
                for failure in trial.failures(of: cure, for: finding, by: hand) { Issue.record("\(failure)") }
                cured.insert(finding.rule)
            }
        }
        #expect(cured.isSuperset(of: Cure.rules.subtracting([.pushedOffScreen])), "\(Cure.rules.subtracting(cured))")
    }

    /// The screens whose remedy the report gives only in words, each with the name of its corrected version.
    private static let byHand = [
        "button in the home indicator's strip": "button above the home indicator",
        "chat that loses its end": "chat that stays at its end",
        "chat under a floating keyboard": "form that scrolls from under a floating keyboard",
        "form rebuilt in a turn": "form kept in a turn",
        "form under a floating keyboard": "form that scrolls from under a floating keyboard",
        "label that never gets out of layout": "label that fits in a second pass",
        "labels beside the housing": "labels in the safe area",
        "layout in every frame": "bar in a plain animation",
        "layout without end": "layout twice",
        "list thrown without animation": "form that scrolls by an animation",
        "note behind its bar of formats": "note above its bar of formats",
        "page that ends at a translucent keyboard": "page that goes on behind a translucent keyboard",
        "progress in every frame": "progress in one animation",
        "rows rebuilt when a letter is typed": "rows added around a field",
        "table that reloads at the show": "table of fields",
        "transform that stays": "avatar that shrinks and grows"
    ]

    @Test func `a remedy in words is carried out on a clear screen`() async {
        await #expect(processExitsWith: .success) { try await Self.lookAtWords() }
    }

    @MainActor
    private static func lookAtWords() throws {
        let clear = Set(JudgedScreen.byUs.filter(\.planted.isEmpty).map(\.name))
        for screen in JudgedScreen.byUs where !screen.planted.isEmpty {
            let trial = try RemedyTrial(screen)
            for rule in screen.planted where !trial.cures.contains(where: { $0.finding.rule == rule }) {
                let told = trial.words(of: rule)
                if told.isEmpty { continue }
                let other = byHand[screen.name]
                #expect(other.map(clear.contains) == true, "\(screen.name): \(rule), \(told)")
            }
        }
    }
}

/// A screen with a fault, the findings, and the remedies.
@MainActor
private struct RemedyTrial {
    let screen: JudgedScreen
    private let circumstances: [ScreenPlay.Circumstance]
    private let known: Set<Rule.ID>
    /// The findings of the planted fault, each with a change that cures the finding.
    let cures: [(finding: Finding, cure: Cure)]

    init(_ screen: JudgedScreen) throws {
        self.screen = screen
        circumstances = try ScreenPlay.circumstances().filter { $0.keyboard == .letters }
        let played = circumstances.map { ScreenPlay(screen: screen, circumstance: $0).record() }
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

    /// Returns the report's remedies in words for findings that this library cannot cure.
    ///
    /// The remedies use UIKit alone.
    func words(of rule: Rule.ID) -> Set<String> {
        let all = (try? ScreenPlay.circumstances()) ?? []
        let findings = all.flatMap { ScreenPlay(screen: screen, circumstance: $0).record().run.findings }
        return Set(
            findings.filter { $0.rule == rule && $0.cause == nil }.compactMap(\.remedy).filter { $0.tideline == nil }
                .map(\.uikit))
    }

    /// Returns a sentence for each finding of the rule that remains after a cure, and for each new finding.
    func failures(of cure: Cure, for finding: Finding, by hand: AppliedCure.Hand) -> [String] {
        let applied = AppliedCure(cure: cure, hand: hand)
        let line = hand == .tideline ? finding.remedy?.tideline : finding.remedy?.uikit
        return circumstances.flatMap { circumstance -> [String] in
            let run = ScreenPlay(screen: screen, circumstance: circumstance).record { applied.apply(to: $0, on: $1) }
                .run
            return run.findings.filter { $0.rule == finding.rule || !known.contains($0.rule) }
                .map { "\(screen.name), \(finding.rule), \(line ?? "no remedy"), \(circumstance): \($0.message)" }
        }
    }
}

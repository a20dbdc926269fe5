public import AuditRules
import SceneModel
import UIKit

/// Plays a screen once for an audit, on a simulated phone or on a real device.
@MainActor
public struct ScreenWalk {
    /// The screen.
    public let screen: Screen
    /// The names of the run, with one of the screen's avoidances.
    public let entry: AuditEntry
    /// The kinds of changes that the program can make.
    private let changes: [Change]
    private let experiment: Experiment

    /// What the run does with changes of the screen's code.
    public enum Experiment: Sendable, Hashable {
        /// The screen is played as it is.
        case none
        /// The screen is played as it is, and the run says which changes could be tried on it.
        case seek
        /// The screen is played with a change.
        case make(Trial)
    }

    /// Creates a run.
    ///
    /// - Parameter changes: the kinds of changes for which the experiment looks, or one of which it makes.
    public init(
        _ screen: Screen, as entry: AuditEntry, _ experiment: Experiment = .none, among changes: [Change] = []
    ) {
        (self.screen, self.entry, self.experiment, self.changes) = (screen, entry, experiment, changes)
    }

    /// Plays the usage on a new stage.
    ///
    /// If the script gets stuck, the run has a finding about the script.
    public func play(on stage: Stage) async -> AuditRun {
        stage.isLeftToTheApp = entry.usage.leavesViewsToTheApp
        stage.trial = trial(on: stage.host)
        if experiment == .seek { stage.soughtChanges = changes }
        await stage.present(screen.makeController(with: entry.avoidance, in: stage.host.window))
        let stuck = await use(stage)
        let doubts = stage.host.placesInDoubt
        // The stage releases the screen before the notes are written. If a controller stays alive after its release,
        // the notes can then name it.
        await stage.letGo()
        var run = await AuditRun.judging(
            stage.recording, as: entry,
            twin: {
                await stage.picturesOfTwin(
                    showing: { screen.makeController(with: entry.avoidance, in: $0) }, trying: trial)
            }, doubts: { doubts })
        if experiment == .seek { run.trials = stage.foundTrials }
        tellNotes(of: stage, in: &run)
        if let stuck { run.findings.insert(stuck, at: 0) }
        return run
    }

    private func trial(on host: any AuditHost) -> ChangeTrial? {
        let tried: Trial? = if case .make(let trial) = experiment { trial } else { nil }
        return ChangeTrial(
            tried, beside: screen.change(by: entry.avoidance), among: changes, on: host, isAhead: triesAheadOfApp)
    }

    /// About half of the runs try a change ahead of the app's observers.
    ///
    /// An app may register its observers before the change or after it, and a remedy has to cure both.
    private var triesAheadOfApp: Bool {
        "\(entry.device)\(entry.orientation)\(entry.keyboard)\(entry.usage)".utf8.reduce(0) { $0 ^ $1 } & 1 == 1
    }

    /// The result of a run whose script waits for something other than the host's time.
    public var unfinished: AuditRun {
        AuditRun(
            entry, steps: [],
            findings: [
                stuck(
                    "The script waits for something else than the screen: let time pass by the stage's methods alone, "
                        + "or play on a host that waits.", at: 0)
            ])
    }

    private func stuck(_ message: String, at time: Double) -> Finding {
        Finding(rule: .scriptStuck, subject: screen.name, amount: 0, at: time, message: message)
    }

    private func use(_ stage: Stage) async -> Finding? {
        do {
            try await entry.usage.play(screen, on: stage, orientation: entry.orientation)
        } catch {
            if entry.usage == .typing || screen.firstField != nil {
                return stuck("\(error)", at: stage.recording.last?.time ?? 0)
            }
            stage.remark("Exploring ended early. \(error)")
        }
        return nil
    }

    private func unjudged(on host: any AuditHost) -> [String] {
        let silent = HostAbility.rulesUnjudged(with: host.abilities).map(\.rawValue)
        return silent.isEmpty ? [] : ["Not judged on this host: \(silent.joined(separator: ", "))"]
    }

    private func unjudgedViews(on stage: Stage) -> [String] {
        let buttons = stage.recording.unjudgedButtonsUnderKeyboard(among: stage.buttonsAtRest).sorted().map {
            "Not judged: '\($0)', a plain button that the keyboard covers. marking: [\"\($0)\"] judges it."
        }
        return stage.hasShownSwiftUI
            ? buttons + ["Not judged: SwiftUI's buttons and texts, which are no views. Its inputs and lists are."]
            : buttons
    }

    /// A script of the screen's own may judge a page without an input.
    private func isUnexercised(_ stage: Stage) -> Bool {
        guard !stage.recording.isEmpty, screen.script.explores else { return false }
        return entry.usage == .typing ? !stage.hasTyped : !stage.recording.contains { $0.focusedNodeID != nil }
    }

    private func tellNotes(of stage: Stage, in run: inout AuditRun) {
        let
            notes =
                (run.notes ?? []) + stage.notes + stage.host.notes + unjudged(on: stage.host) + unjudgedViews(on: stage),
            undrawn = stage.host.undrawnMembers
        run.notes = notes.isEmpty ? nil : notes
        run.undrawn = undrawn.isEmpty ? nil : undrawn
        if isUnexercised(stage) { run.findings.insert(.nothingExercised(screen.name), at: 0) }
        if stage.host.bringsKeyboard, stage.recording.contains(where: { $0.focusedNodeID != nil }),
            !stage.recording.contains(where: { $0.keyboard.state != .hidden })
        {
            run.findings.insert(.noKeyboard(screen.name), at: 0)
        }
        if entry.usage == .typing, !stage.recording.isEmpty {
            run.findings.insert(contentsOf: stage.unknownMarks.sorted().map(Finding.unknownMark), at: 0)
        }
        run.findings.noteGuesses(stage.guessedControls.subtracting(screen.marked))
    }
}

extension [Finding] {
    fileprivate mutating func noteGuesses(_ names: Set<String>) {
        let ofControls: Set<Rule.ID> = [.controlCovered, .unreachable, .pushedOffScreen, .needlessGap]
        for index in indices where ofControls.contains(self[index].rule) && names.contains(self[index].subject) {
            let name = self[index].subject
            self[index].guess =
                "the audit guesses that '\(name)' confirms what is typed; marking: [\"\(name)\"] makes it sure"
        }
    }
}

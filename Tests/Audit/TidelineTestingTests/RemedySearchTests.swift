import AuditRules
import Testing
@testable import TidelineTesting
import Stages

/// Prepared answers take the place of runs.
@MainActor
@Suite struct RemedySearchTests {
    private static let covered = Finding.Fault(rule: .focusCovered, subject: "Name")
    private static let gap = Finding.Fault(rule: .needlessGap, subject: "Bar")
    private static let other = Finding.Fault(rule: .jump, subject: "Bar")

    private func run(_ number: Int, _ faults: [Finding.Fault]) -> AuditRun {
        AuditRun(
            screen: "s", device: "\(number)", orientation: number % 2 == 0 ? .portrait : .landscape, keyboard: .letters,
            avoidance: "own", steps: [],
            findings: faults.map {
                Finding(rule: $0.rule, subject: $0.subject, amount: Double(number), at: 0, message: "\($0)")
            })
    }

    /// - Parameters:
    ///   - faults: the faults of each run without a change.
    ///   - answer: the faults of a run with a change; nil for a run that fails.
    private func remedies(
        _ faults: [[Finding.Fault]], offering trials: [Trial],
        _ answer: (_ trial: Trial, _ run: Int) -> [Finding.Fault]?
    ) throws -> (remedies: [Remedy], played: [String: Int]) {
        let base = faults.enumerated().map { run($0.offset, $0.element) }
        let played = base.map { run in
            RemedySearch.Played(
                entry: AuditEntry(
                    screen: "s", device: run.device, orientation: run.orientation, keyboard: .letters, usage: .typing,
                    avoidance: "own"), run: run)
        }
        var counts: [String: Int] = [:]
        let found = try withoutActuallyEscaping(answer) { answer in
            try RemedySearch(played) { tasks in
                tasks.map { number, experiment in
                    guard case .make(let trial) = experiment else {
                        var sought = base[number]
                        sought.trials = trials
                        return sought
                    }
                    counts[trial.change + (trial.mutesApp ? " muted" : ""), default: 0] += 1
                    return answer(trial, number).map { run(number, $0) }
                }
            }.result().remedies
        }
        return (found, counts)
    }

    private func trial(_ name: String) -> Trial { Trial(change: name, place: "", code: name) }

    @Test func `the change that leaves the fewest faults is played in all runs, and told with what was seen`() throws {
        let faults = (0..<60).map { $0 % 3 == 0 ? [] : [Self.covered, Self.gap] }
        let (remedies, played) = try remedies(faults, offering: [trial("half"), trial("whole")]) { trial, run in
            switch trial.change {
            case "whole": []
            case "half": faults[run].filter { $0 == Self.gap }
            default: faults[run]
            }
        }
        #expect(remedies.count == 1)
        let remedy = try #require(remedies.first)
        #expect(remedy.trial == trial("whole") && remedy.cured == [Self.covered, Self.gap])
        #expect(remedy.proof == "played in 60 runs: 40 with findings before, 0 after, all 2 signs gone")
        #expect(played["whole"] == 60, "each run once")
        #expect(played["half"] == 4 && played["whole muted"] == nil, "what cures all ends the search")
    }

    @Test(arguments: [0, 7, 59])
    func `a change that adds a fault to a single run is no remedy`(bad: Int) throws {
        let faults = [[Finding.Fault]](repeating: [Self.covered], count: 60)
        let (remedies, _) = try remedies(faults, offering: [trial("change")]) { trial, run in
            trial.change == "change" ? (run == bad ? [Self.other] : []) : faults[run]
        }
        #expect(remedies.isEmpty)
    }

    @Test func `a change under which a run fails is no remedy`() throws {
        let faults = [[Finding.Fault]](repeating: [Self.covered], count: 30)
        let (remedies, _) = try remedies(faults, offering: [trial("change")]) { trial, run in
            trial.change == "change" ? (run == 29 ? nil : []) : faults[run]
        }
        #expect(remedies.isEmpty)
    }

    @Test func `the app's own code goes only if nothing cures beside it`() throws {
        let faults = [[Finding.Fault]](repeating: [Self.covered], count: 30)
        let (remedies, _) = try remedies(faults, offering: [trial("change")]) { trial, run in
            trial.change == "change" && trial.mutesApp ? [] : faults[run]
        }
        #expect(remedies.map(\.words) == ["change; remove the screen's own code for keyboard notifications"])
        let (removal, _) = try self.remedies(faults, offering: [trial("change")]) { trial, run in
            trial.mutesApp ? [] : faults[run]
        }
        #expect(
            removal.map(\.words) == ["remove the screen's own code for keyboard notifications"],
            "the plainest change comes first")
    }

    @Test func `two faults with two changes are two remedies`() throws {
        let faults = [[Finding.Fault]](repeating: [Self.covered, Self.gap], count: 30)
        let (remedies, _) = try remedies(faults, offering: [trial("up"), trial("down")]) { trial, run in
            switch trial.change {
            case "up": [Self.gap]
            case "down": [Self.covered]
            default: faults[run]
            }
        }
        #expect(remedies.map(\.cured) == [[Self.covered], [Self.gap]])
        #expect(
            remedies.map(\.proof)
                == Array(
                    repeating: "played in 30 runs: 30 with findings before, 30 after, 1 of 2 signs gone", count: 2))
    }

    @Test func `a change fails at the second run that keeps the fault`() throws {
        let faults = [[Finding.Fault]](repeating: [Self.covered], count: 60)
        let (one, _) = try remedies(faults, offering: [trial("change")]) { trial, run in
            trial.change == "change" ? (run == 59 ? faults[run] : []) : faults[run]
        }
        #expect(one.map(\.after) == [1])
        let (two, played) = try remedies(faults, offering: [trial("change")]) { trial, run in
            trial.change == "change" ? (run > 57 ? faults[run] : []) : faults[run]
        }
        #expect(two.isEmpty && played["change"] == 4)
    }

    @Test func `what a run says of itself is no fault of the screen`() throws {
        let stuck = Finding.Fault(rule: .scriptStuck, subject: "s")
        let (remedies, played) = try remedies([[stuck], [stuck]], offering: [trial("change")]) { _, _ in [] }
        #expect(remedies.isEmpty && played.isEmpty)
    }
}

import AuditRules
import SceneModel
import Stages

/// Looks for changes that cure a screen, by playing the screen with each change.
///
/// The search begins with the most frequent fault. A change is tried on a sample of runs. It fails if it brings a fault
/// that the same run does not have without it, or if the fault remains in two runs. The first change is to remove the
/// screen's own keyboard code. The best change is then played in all runs, and becomes a remedy if it adds nothing there
/// either. The next fault is the most frequent one that no remedy cures.
@MainActor
struct RemedySearch {
    /// A run that was played without a change.
    struct Played {
        let entry: AuditEntry
        let run: AuditRun

        var faults: Set<Finding.Fault> { Set(run.findings.map(\.fault)) }
    }

    private static let mostCauses = 3
    private static let mostSampled = 20
    /// The runs of a sample in which the fault is worst.
    private static let worst = 8
    /// The runs in which each change is tried first, because most changes fail there already.
    private static let first = 4
    /// The changes that are played in all runs before the search takes the best of them, or gives the fault up.
    private static let mostWhole = 3
    /// The least part of a fault's runs in which a remedy has to cure the fault.
    private static let leastShare = 0.9

    private let played: [Played]
    /// Plays the runs with an experiment; the result has nil for a run that failed.
    private let play: ([(run: Int, experiment: ScreenWalk.Experiment)]) throws -> [AuditRun?]

    init(
        _ played: [Played], play: @escaping ([(run: Int, experiment: ScreenWalk.Experiment)]) throws -> [AuditRun?]
    ) {
        self.played = played
        self.play = play
    }

    /// The changes that cure the screen, and the faults that no change cures.
    func result() throws -> (remedies: [Remedy], failures: [RemedyFailure]) {
        var open = roots, remedies: [Remedy] = [], failures: [RemedyFailure] = []
        for _ in 0..<Self.mostCauses {
            guard let fault = open.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { break }
            open[fault] = nil
            switch try remedy(of: fault) {
            case .success(let remedy):
                remedies.append(remedy)
                for cured in remedy.cured { open[cured] = nil }
            case .failure(let failure): failures.append(failure)
            }
        }
        return (remedies, failures)
    }

    /// The faults that no other fault explains, with their importance.
    private var roots: [Finding.Fault: Int] {
        var counts: [Finding.Fault: Int] = [:]
        for one in played {
            let roots = one.run.findings.filter { $0.cause == nil && !$0.rule.isOfTheRun }
            for fault in Set(roots.map(\.fault)) { counts[fault, default: 0] += 1 }
        }
        let errors = Set(played.flatMap { $0.run.findings.filter { $0.severity == .error }.map(\.fault) })
        // An error comes before any warning.
        return Dictionary(uniqueKeysWithValues: counts.map { ($0, errors.contains($0) ? $1 + played.count : $1) })
    }

    private func remedy(of fault: Finding.Fault) throws -> Result<Remedy, RemedyFailure> {
        let sample = sample(for: fault), start = Array(sample.prefix(Self.first))
        let rest = Array(sample.dropFirst(Self.first))
        let offered = try trials(in: sample), beside = [.removal] + offered, muted = offered.map(\.muted)
        var partial: [Standing] = [], remedies: [Remedy] = [], wholes = 0
        // A change that cures all beside the app's own keyboard code lets this code stay, so it is tried first.
        for trials in [beside, muted] {
            for begun in Self.bestFirst(try standing(trials.map { ($0, [:]) }, start, against: fault))
            where wholes < Self.mostWhole {
                guard let one = try standing([begun], rest, against: fault).first else { continue }
                guard Self.left(one) == 0 else {
                    partial.append(one)
                    continue
                }
                wholes += 1
                guard let remedy = try whole(one, against: fault) else { continue }
                if remedy.after == 0 { return .success(remedy) }
                remedies.append(remedy)
            }
        }
        for one in Self.bestFirst(partial) where wholes < Self.mostWhole {
            wholes += 1
            if let remedy = try whole(one, against: fault) { remedies.append(remedy) }
        }
        // The first of several that leave equally many findings is the plainest.
        if let best = remedies.min(by: { $0.after < $1.after }) { return .success(best) }
        return .failure(
            RemedyFailure(
                screen: played[0].entry.screen, avoidance: played[0].entry.avoidance, fault: fault,
                changes: beside.count + muted.count))
    }

    // MARK: The sample

    /// Runs with the fault, the worst first, and then runs of all kinds, with and without the fault.
    private func sample(for fault: Finding.Fault) -> [Int] {
        func amount(_ index: Int) -> Double {
            played[index].run.findings.filter { $0.fault == fault }.map(\.amount).max() ?? 0
        }
        let faulty = played.indices.filter { played[$0].faults.contains(fault) }
        let worst = faulty.stablySorted { amount($0) > amount($1) }.prefix(Self.worst)
        let rest = played.indices.filter { !worst.contains($0) },
            wanted = min(rest.count, Self.mostSampled - worst.count)
        return worst + (0..<wanted).map { rest[$0 * rest.count / wanted] }
    }

    /// The changes that the screen offers where the fault is worst, and with letters, in both orientations.
    ///
    /// The places of changes are sought under a docked keyboard, and the fault may show without one.
    private func trials(in sample: [Int]) throws -> [Trial] {
        let usual = played.indices.filter { played[$0].entry.keyboard == .letters && played[$0].entry.usage == .typing }
        var chosen: [Int] = []
        for runs in [sample, usual] {
            for orientation in ScreenOrientation.allCases {
                let run = runs.first { played[$0].entry.orientation == orientation }
                if let run, !chosen.contains(run) { chosen.append(run) }
            }
        }
        return try play(chosen.map { ($0, .seek) }).flatMap { $0?.trials ?? [] }.once
    }

    // MARK: Trials

    private typealias Standing = (trial: Trial, results: [Int: AuditRun])

    /// The number of faults that are left in the runs of a trial.
    private static func left(_ trial: Standing) -> Int { trial.results.values.reduce(0) { $0 + faults(of: $1).count } }

    private static func bestFirst(_ trials: [Standing]) -> [Standing] {
        trials.stablySorted { left($0) < left($1) }
    }

    /// The changes that also add nothing in these runs, and leave the fault in one run at most.
    private func standing(
        _ trials: [Standing], _ runs: [Int], against fault: Finding.Fault
    ) throws -> [Standing] {
        let tasks = trials.flatMap { trial, _ in runs.map { (run: $0, experiment: ScreenWalk.Experiment.make(trial)) } }
        let results = try play(tasks)
        return trials.enumerated().compactMap { number, known in
            var all = known.results
            for (place, run) in runs.enumerated() {
                guard let result = results[number * runs.count + place], adds(result, to: run).isEmpty else {
                    return nil
                }
                all[run] = result
            }
            let missed = all.filter {
                played[$0.key].faults.contains(fault) && Self.faults(of: $0.value).contains(fault)
            }
            return missed.count > 1 ? nil : (known.trial, all)
        }
    }

    private static func faults(of run: AuditRun) -> Set<Finding.Fault> { Set(run.findings.map(\.fault)) }

    private func adds(_ result: AuditRun, to run: Int) -> Set<Finding.Fault> {
        Self.faults(of: result).subtracting(played[run].faults)
    }

    // MARK: All runs

    private func whole(_ standing: Standing, against fault: Finding.Fault) throws -> Remedy? {
        let rest = played.indices.filter { standing.results[$0] == nil }
        let results = try play(rest.map { ($0, .make(standing.trial)) })
        var all = standing.results
        for (number, result) in zip(rest, results) {
            guard let result, adds(result, to: number).isEmpty else { return nil }
            all[number] = result
        }
        var before: [Finding.Fault: Int] = [:], after: [Finding.Fault: Int] = [:]
        for one in played { for fault in one.faults { before[fault, default: 0] += 1 } }
        for result in all.values { for fault in Self.faults(of: result) { after[fault, default: 0] += 1 } }
        let cured = before.filter { Double(after[$0.key] ?? 0) <= (1 - Self.leastShare) * Double($0.value) }.keys
            .sorted()
        guard cured.contains(fault), let one = played.first else { return nil }
        return Remedy(
            screen: one.entry.screen, avoidance: one.entry.avoidance, trial: standing.trial, runs: played.count,
            before: played.count { !$0.run.isClear }, after: all.values.count { !$0.isClear }, cured: cured,
            faults: before.count)
    }
}

public import AuditRules
import DeviceSimulation
import Foundation
import ReportPage
import ReportRendering

/// Plays the runs of a plan, and reports them.
///
/// Several runs may have equal conditions, for example on two models with the same screen. The player plays only one of
/// these runs.
@MainActor
public final class AuditPlayer {
    /// The progress of the player.
    public struct Progress: Sendable, Equatable {
        /// The number of runs with a known result, and the number of all needed runs.
        ///
        /// The total may grow.
        public var done, total: Int
        /// The number of results that were not played in this audit.
        ///
        /// A result may come from an earlier record, or from the run with the letters keyboard if another keyboard
        /// gives the same result.
        public var kept = 0
        /// The run that was played last.
        public var latest: AuditEntry?
        /// The findings that first occur in the latest run, one for each combination of screen, avoidance, view and
        /// rule.
        public var news: [Finding] = []
    }

    private let source: any RunSource
    private let known: [String: AuditRun.Record]
    private let tool: String
    private let baseline: Baseline?
    /// The option or call that plays all runs, such as `--exhaustive`.
    ///
    /// The report shows this text to its readers.
    private let wholePlay: String
    private let seeksRemedies: Bool
    private let onProgress: @MainActor (Progress) -> Void
    private var outcomes: [Circumstance: Outcome] = [:]
    private var share: Share?
    private var hasEndedAtFirst = false
    /// The number of failed runs for each reason.
    private var failures: [AuditEntry.Part: [String: Int]] = [:]

    private var progress = Progress(done: 0, total: 0)
    private var told: Set<String> = []
    /// The number of runs that this player has played, including repetitions for pictures and films.
    public private(set) var played = 0

    private enum Outcome {
        case run(AuditRun)
        case failed(String, trace: String?)

        var isClear: Bool {
            switch self {
            case .run(let run): run.isClear
            case .failed: false
            }
        }
    }

    /// Creates a player that plays runs in other processes.
    ///
    /// - Parameters:
    ///   - pool: the processes that play.
    ///   - known: the results of another process, by the conditions of the runs.
    ///   - tool: the name of the auditing program.
    ///   - baseline: the accepted findings.
    ///   - seeksRemedies: whether a screen with findings is also played with changes that may cure it.
    ///   - onProgress: called after each run, on the main actor.
    public convenience init(
        pool: WorkerPool, known: [String: AuditRun.Record] = [:],
        tool: String = "tideline-audit", baseline: Baseline? = nil, seeksRemedies: Bool = false,
        onProgress: @escaping @MainActor (Progress) -> Void = { _ in }
    ) {
        self.init(
            source: pool, known: known, tool: tool, baseline: baseline, seeksRemedies: seeksRemedies,
            onProgress: onProgress)
    }

    init(
        source: any RunSource, known: [String: AuditRun.Record] = [:],
        tool: String = "tideline-audit", baseline: Baseline? = nil, wholePlay: String = "--exhaustive",
        seeksRemedies: Bool = false, onProgress: @escaping @MainActor (Progress) -> Void = { _ in }
    ) {
        self.source = source
        self.known = known
        self.tool = tool
        self.baseline = baseline
        self.wholePlay = wholePlay
        self.seeksRemedies = seeksRemedies
        self.onProgress = onProgress
    }

    /// Whether the player was stopped early, for example by Ctrl-C.
    public var isStopped: Bool { source.isStopped }

    /// The results of the played runs, for a report by another process.
    ///
    /// The keys are the conditions of the runs.
    public var records: [String: AuditRun.Record] {
        outcomes.reduce(into: [:]) { records, outcome in
            if case .run(let run) = outcome.value {
                records[outcome.key.text] = AuditRun.Record(run, withPictures: false)
            }
        }
    }

    /// Plays one share of a plan, while other machines play the other shares.
    ///
    /// The results are in ``records``, from which one machine makes the report.
    public func play(_ share: Share, of plan: AuditPlan, isExhaustive: Bool) throws {
        self.share = share
        defer { source.close() }
        _ = try playRuns(of: plan, isExhaustive: isExhaustive)
    }

    /// Plays a plan and reports its runs in the plan's order.
    ///
    /// The number of workers does not change the report.
    ///
    /// - Parameters:
    ///   - plan: the runs from which the player chooses.
    ///   - isExhaustive: true to play all runs. False to play a choice of runs, and the runs that differ in one
    ///     condition from a run with findings.
    ///   - endsAtFirst: whether playing ends at the first finding, after the runs that have begun.
    ///   - shown: chooses the runs with pictures, by their position in the report; called once. Positions outside the
    ///     report are ignored. By default no run has pictures.
    ///   - films: whether the runs with pictures are also filmed, and played with the remedies of their causes.
    ///   - onPictures: called once with each reported run and all its pictures, in any order; nil to skip the pictures
    ///     of all runs.
    public func play(
        _ plan: AuditPlan, isExhaustive: Bool, endsAtFirst: Bool = false,
        showing shown: @MainActor (AuditReport) -> [Int] = { _ in [] }, films: Bool = false,
        onPictures: (@MainActor (AuditRun) throws -> Void)? = nil
    ) throws -> AuditReport {
        defer { source.close() }
        let scope = try playRuns(of: plan, isExhaustive: isExhaustive, endsAtFirst: endsAtFirst)
        var report = report(on: scope)
        if seeksRemedies, !endsAtFirst, !isStopped {
            let found = try scope.parts.map(remedies)
            report.remedies = found.flatMap(\.remedies)
            report.remedyFailures = found.flatMap(\.failures)
        }
        try illustrate(&report, scope, showing: shown(report), films: films)
        if films { try filmCures(&report, scope) }
        if let onPictures { try picture(report, scope, onPictures) }
        report.isStopped = isStopped
        report.omission = omission(of: scope)
        return report
    }

    private func playRuns(
        of plan: AuditPlan, isExhaustive: Bool, endsAtFirst: Bool = false
    ) throws -> AuditScope {
        // If no screen had the avoidance, the report would be empty, and would look as if there were no findings.
        try plan.checkAvoidances()
        let scope = AuditScope(of: plan, isExhaustive: isExhaustive)
        outcomes = [:]
        failures = [:]
        hasEndedAtFirst = false
        progress = Progress(done: 0, total: 0)
        told = []
        var searches = scope.parts.map { AuditSearch(of: $0, isExhaustive: isExhaustive) }
        while true {
            var rows: [AuditScope.Row] = []
            for index in searches.indices {
                let part = searches[index].part
                rows += searches[index].next { hasFindings(part.rows[$0]) }.map { part.rows[$0] }
            }
            guard !rows.isEmpty else { break }
            progress.total = progress.done + held(rows).count + searches.reduce(0) { $0 + upcomingCount(of: $1) }
            try play(rows)
            hasEndedAtFirst = endsAtFirst && rows.contains(where: hasFindings)
            if hasEndedAtFirst { break }
        }
        return scope
    }

    private func upcomingCount(of search: AuditSearch) -> Int {
        share == nil ? search.upcoming.count : held(search.upcoming.map { search.part.rows[$0] }).count
    }

    private func hasFindings(_ row: AuditScope.Row) -> Bool {
        outcomes[row.circumstance].map { !$0.isClear } ?? false
    }

    // MARK: Playing

    /// Removes repeated rows, because a plan may name a screen twice.
    ///
    /// The result has only the rows that this machine plays.
    private func held(_ rows: [AuditScope.Row]) -> [AuditScope.Row] {
        var seen: Set<Circumstance> = []
        let all = rows.filter { seen.insert($0.circumstance).inserted }
        guard let share else { return all }
        // A run with another keyboard may be equal to the run with the letters keyboard. One machine gets both runs, so
        // that it can play the letters keyboard and skip the other one.
        return all.filter { share.holds(($0.withLetters ?? $0.circumstance).text) }
    }

    private func play(_ wanted: [AuditScope.Row]) throws {
        var missing: [AuditScope.Row] = []
        for row in held(wanted) {
            if let kept = known[row.circumstance.text]?.run { keep(kept, for: row) } else { missing.append(row) }
        }
        // Runs with the letters keyboard are played first. Each of them shows with which other keyboards the run would
        // have been the same, so those runs can be skipped.
        try playMissing(missing.filter { $0.withLetters == nil })
        var others: [AuditScope.Row] = []
        for row in missing where row.withLetters != nil {
            if let same = lettersInstead(of: row) { keep(same, for: row) } else { others.append(row) }
        }
        try playMissing(others)
    }

    private func keep(_ run: AuditRun, for row: AuditScope.Row) {
        outcomes[row.circumstance] = .run(run)
        progress.done += 1
        progress.kept += 1
    }

    private func lettersInstead(of row: AuditScope.Row) -> AuditRun? {
        guard let letters = row.withLetters, case .run(var run)? = outcomes[letters],
            run.equivalentKeyboards.contains(row.entry.keyboard)
        else { return nil }
        run.keyboard = row.entry.keyboard
        run.equivalentKeyboards = []
        return run
    }

    /// The number of runs in the first round.
    ///
    /// After each round, the player gives up a screen that keeps failing. Each further round is twice as long, because
    /// workers wait for each other at a round's end.
    private static let firstRound = 64
    private static let mostFailures = 3

    /// Plays the rows in rounds, whose lengths are the same for any number of workers.
    private func playMissing(_ rows: [AuditScope.Row]) throws {
        var rest = rows[...], size = Self.firstRound
        while !rest.isEmpty {
            let round = rest.prefix(size), wanted = round.filter { !isLeft($0.entry.part) }
            progress.total -= round.count - wanted.count
            try playRound(wanted)
            (rest, size) = (rest.dropFirst(size), 2 * size)
        }
    }

    private func isLeft(_ part: AuditEntry.Part) -> Bool {
        failures[part]?.values.contains { $0 >= Self.mostFailures } ?? false
    }

    private func playRound(_ rows: [AuditScope.Row]) throws {
        let tasks = rows.map { AuditWorker.Task(entry: $0.entry) }
        var failed: [Int: (reason: String, kind: RunOutcome.Failure)] = [:], last: [AuditEntry.Part: Int] = [:]
        // A run that hangs takes as long as thousands of others. The run of the third hang is the last one of its screen,
        // in the order of the rows, so that the number of workers does not matter.
        func isWanted(_ task: Int) -> Bool { last.isEmpty || last[rows[task].entry.part].map { task <= $0 } ?? true }
        var told: Set<Int> = []
        try source.play(tasks, while: isWanted) { task, outcome in
            let row = rows[task]
            told.insert(task)
            played += 1
            progress.news = []
            switch outcome {
            case .played(let line):
                outcomes[row.circumstance] = .run(line.run)
                progress.news = news(of: line.run)
            case .failed(let reason, let kind):
                failed[task] = (reason, kind)
                let part = row.entry.part
                let hangs = failed.filter { $0.value.kind == .endless && rows[$0.key].entry.part == part }.keys
                    .sorted()
                if hangs.count >= Self.mostFailures { last[part] = hangs[Self.mostFailures - 1] }
            }
            progress.done += 1
            progress.latest = row.entry
            onProgress(progress)
        }
        for task in rows.indices where !isWanted(task) {
            outcomes[rows[task].circumstance] = nil
            if !told.contains(task) { progress.total -= 1 }
        }
        for (task, (reason, kind)) in failed.sorted(by: { $0.key < $1.key }) where isWanted(task) {
            let row = rows[task], part = row.entry.part
            // One stack trace is enough, because the other processes probably ended for the same reason.
            let trace = failures[part] == nil && kind == .ended && !isStopped ? source.trace(of: tasks[task]) : nil
            failures[part, default: [:]][reason, default: 0] += 1
            outcomes[row.circumstance] = .failed(reason, trace: trace)
        }
    }

    private func news(of run: AuditRun) -> [Finding] {
        var run = run
        run.accept(baseline)
        return run.findings.filter {
            told.insert("\(run.screen)/\(run.avoidance.rawValue)/\($0.rule.rawValue)/\($0.subject)").inserted
        }
    }

    // MARK: Remedies

    /// The changes that cure a screen, and the faults that no change cures.
    ///
    /// Runs that were not played themselves, since another keyboard gives the same result, are left out.
    private func remedies(of part: AuditScope.Part) throws -> (remedies: [Remedy], failures: [RemedyFailure]) {
        let rows = part.rows.filter { outcomes[$0.circumstance] != nil && lettersInstead(of: $0) == nil }
        var played: [RemedySearch.Played] = [], playedRows: [AuditScope.Row] = []
        for row in rows {
            guard case .run(var run)? = outcomes[row.circumstance] else { continue }
            run.accept(baseline)
            played.append(RemedySearch.Played(entry: row.entry, run: run))
            playedRows.append(row)
        }
        // Where a screen's runs fail, what a change would do is unknown.
        guard played.contains(where: { !$0.run.isClear }), Self.name(of: part).map(isLeft) == false
        else { return ([], []) }
        let found = try RemedySearch(played) { wanted in
            var results = [AuditRun?](repeating: nil, count: wanted.count)
            let tasks = wanted.map { run, experiment in
                (task: AuditWorker.Task(entry: playedRows[run].entry, experiment: experiment), row: playedRows[run])
            }
            try self.play(tasks) { number, run in
                var run = run
                run.accept(self.baseline)
                results[number] = run
            }
            return results
        }.result()
        return (found.remedies, isStopped ? [] : found.failures)
    }

    // MARK: Reporting

    private func report(on scope: AuditScope) -> AuditReport {
        var report = AuditReport()
        let devices = Set(scope.parts.flatMap { $0.runs.map(\.planned.device.name) })
        report.currentDevices = [Device].current.map(\.name).filter(devices.contains)
        for part in scope.parts {
            for (planned, row) in part.runs {
                guard let outcome = outcomes[part.rows[row].circumstance] else { continue }
                var run =
                    switch outcome {
                    case .run(let run): run
                    case .failed(let reason, let trace): AuditEntry(planned).failed(reason, trace, of: tool)
                    }
                run.device = planned.device.name
                run.accept(baseline)
                report.add(run)
            }
        }
        return report
    }

    private func illustrate(
        _ report: inout AuditReport, _ scope: AuditScope, showing chosen: [Int], films: Bool
    ) throws {
        let reported = reported(scope)
        // A run that failed has no steps, and would fail again.
        let shown = chosen.filter { report.runs.indices.contains($0) && !report.runs[$0].steps.isEmpty }
        let tasks = shown.map {
            (AuditWorker.Task(entry: reported[$0].entry, pictures: .shown(), wantsFilm: films), reported[$0])
        }
        try play(tasks) { number, run in
            report.illustrate(shown[number], like: run)
            if let film = run.film { report.film(shown[number], film) }
        }
    }

    /// Plays the run of each shown cause again with the cause's remedy.
    private func filmCures(_ report: inout AuditReport, _ scope: AuditScope) throws {
        let reported = reported(scope)
        let cures = PicturedRuns(of: report).causes.compactMap { cause in
            cause.remedy.flatMap { report.remedies?.firstIndex(of: $0) }.map { (remedy: $0, cause: cause) }
        }
        let tasks = cures.compactMap { cure in
            (report.remedies?[cure.remedy]).map { remedy in
                let row = reported[cure.cause.index], before = cure.cause.run.picture(of: cure.cause.finding)
                let task = AuditWorker.Task(
                    entry: row.entry, pictures: .shown(with: before?.step), wantsFilm: true,
                    experiment: .make(remedy.trial))
                return (task, row)
            }
        }
        try play(tasks) { number, run in report.remedies?[cures[number].remedy].run = run }
    }

    private func picture(
        _ report: AuditReport, _ scope: AuditScope, _ onPictures: @MainActor (AuditRun) throws -> Void
    ) throws {
        let reported = reported(scope)
        let numbers = Dictionary(grouping: reported.indices) { reported[$0].circumstance }
        let wanted = reported.indices.filter {
            numbers[reported[$0].circumstance]?.first == $0 && !report.runs[$0].steps.isEmpty
        }
        let tasks = wanted.map {
            (task: AuditWorker.Task(entry: reported[$0].entry, pictures: .shown()), row: reported[$0])
        }
        try play(tasks) { number, played in
            for index in numbers[tasks[number].row.circumstance] ?? [] {
                var run = report.runs[index]
                run.steps = played.steps
                try onPictures(run)
            }
        }
    }

    private func reported(_ scope: AuditScope) -> [AuditScope.Row] {
        scope.parts.flatMap { part in part.runs.map { part.rows[$0.row] } }
            .filter { outcomes[$0.circumstance] != nil }
    }

    private func play(
        _ tasks: [(task: AuditWorker.Task, row: AuditScope.Row)], onRun: (_ number: Int, AuditRun) throws -> Void
    ) throws {
        progress.total += tasks.count
        var failure: (any Error)?, hangs = 0
        try source.play(tasks.map(\.task), while: { _ in failure == nil && hangs < Self.mostFailures }) {
            number, outcome in
            played += 1
            progress.done += 1
            progress.news = []
            progress.latest = tasks[number].row.entry
            onProgress(progress)
            switch outcome {
            case .failed(_, .endless): hangs += 1
            case .failed: break
            case .played(let line): do { try onRun(number, line.run) } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }

    private func omission(of scope: AuditScope) -> String? {
        let all = scope.parts.reduce(0) { $0 + $1.runs.count }
        let told = scope.parts.reduce(0) { sum, part in
            sum + part.runs.count { outcomes[part.rows[$0.row].circumstance] != nil }
        }
        guard told < all else { return nil }
        let left = scope.parts.compactMap(sentence(ofLeft:)).joined()
        let numbers = [told, all].map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) }
        let share = "\(numbers[0]) of \(numbers[1]) runs"
        if isStopped { return left + "Stopped before the end: \(share) are told." }
        if hasEndedAtFirst { return left + "Ended at the first findings: \(share) are told." }
        let more = outcomes.values.allSatisfy(\.isClear) ? "" : ", and more around each finding"
        return left + "\(share), chosen so that any three circumstances meet\(more). \(wholePlay) plays all."
    }

    /// Why a screen was left, and how many of its runs were not played.
    private func sentence(ofLeft part: AuditScope.Part) -> String? {
        guard let name = Self.name(of: part),
            let reason = failures[name]?.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
            isLeft(name)
        else { return nil }
        let unplayed = part.runs.count { outcomes[part.rows[$0.row].circumstance] == nil }
        return "\(name.screen) was left, and \(unplayed) of its \(part.runs.count) runs were not played, since "
            + "\(reason.value) failed alike: \(reason.key) "
    }

    private static func name(of part: AuditScope.Part) -> AuditEntry.Part? {
        part.runs.first.map { AuditEntry($0.planned).part }
    }
}

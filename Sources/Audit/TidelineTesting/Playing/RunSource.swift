import AuditRules

/// Plays runs in other processes or in this process.
@MainActor
protocol RunSource: AnyObject {
    /// Whether a stop was requested before everything was played.
    var isStopped: Bool { get }

    /// Plays the runs of tasks in any order, and reports the outcome of each as soon as it is known.
    func play(_ tasks: [AuditWorker.Task], onOutcome: (_ task: Int, RunOutcome) -> Void) throws

    /// Repeats the run whose process crashed, and returns the fault and the calls that led to it.
    ///
    /// The result is nil if this process plays the runs itself.
    func trace(of task: AuditWorker.Task) -> String?

    /// Ends the processes that were started for playing.
    func close()
}

enum RunOutcome {
    case played(RunLine)
    /// The run failed.
    ///
    /// The string is the reason in one sentence, and `hasEnded` says whether the process ended by itself.
    case failed(String, hasEnded: Bool)
}

@MainActor
final class RunsInProcess: RunSource {
    private let screens: [Screen]
    let isStopped = false

    init(of screens: [Screen]) { self.screens = screens }

    func play(_ tasks: [AuditWorker.Task], onOutcome: (_ task: Int, RunOutcome) -> Void) throws {
        for (index, task) in tasks.enumerated() {
            let run = try task.entry.planned(among: screens).play(filming: task.wantsFilm)
            onOutcome(index, .played(RunLine(run, withPictures: task.wantsPictures)))
        }
    }

    /// Returns nil and repeats nothing, because a repeated crash in this process would end the test.
    func trace(of task: AuditWorker.Task) -> String? { nil }

    func close() {}
}

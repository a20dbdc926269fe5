import AuditRules

/// Plays runs: in other processes, or in this one.
@MainActor
protocol RunSource: AnyObject {
    /// Whether a stop was asked for before everything was played.
    var isStopped: Bool { get }

    /// Plays tasks in any order, and tells what became of each as soon as it is known.
    func play(_ tasks: [AuditWorker.Task], onOutcome: (_ task: Int, RunOutcome) -> Void) throws

    /// What a task's process says of itself when it ends by a fault: the fault and the calls that led to it; nil where no
    /// process ends.
    func trace(of task: AuditWorker.Task) -> String?

    /// Ends what was started for playing.
    func close()
}

/// What became of a task.
enum RunOutcome {
    case played(RunLine)
    /// The run has no answer; why, in a sentence, and whether its process ended by itself.
    case failed(String, hasEnded: Bool)
}

/// Plays runs in this process, one after the other.
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

    /// What ends this process ends the test.
    func trace(of task: AuditWorker.Task) -> String? { nil }

    func close() {}
}

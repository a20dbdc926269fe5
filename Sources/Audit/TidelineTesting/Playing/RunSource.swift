import AuditRules

/// Plays runs: in other processes, or in this one.
@MainActor
protocol RunSource: AnyObject {
    /// Whether a stop was asked for before everything was played.
    var isStopped: Bool { get }

    /// Plays tasks in any order, and tells what became of each as soon as it is known.
    func play(_ tasks: [AuditWorker.Task], onOutcome: (_ task: Int, RunOutcome) -> Void) throws

    /// Ends what was started for playing.
    func close()
}

/// What became of a task.
enum RunOutcome {
    case played(RunLine)
    /// The run has no answer; why, in a sentence.
    case failed(String)
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

    func close() {}
}

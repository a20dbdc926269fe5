import AuditRules
import Walk

/// Plays runs in other processes or in this process.
@MainActor
protocol RunSource: AnyObject {
    var isStopped: Bool { get }

    func play(_ tasks: [AuditWorker.Task], onOutcome: (_ task: Int, RunOutcome) -> Void) throws

    /// Plays a crashed run again, and returns the error with its stack trace.
    ///
    /// The result is nil if this process plays the runs itself.
    func trace(of task: AuditWorker.Task) -> String?

    func close()
}

enum RunOutcome {
    case played(RunLine)
    /// The run failed for a reason.
    ///
    /// `hasEnded` says whether the process ended by itself.
    case failed(String, hasEnded: Bool)
}

@MainActor
final class RunsInProcess: RunSource {
    private let screens: [Screen]
    private let changes: [Change]
    let isStopped = false

    init(of screens: [Screen], changes: [Change] = Change.ofUIKit) { (self.screens, self.changes) = (screens, changes) }

    func play(_ tasks: [AuditWorker.Task], onOutcome: (_ task: Int, RunOutcome) -> Void) throws {
        for (index, task) in tasks.enumerated() {
            let run = try task.entry.planned(among: screens)
                .play(filming: task.wantsFilm, task.experiment, among: changes)
            onOutcome(index, .played(RunLine(run, withPictures: task.wantsPictures)))
        }
    }

    /// A repeated crash in this process would end the test.
    func trace(of task: AuditWorker.Task) -> String? { nil }

    func close() {}
}

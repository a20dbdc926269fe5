import AuditRules
import Stages

/// Plays runs in other processes or in this process.
@MainActor
protocol RunSource: AnyObject {
    var isStopped: Bool { get }

    /// Plays runs in their order.
    ///
    /// - Parameters:
    ///   - isWanted: whether a run is still to be played; called before it begins, and again while it is played.
    ///   - onOutcome: called with the result of each run, in any order.
    func play(
        _ tasks: [AuditWorker.Task], while isWanted: (_ task: Int) -> Bool,
        onOutcome: (_ task: Int, RunOutcome) -> Void
    ) throws

    /// Plays a crashed run again, and returns the error with its stack trace.
    ///
    /// The result is nil if this process plays the runs itself.
    func trace(of task: AuditWorker.Task) -> String?

    func close()
}

enum RunOutcome {
    case played(RunLine)
    /// The run failed for a reason.
    case failed(String, Failure)

    enum Failure {
        /// The process ended by itself.
        case ended
        case unreadable
        /// The run took longer than its limit.
        case endless
    }
}

@MainActor
final class RunsInProcess: RunSource {
    private let screens: [Screen]
    private let changes: [Change]
    private let timeLimit: Duration
    let isStopped = false

    /// - Parameter timeLimit: the processor time after which a run ends this process. It is long, because a test may be
    ///   built for debugging.
    init(of screens: [Screen], changes: [Change] = Change.ofUIKit, timeLimit: Duration = .seconds(300)) {
        (self.screens, self.changes, self.timeLimit) = (screens, changes, timeLimit)
    }

    func play(
        _ tasks: [AuditWorker.Task], while isWanted: (_ task: Int) -> Bool,
        onOutcome: (_ task: Int, RunOutcome) -> Void
    ) throws {
        for (index, task) in tasks.enumerated() where isWanted(index) {
            let planned = try task.entry.planned(among: screens)
            let run = RunWatch.watch("The run of \(task.entry.words)", within: timeLimit) {
                planned.play(filming: task.wantsFilm, task.experiment, among: changes)
            }
            onOutcome(index, .played(RunLine(run, task.pictures)))
        }
    }

    /// A repeated crash in this process would end the test.
    func trace(of task: AuditWorker.Task) -> String? { nil }

    func close() {}
}

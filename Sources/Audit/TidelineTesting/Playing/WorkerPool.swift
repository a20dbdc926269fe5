import AuditRules
public import Foundation

/// Processes that play runs side by side: the simulation is one main actor, so that a process has one core's work.
///
/// A run that ends its process costs that run alone.
@MainActor
public final class WorkerPool: RunSource {
    /// The workers' program can't be started.
    public struct Failure: Error, CustomStringConvertible {
        /// Names the program and the remedy.
        public let description: String
    }

    /// A worker, and what it has been asked.
    private struct Shift {
        let worker: WorkerProcess
        /// It plays the first; the others are at hand, so that it need not wait for the next.
        var tasks: [Int]
        /// When it began to play the first.
        var start: SuspendingClock.Instant
    }

    /// How many tasks a worker has at hand as long as there are enough for all.
    static let supply = 16
    /// For how long answers gather while no worker is about to run out of tasks, in milliseconds: to wake for each takes
    /// longer than to read it.
    private static let gathering: Int32 = 5

    private let program: URL
    private let arguments: [String]
    private let limit: Int
    private let timeLimit: Duration
    private let stop: StopRequest
    private let clock = SuspendingClock()
    private var idle: [WorkerProcess] = []
    /// By their descriptors.
    private var busy: [Int32: Shift] = [:]
    /// The tasks that no worker has been asked, the next one last.
    private var waiting: [Int] = []
    /// Whether a stop was asked for before everything was played.
    private(set) var isStopped = false

    /// - Parameters:
    ///   - program: what is started as a worker, with its arguments.
    ///   - count: how many of them there are at most, at least one.
    ///   - timeLimit: how long a run may take before its worker is ended.
    ///   - stop: ends the play early.
    public init(
        program: URL, arguments: [String] = ["worker"], count: Int, timeLimit: Duration = .seconds(60),
        stop: StopRequest = StopRequest()
    ) {
        self.program = program
        self.arguments = arguments
        limit = max(1, count)
        self.timeLimit = timeLimit
        self.stop = stop
    }

    /// Plays tasks in any order, and tells what became of each as soon as it is known.
    func play(_ tasks: [AuditWorker.Task], onOutcome: (_ task: Int, RunOutcome) -> Void) throws {
        let lines = tasks.map { Data($0.line.utf8) }
        waiting = lines.indices.reversed()
        while !busy.isEmpty || (!waiting.isEmpty && !isStopped) {
            heedStop()
            if !isStopped { try deal(lines) }
            for descriptor in wait() { for (task, outcome) in outcomes(at: descriptor) { onOutcome(task, outcome) } }
            for (task, outcome) in endOverdue() { onOutcome(task, outcome) }
        }
    }

    /// Gives each worker a task, and then more as long as there are enough for all.
    private func deal(_ lines: [Data]) throws {
        while busy.count < limit, let task = waiting.popLast() {
            let worker = try idle.popLast() ?? launch()
            worker.ask(lines[task])
            busy[worker.descriptor] = Shift(worker: worker, tasks: [task], start: clock.now)
        }
        for descriptor in busy.keys.sorted() {
            while let shift = busy[descriptor], shift.tasks.count < Self.supply,
                waiting.count > limit * Self.supply, let task = waiting.popLast()
            {
                shift.worker.ask(lines[task])
                busy[descriptor]?.tasks.append(task)
            }
        }
    }

    /// Plays a task in a process of its own that writes a trace.
    func trace(of task: AuditWorker.Task) -> String? {
        WorkerProcess.trace(of: program, arguments, asked: Data(task.line.utf8), within: timeLimit)
    }

    /// Lets the workers go.
    func close() {
        for worker in idle { worker.end() }
        idle = []
    }

    private func launch() throws -> WorkerProcess {
        do {
            return try WorkerProcess(program: program, arguments: arguments)
        } catch {
            throw Failure(
                description: "\(program.path) can't be started to play runs: \(error.localizedDescription) "
                    + "Build it again, or free memory and processes.")
        }
    }

    /// Waits until workers have something to tell; the answer names them by their descriptors.
    private func wait() -> [Int32] {
        guard !busy.isEmpty else { return [] }
        if busy.values.allSatisfy({ $0.tasks.count > 1 }) {
            // A request to stop is heeded at once.
            guard readable([stop.descriptor], patience: Self.gathering).isEmpty else { return [] }
        }
        // A run that began later ends later: of all limits the earliest is the next.
        let earliest = busy.values.map(\.start).min() ?? clock.now
        let patience = max(.zero, timeLimit - earliest.duration(to: clock.now))
        // One more, because what is cut off below a millisecond would be waited for in a loop.
        let milliseconds = patience / .milliseconds(1) + 1
        let ready = readable(
            [stop.descriptor] + busy.keys.sorted(), patience: Int32(clamping: Int64(min(milliseconds, 1e9))))
        return ready.filter { $0 != stop.descriptor }
    }

    /// - Parameter patience: how long to wait for the first of them, in milliseconds.
    private func readable(_ descriptors: [Int32], patience: Int32) -> [Int32] {
        var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&watched, nfds_t(watched.count), patience) > 0 else { return [] }
        return watched.filter { $0.revents != 0 }.map(\.fd)
    }

    private func heedStop() {
        guard !readable([stop.descriptor], patience: 0).isEmpty else { return }
        stop.take()
        guard isStopped else { return isStopped = true }
        for shift in busy.values { shift.worker.kill() }
        busy = [:]
    }

    /// Ends the workers whose run has taken too long.
    private func endOverdue() -> [(task: Int, RunOutcome)] {
        let now = clock.now
        let overdue = busy.filter { $0.value.start.duration(to: now) >= timeLimit }
        return overdue.sorted { $0.value.tasks[0] < $1.value.tasks[0] }.map { descriptor, shift in
            shift.worker.kill()
            let seconds = timeLimit / .seconds(1)
            return (
                dismiss(shift, at: descriptor),
                .failed(
                    "This run had not ended after \(seconds.formatted()) s, and was stopped. --time-limit allows more.",
                    hasEnded: false)
            )
        }
    }

    /// Lets go of a worker that has ended; returns the task that it played.
    private func dismiss(_ shift: Shift, at descriptor: Int32) -> Int {
        busy[descriptor] = nil
        waiting += shift.tasks.dropFirst().reversed()
        return shift.tasks[0]
    }

    private func outcomes(at descriptor: Int32) -> [(task: Int, RunOutcome)] {
        guard var shift = busy[descriptor] else { return [] }
        var outcomes: [(task: Int, RunOutcome)] = []
        for arrival in shift.worker.arrivals() {
            guard !shift.tasks.isEmpty else {
                // What answers more than it was asked is not to be trusted with another task.
                shift.worker.kill()
                busy[descriptor] = nil
                return outcomes
            }
            switch arrival {
            case .end(let words):
                let task = dismiss(shift, at: descriptor)
                // Ctrl-C ends a worker that has just been started and does not yet leave it to the pool.
                heedStop()
                return isStopped ? outcomes : outcomes + [(task, .failed(Self.sentence(words), hasEnded: true))]
            case .answer(let line):
                guard let played = try? RunLine(line) else {
                    shift.worker.kill()
                    let reason = Self.sentence("an answer that can't be read")
                    return outcomes + [(dismiss(shift, at: descriptor), .failed(reason, hasEnded: false))]
                }
                outcomes.append((shift.tasks.removeFirst(), .played(played)))
                shift.start = clock.now
            }
        }
        goOn(shift, at: descriptor)
        return outcomes
    }

    /// A worker has begun with the next task that it has at hand, if there is one.
    private func goOn(_ shift: Shift, at descriptor: Int32) {
        busy[descriptor] = nil
        guard !shift.tasks.isEmpty else { return idle.append(shift.worker) }
        // After a request to stop no run begins.
        guard !isStopped else { return shift.worker.kill() }
        busy[descriptor] = shift
    }

    private static func sentence(_ end: String) -> String { "The process that played this run ended with \(end)." }
}

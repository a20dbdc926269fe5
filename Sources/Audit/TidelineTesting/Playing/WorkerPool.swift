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

    private let program: URL
    private let arguments: [String]
    private let limit: Int
    private let timeLimit: Duration
    private let stop: StopRequest
    private let clock = SuspendingClock()
    private let formerPipeHandler: sighandler_t?
    private var idle: [WorkerProcess] = []
    private var busy: [Int32: (worker: WorkerProcess, task: Int, start: SuspendingClock.Instant)] = [:]
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
        // A worker that has ended is told by its silence, not by a signal.
        formerPipeHandler = signal(SIGPIPE, SIG_IGN)
    }

    /// Plays tasks in any order, and tells what became of each as soon as it is known.
    func play(_ tasks: [AuditWorker.Task], onOutcome: (_ task: Int, RunOutcome) -> Void) throws {
        let lines = tasks.map { Data($0.line.utf8) }
        var next = 0
        while !busy.isEmpty || (next < lines.count && !isStopped) {
            heedStop()
            while next < lines.count, !isStopped, busy.count < limit {
                let worker = try idle.popLast() ?? launch()
                worker.ask(lines[next])
                busy[worker.descriptor] = (worker, next, clock.now)
                next += 1
            }
            for descriptor in wait() { if let (task, outcome) = outcome(at: descriptor) { onOutcome(task, outcome) } }
            for (task, outcome) in endOverdue() { onOutcome(task, outcome) }
        }
    }

    /// Lets the workers go, and signals do what they did before.
    func close() {
        for worker in idle { worker.end() }
        idle = []
        signal(SIGPIPE, formerPipeHandler)
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
        // A task that was asked later ends later: of all limits the earliest is the next.
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
        for (worker, _, _) in busy.values { worker.kill() }
        busy = [:]
    }

    /// Ends the workers whose run has taken too long.
    private func endOverdue() -> [(task: Int, RunOutcome)] {
        let now = clock.now
        let overdue = busy.filter { $0.value.start.duration(to: now) >= timeLimit }
        return overdue.sorted { $0.value.task < $1.value.task }.map { descriptor, run in
            run.worker.kill()
            busy[descriptor] = nil
            let seconds = timeLimit / .seconds(1)
            return (
                run.task,
                .failed(
                    "This run had not ended after \(seconds.formatted()) s, and was stopped. --time-limit allows more.")
            )
        }
    }

    private func outcome(at descriptor: Int32) -> (task: Int, RunOutcome)? {
        guard let (worker, task, _) = busy[descriptor] else { return nil }
        switch worker.arrival() {
        case .nothing: return nil
        case .end(let words):
            busy[descriptor] = nil
            // Ctrl-C ends a worker that has just been started and does not yet leave it to the pool.
            heedStop()
            return isStopped ? nil : (task, .failed(Self.sentence(words)))
        case .answer(let line):
            busy[descriptor] = nil
            guard let played = try? RunLine(line) else {
                worker.kill()
                return (task, .failed(Self.sentence("an answer that can't be read")))
            }
            idle.append(worker)
            return (task, .played(played))
        }
    }

    private static func sentence(_ end: String) -> String { "The process that played this run ended with \(end)." }
}

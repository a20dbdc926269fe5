import AuditRules
public import Foundation

/// Processes that play runs in parallel.
///
/// The simulation uses the main actor, so a process uses only one core. If a run ends its process, the other runs go
/// on.
@MainActor
public final class WorkerPool: RunSource {
    /// The error if the workers' program cannot be started.
    public struct Failure: Error, CustomStringConvertible {
        /// The error message, which names the program and says what to do.
        public let description: String
    }

    private struct Shift {
        let worker: WorkerProcess
        /// The worker's tasks, in order.
        ///
        /// The worker plays the first task.
        var tasks: [Int]
        var start: SuspendingClock.Instant
    }

    /// The maximum number of tasks that a worker gets in advance, so that it need not wait for this process.
    static let supply = 16
    /// The time in milliseconds in which the pool collects answers while every worker still has tasks.
    ///
    /// The system takes longer to wake this process than the process takes to read an answer. So the process reads
    /// several answers each time.
    private static let gathering: Int32 = 5

    private let program: URL
    private let arguments: [String]
    private let limit: Int
    private let timeLimit: Duration
    private let stop: StopRequest
    private let clock = SuspendingClock()
    private var idle: [WorkerProcess] = []
    private var busy: [Int32: Shift] = [:]
    private var waiting: [Int] = []
    private(set) var isStopped = false

    /// Creates a pool, and starts its processes later.
    ///
    /// - Parameters:
    ///   - program: the program that is started as a worker.
    ///   - arguments: the program's arguments.
    ///   - count: the maximum number of workers at a time, at least one.
    ///   - timeLimit: the time after which the pool ends the worker that plays a run.
    ///   - stop: a request that ends the playing early.
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

    /// Each worker gets one task first.
    ///
    /// Further tasks follow only while there are enough for all workers.
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

    func trace(of task: AuditWorker.Task) -> String? {
        WorkerProcess.trace(of: program, arguments, asked: Data(task.line.utf8), within: timeLimit)
    }

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

    private func wait() -> [Int32] {
        guard !busy.isEmpty else { return [] }
        if busy.values.allSatisfy({ $0.tasks.count > 1 }) {
            guard readable([stop.descriptor], patience: Self.gathering).isEmpty else { return [] }
        }
        // All runs have the same time limit, so the earliest run reaches the limit first.
        let earliest = busy.values.map(\.start).min() ?? clock.now
        let patience = max(.zero, timeLimit - earliest.duration(to: clock.now))
        // The division rounds down to whole milliseconds. Without the additional millisecond, the loop would spin until
        // the rest has passed.
        let milliseconds = patience / .milliseconds(1) + 1
        let ready = readable(
            [stop.descriptor] + busy.keys.sorted(), patience: Int32(clamping: Int64(min(milliseconds, 1e9))))
        return ready.filter { $0 != stop.descriptor }
    }

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
                // A worker with more answers than tasks is faulty and gets no further task.
                shift.worker.kill()
                busy[descriptor] = nil
                return outcomes
            }
            switch arrival {
            case .end(let words):
                let task = dismiss(shift, at: descriptor)
                // Ctrl-C also ends a worker that has just started and does not ignore the signal yet. The pool first
                // checks for the request to stop, so that this end does not count as a failure.
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

    private func goOn(_ shift: Shift, at descriptor: Int32) {
        busy[descriptor] = nil
        guard !shift.tasks.isEmpty else { return idle.append(shift.worker) }
        guard !isStopped else { return shift.worker.kill() }
        busy[descriptor] = shift
    }

    private static func sentence(_ end: String) -> String { "The process that played this run ended with \(end)." }
}

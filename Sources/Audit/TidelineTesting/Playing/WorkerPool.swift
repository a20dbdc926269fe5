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

    @MainActor
    private struct Shift {
        let worker: WorkerProcess
        /// The worker's tasks, in order.
        ///
        /// The worker plays the first task.
        var tasks: [Int]
        /// The time, and the worker's processor time, at which the first task began.
        var start: (time: SuspendingClock.Instant, used: Duration)

        init(_ worker: WorkerProcess, _ tasks: [Int]) {
            (self.worker, self.tasks) = (worker, tasks)
            start = (.now, worker.processorTime)
        }
    }

    /// The maximum number of tasks that a worker gets in advance, so that it need not wait for this process.
    static let supply = 16
    /// The time in milliseconds in which the pool collects answers while every worker still has tasks.
    ///
    /// The system takes longer to wake this process than the process takes to read an answer. So the process reads
    /// several answers each time.
    private static let gathering = Duration.milliseconds(5)
    /// A run gets this many times its limit of processor time by the clock, on which other programs have an effect.
    private static let clockTimes = 10

    private let program: URL
    private let arguments: [String]
    private let limit: Int
    private let timeLimit: Duration
    private let stop: StopRequest
    private var idle: [WorkerProcess] = []
    private var busy: [Int32: Shift] = [:]
    private var waiting: [Int] = []
    var isStopped: Bool { stop.isMade }

    /// Creates a pool, and starts its processes later.
    ///
    /// - Parameters:
    ///   - program: the program that is started as a worker.
    ///   - arguments: the program's arguments.
    ///   - count: the maximum number of workers at a time, at least one.
    ///   - timeLimit: the processor time after which the pool ends the worker that plays a run. A run that waits is ended
    ///     after ten times as long.
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

    func play(
        _ tasks: [AuditWorker.Task], while isWanted: (_ task: Int) -> Bool,
        onOutcome: (_ task: Int, RunOutcome) -> Void
    ) throws {
        let lines = tasks.map { Data($0.line.utf8) }
        waiting = lines.indices.reversed()
        while !isStopped {
            leave(isWanted)
            try deal(lines)
            guard !busy.isEmpty else { return }
            for descriptor in wait() { for (task, outcome) in outcomes(at: descriptor) { onOutcome(task, outcome) } }
            for (task, outcome) in endOverdue() { onOutcome(task, outcome) }
        }
        for shift in busy.values { shift.worker.kill() }
        busy = [:]
    }

    /// Ends the runs that are no longer wanted, and does not begin others.
    private func leave(_ isWanted: (_ task: Int) -> Bool) {
        waiting.removeAll { !isWanted($0) }
        for (descriptor, shift) in busy where !isWanted(shift.tasks[0]) {
            shift.worker.kill()
            waiting += shift.tasks.filter(isWanted).reversed()
            busy[descriptor] = nil
        }
    }

    /// Each worker gets one task first.
    ///
    /// Further tasks follow only while there are enough for all workers.
    private func deal(_ lines: [Data]) throws {
        while busy.count < limit, let task = waiting.popLast() {
            let worker = try idle.popLast() ?? launch()
            worker.ask(lines[task])
            busy[worker.descriptor] = Shift(worker, [task])
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
        WorkerProcess.trace(
            of: program, arguments, asked: Data(task.line.utf8), by: .now + timeLimit * Self.clockTimes, unless: stop)
    }

    func close() {
        for shift in busy.values { shift.worker.kill() }
        for worker in idle { worker.dismiss() }
        let deadline = SuspendingClock.now + WorkerProcess.farewell
        for worker in idle { worker.end(by: deadline) }
        (busy, idle) = ([:], [])
    }

    private func launch() throws -> WorkerProcess {
        do {
            return try WorkerProcess(program: program, arguments: arguments)
        } catch {
            throw Failure(
                description: "\(program.path) can't be started to play runs: \(error). "
                    + "Build it again, or free memory and processes.")
        }
    }

    private func wait() -> [Int32] {
        if busy.values.allSatisfy({ $0.tasks.count > 1 }) {
            guard ChildProcess.readable([stop.descriptor], within: Self.gathering).isEmpty else { return [] }
        }
        let ready = ChildProcess.readable(
            [stop.descriptor] + busy.keys.sorted(), within: min(timeLimit, .seconds(1)))
        return ready.contains(stop.descriptor) ? [] : ready
    }

    private func endOverdue() -> [(task: Int, RunOutcome)] {
        let overdue = busy.filter { _, shift in
            isSilent(shift) || shift.worker.processorTime - shift.start.used >= timeLimit
                || shift.start.time.duration(to: SuspendingClock.now) >= timeLimit * Self.clockTimes
        }
        return overdue.sorted { $0.value.tasks[0] < $1.value.tasks[0] }.map { descriptor, shift in
            let isSilent = isSilent(shift), words = shift.worker.end(by: .now)
            return (
                dismiss(shift, at: descriptor),
                isSilent ? .failed(Self.sentence(words), .ended) : .failed(overtime, .endless)
            )
        }
    }

    /// Whether the worker has ended, while a process that it has started still holds its answers open.
    private func isSilent(_ shift: Shift) -> Bool {
        shift.worker.hasEnded && ChildProcess.readable([shift.worker.descriptor], within: .zero).isEmpty
    }

    /// Both limits are in the sentence, since the runs of a screen that fail for one reason are counted.
    private var overtime: String {
        let seconds = timeLimit / .seconds(1), longest = Double(Self.clockTimes) * seconds
        return
            "This run had not ended after \(seconds.formatted()) s of processor time, or \(longest.formatted()) s by "
            + "the clock, and was stopped. --time-limit allows more."
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
                return outcomes + [(dismiss(shift, at: descriptor), .failed(Self.sentence(words), .ended))]
            case .answer(let line):
                guard let played = try? RunLine(line) else {
                    shift.worker.kill()
                    let reason = Self.sentence("an answer that can't be read")
                    return outcomes + [(dismiss(shift, at: descriptor), .failed(reason, .unreadable))]
                }
                outcomes.append((shift.tasks.removeFirst(), .played(played)))
            }
        }
        guard !outcomes.isEmpty else { return [] }
        busy[descriptor] = shift.tasks.isEmpty ? nil : Shift(shift.worker, shift.tasks)
        if shift.tasks.isEmpty { idle.append(shift.worker) }
        return outcomes
    }

    private static func sentence(_ end: String) -> String { "The process that played this run ended with \(end)." }
}

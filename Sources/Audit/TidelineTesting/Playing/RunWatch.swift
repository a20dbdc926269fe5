import Foundation

/// Watches the run that a test plays in its own process.
///
/// No code of a process can take a thread back from a screen. A screen that traps, hangs or calls `exit` therefore ends
/// the process. The watch then names the run, and `exit(0)` does not look like a success.
@MainActor
enum RunWatch {
    /// The run that is played; nil between runs.
    private nonisolated(unsafe) static var run: Run?
    private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// A stack for signals' handlers, since an endless recursion leaves no room on the thread's own stack.
    private static let stack = stack_t(ss_sp: malloc(1 << 16), ss_flags: 0, ss_size: 1 << 16)
    private static let listeners: Void = {
        _ = atexit { RunWatch.endAtExit() }
        Thread.detachNewThread { RunWatch.endOverdue() }
    }()

    private struct Run {
        let number: Int
        /// C's text, because a signal's handler must not create objects.
        let name: UnsafeMutablePointer<CChar>?
        let thread: pthread_t
        let start, limit: Duration
    }
    private static var count = 0

    /// Plays a run.
    ///
    /// - Parameters:
    ///   - name: the run in words.
    ///   - limit: the processor time that the run may take. A run that waits may take ten times as long.
    static func watch<Value>(_ name: String, within limit: Duration, _ play: () throws -> Value) rethrows -> Value {
        var own = stack, formerStack = stack_t()
        sigaltstack(&own, &formerStack)
        for signal in signals {
            var own = sigaction()
            own.__sigaction_handler.sa_handler = { RunWatch.end(by: $0) }
            own.sa_flags = SA_ONSTACK
            sigaction(signal, &own, former + Int(signal))
        }
        count += 1
        let text = strdup(name), thread = pthread_self()
        run = Run(number: count, name: text, thread: thread, start: processorTime(of: thread), limit: limit)
        _ = listeners
        defer {
            run = nil
            for signal in signals { sigaction(signal, former + Int(signal), nil) }
            sigaltstack(&formerStack, nil)
            free(text)
        }
        return try play()
    }

    /// Ends each run that takes too long.
    ///
    /// Dispatch's timers belong to the simulated clock. This thread counts its own seconds, so that a process that a
    /// person has stopped in a debugger is not overdue.
    private nonisolated static func endOverdue() {
        var seconds = 0, latest = 0
        while true {
            poll(nil, 0, 1000)
            guard let run else { continue }
            (seconds, latest) = (run.number == latest ? seconds + 1 : 0, run.number)
            let isLong = processorTime(of: run.thread) - run.start >= run.limit || .seconds(seconds) >= run.limit * 10
            guard isLong, self.run?.number == latest else { continue }
            tell("does not end")
            _exit(1)
        }
    }

    private nonisolated static func processorTime(of thread: pthread_t) -> Duration {
        var clock = clockid_t(), time = timespec()
        guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .zero }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Names the run, and lets the signal end the process as it would without the watch.
    private nonisolated static func end(by number: Int32) {
        tell("traps")
        sigaction(number, former + Int(number), nil)
        raise(number)
    }

    private nonisolated static func endAtExit() {
        guard run != nil else { return }
        tell("calls exit")
        fflush(nil)
        _exit(1)
    }

    private nonisolated static func tell(_ deed: StaticString) {
        guard let name = run?.name else { return }
        let end: StaticString =
            ". An audit in a process of its own, in #expect(processExitsWith: .success), ends alone.\n"
        write(STDERR_FILENO, name, strlen(name))
        for text in [" ", deed, end] as [StaticString] { write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount) }
    }
}

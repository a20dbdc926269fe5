import Foundation

/// A process at the head of a session, which is a set of processes without a terminal.
///
/// A screen may have started further processes, also in process groups of their own. They are in the session, and end
/// with it. A signal from the terminal, such as Ctrl-C, does not reach the session.
struct ChildProcess {
    /// The error if a program cannot be started.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The C library's `POSIX_SPAWN_SETSID`, which Foundation does not pass on.
    private static let newSession: Int32 = 0x80

    private let id: pid_t

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: the program's file.
    ///   - arguments: the program's arguments.
    ///   - environment: all variables of the program's environment.
    ///   - descriptors: the file descriptors that become the program's descriptors 0, 1 and so on.
    init(_ program: URL, _ arguments: [String], _ environment: [String: String], _ descriptors: [Int32]) throws(Failure)
    {
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t(), started: pid_t = 0
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        // The signal mask of the attributes is empty: a blocked signal of this process is not blocked in the child.
        posix_spawnattr_setflags(&attributes, Int16(Self.newSession | POSIX_SPAWN_SETSIGMASK))
        let words = ([program.path] + arguments).map { word in strdup(word) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + variables { free(word) } }
        let error = posix_spawn(&started, program.path, &actions, &attributes, words, variables)
        guard error == 0 else { throw Failure(description: String(cString: strerror(error))) }
        id = started
    }

    /// Two ends of a new pipe, which no other process inherits.
    static func pipe() -> (reading: FileHandle, writing: FileHandle) {
        let ends = Pipe()
        for end in [ends.fileHandleForReading, ends.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        return (ends.fileHandleForReading, ends.fileHandleForWriting)
    }

    /// The descriptors that become readable within some time.
    static func readable(_ descriptors: [Int32], within limit: Duration) -> [Int32] {
        var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // The division rounds down to whole milliseconds. Without the additional millisecond, a caller would spin until
        // the rest has passed.
        let patience = limit > .zero ? Int32(clamping: Int64(min(limit / .milliseconds(1), 1e9)) + 1) : 0
        guard poll(&watched, nfds_t(watched.count), patience) > 0 else { return [] }
        return watched.filter { $0.revents != 0 }.map(\.fd)
    }

    /// The processor time that all threads of the process have used.
    ///
    /// The time does not depend on how busy the machine is.
    var processorTime: Duration {
        var clock = clockid_t(), time = timespec()
        guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .zero }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    var hasEnded: Bool {
        var ended = siginfo_t()
        return waitid(P_PID, id_t(id), &ended, WEXITED | WNOHANG | WNOWAIT) != 0 || ended.si_signo == SIGCHLD
    }

    /// Ends all processes of a session, the first one last.
    static func end(session: pid_t) {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for process in all.compactMap({ pid_t($0) }) where process != session && getsid(process) == session {
            kill(process, SIGKILL)
        }
        kill(session, SIGKILL)
    }

    /// Waits for the end of the process, or ends it, and ends the rest of its session.
    ///
    /// Code that runs at a process's exit may never return, so the waiting has a limit.
    ///
    /// - Returns: the kind of the end, such as `exit code 0`.
    @discardableResult
    func end(by deadline: SuspendingClock.Instant) -> String {
        while !hasEnded, SuspendingClock.now < deadline { poll(nil, 0, 1) }
        // Until `waitpid` has returned, no other process can get the id.
        Self.end(session: id)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        // The low seven bits have the number of the signal that ended the process, and the next byte the exit code.
        let signal = status & 0x7F
        return signal == 0 ? "exit code \((status >> 8) & 0xFF)" : "signal \(signal)"
    }
}

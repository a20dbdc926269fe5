import Foundation

/// A process that answers each input line with one line, in order.
@MainActor
final class WorkerProcess {
    enum Arrival {
        case answer(Data)
        case end(String)
    }

    /// The longest time in which a process may end by itself.
    static let farewell = Duration.seconds(5)

    private let process: ChildProcess
    private let questions, answers: FileHandle
    private var received = Data()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(program: URL, arguments: [String]) throws {
        let question = ChildProcess.pipe(), answer = ChildProcess.pipe()
        process = try ChildProcess(
            program, arguments, Self.environment(),
            [question.reading.fileDescriptor, answer.writing.fileDescriptor])
        (questions, answers) = (question.writing, answer.reading)
        for end in [question.reading, answer.writing] { try? end.close() }
    }

    /// The environment of a worker.
    ///
    /// - Dictionaries have a fixed order. Foundation on Linux calls the observers of a notification in the order of a
    ///   dictionary, and a run must have the same result each time.
    /// - The C library caches more memory. A run frees thousands of small objects at once, and the default cache holds
    ///   seven of each size. A larger cache saves an audit 3 % of its processor time.
    /// - Crash traces are off, because a trace takes longer than a thousand runs.
    static func environment(in own: [String: String] = ProcessInfo.processInfo.environment) -> [String: String] {
        // A person's values for these two variables take precedence.
        ["GLIBC_TUNABLES": "glibc.malloc.tcache_count=2000", "SWIFT_BACKTRACE": "enable=no"].merging(own) { $1 }
            .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    }

    /// - Parameters:
    ///   - deadline: the time at which the process is ended.
    ///   - stop: a request that also ends the process.
    static func trace(
        of program: URL, _ arguments: [String], asked line: Data, by deadline: SuspendingClock.Instant,
        unless stop: StopRequest = StopRequest()
    ) -> String? {
        let question = ChildProcess.pipe(), words = ChildProcess.pipe()
        let environment = environment().merging([
            "SWIFT_BACKTRACE":
                "enable=yes,color=no,threads=crashed,images=none,registers=none,symbolicate=fast,limit=24,interactive=no"
        ]) { $1 }
        guard let nothing = FileHandle(forWritingAtPath: "/dev/null"),
            let process = try? ChildProcess(
                program, arguments, environment,
                [question.reading, nothing, words.writing].map(\.fileDescriptor))
        else { return nil }
        for end in [question.reading, nothing, words.writing] { try? end.close() }
        try? question.writing.write(toReader: line + Data("\n".utf8))
        try? question.writing.close()
        defer { process.end(by: .now) }
        var said: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 1 << 12)
        while SuspendingClock.now < deadline, !stop.isMade {
            let descriptor = words.reading.fileDescriptor
            if ChildProcess.readable([descriptor, stop.descriptor], within: .milliseconds(100)) == [descriptor] {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0 else { return calls(in: String(decoding: said, as: UTF8.self)) }
                said += buffer[..<count]
            } else if process.hasEnded {
                // A process that this one has started still has its standard error.
                return calls(in: String(decoding: said, as: UTF8.self))
            }
        }
        return nil
    }

    private static let mostCalls = 10

    /// The fault and the innermost calls in a stack trace; nil for other text.
    ///
    /// The addresses are missing, because they differ from run to run.
    static func calls(in trace: String) -> String? {
        let lines = trace.split(separator: "\n")
        let fault = lines.first { $0.contains("Fatal error") }.map(String.init)
        let calls = lines.compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard words.count > 2, Int(words[0]) != nil, let place = words.firstIndex(where: { $0.hasPrefix("0x") })
            else { return nil }
            return words[(place + 1)...].joined(separator: " ")
        }
        // A stack trace lists the innermost call first. The last calls belong to the simulator, so only the first ones
        // are kept.
        let all = [fault].compactMap(\.self) + calls.prefix(mostCalls)
        guard !all.isEmpty else { return nil }
        let platform = calls.first?.hasSuffix("in libFoundation.so") == true ? [ofFoundation] : []
        return (platform + all).joined(separator: "\n")
    }

    private static let ofFoundation =
        "Foundation of Linux has trapped, and perhaps right code, too: see 'Where Linux is to blame' in Docs/Tool.md."

    /// The file descriptor of the process's answers.
    ///
    /// The descriptor becomes readable when an answer has arrived, or when the process has ended.
    var descriptor: Int32 { answers.fileDescriptor }

    var processorTime: Duration { process.processorTime }
    var hasEnded: Bool { process.hasEnded }

    /// Sends a line to the process.
    ///
    /// If the process has ended, the line is lost, and ``arrivals()`` reports the end.
    func ask(_ line: Data) {
        try? questions.write(toReader: line + Data("\n".utf8))
    }

    /// The process's answers in their order, and its end if it has ended.
    ///
    /// The call waits until the descriptor is readable.
    func arrivals() -> [Arrival] {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return count < 0 && errno == EINTR ? [] : [.end(end())] }
        var rest = buffer[..<count], answers: [Arrival] = []
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            received.append(contentsOf: rest[..<end])
            answers.append(.answer(received))
            received = Data()
            rest = rest[(end + 1)...]
        }
        received.append(contentsOf: rest)
        return answers
    }

    /// Sends no more lines, which asks the process to end.
    func dismiss() { try? questions.close() }

    @discardableResult
    func end(by deadline: SuspendingClock.Instant = .now + farewell) -> String {
        dismiss()
        return process.end(by: deadline)
    }

    func kill() { end(by: .now) }
}

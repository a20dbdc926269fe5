import Foundation

/// A process that answers each input line with one line, in order.
@MainActor
final class WorkerProcess {
    enum Arrival {
        case answer(Data)
        case end(String)
    }

    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()
    private var received = Data()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(program: URL, arguments: [String]) throws {
        process.executableURL = program
        process.arguments = arguments
        process.environment = Self.environment()
        process.standardInput = questions
        process.standardOutput = answers
        try process.run()
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

    /// - Parameter limit: the longest time that the process may take for its next output.
    static func trace(
        of program: URL, _ arguments: [String], asked line: Data, within limit: Duration
    ) -> String? {
        let process = Process(), question = Pipe(), words = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment().merging([
            "SWIFT_BACKTRACE":
                "enable=yes,color=no,threads=crashed,images=none,registers=none,symbolicate=fast,limit=24,interactive=no"
        ]) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (
            question, FileHandle.nullDevice, words
        )
        guard (try? process.run()) != nil else { return nil }
        try? question.fileHandleForWriting.write(toReader: line + Data("\n".utf8))
        try? question.fileHandleForWriting.close()
        let said = text(from: words.fileHandleForReading.fileDescriptor, within: limit)
        if said == nil { _ = Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return said.flatMap { calls(in: $0) }
    }

    private static func text(from descriptor: Int32, within limit: Duration) -> String? {
        var said: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 1 << 12)
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&watched, 1, Int32(clamping: Int64(min(limit / .milliseconds(1), 1e9)))) > 0 {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: said, as: UTF8.self) }
            said += buffer[..<count]
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
        return all.isEmpty ? nil : all.joined(separator: "\n")
    }

    /// The file descriptor of the process's answers.
    ///
    /// The descriptor becomes readable when an answer has arrived, or when the process has ended.
    var descriptor: Int32 { answers.fileHandleForReading.fileDescriptor }

    /// Sends a line to the process.
    ///
    /// If the process has ended, the line is lost, and ``arrivals()`` reports the end.
    func ask(_ line: Data) {
        try? questions.fileHandleForWriting.write(toReader: line + Data("\n".utf8))
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

    @discardableResult
    func end() -> String {
        try? questions.fileHandleForWriting.close()
        process.waitUntilExit()
        return "\(process.terminationReason == .uncaughtSignal ? "signal" : "exit code") \(process.terminationStatus)"
    }

    func kill() {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        end()
    }
}

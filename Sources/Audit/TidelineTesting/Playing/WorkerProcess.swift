import Foundation

/// A process that answers lines with lines, one after the other.
@MainActor
final class WorkerProcess {
    /// What has come from it.
    enum Arrival {
        case answer(Data)
        /// The process has ended; how, in words such as `signal 9`.
        case end(String)
    }

    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()
    /// The beginning of an answer.
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

    /// The environment of a worker: that of this process, with one order for all dictionaries, much memory at hand, and no
    /// trace of a crash, which takes longer than a thousand runs.
    ///
    /// Foundation on Linux calls the observers of a notification in the order of a dictionary, and a run must end the same
    /// way each time. A run gives back thousands of small objects at once, of which the C library keeps seven of each size at
    /// hand; with more of them an audit takes 3 % less processor time.
    static func environment(in own: [String: String] = ProcessInfo.processInfo.environment) -> [String: String] {
        // What a person has asked of the C library stays.
        ["GLIBC_TUNABLES": "glibc.malloc.tcache_count=2000", "SWIFT_BACKTRACE": "enable=no"].merging(own) { $1 }
            .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    }

    /// Asks one thing of a process of its own, and returns what it says of its end: the fault, and the calls that led to it.
    ///
    /// The question is one at which a process has ended before. One that does not end now is ended.
    ///
    /// - Parameter limit: how long the process may be silent.
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

    /// All that comes until the end; nil where nothing has come for so long.
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

    /// How many calls of a trace are told.
    private static let mostCalls = 10

    /// The fault and the innermost calls of a trace, without addresses, which differ from run to run; nil for none.
    static func calls(in trace: String) -> String? {
        let lines = trace.split(separator: "\n")
        let fault = lines.first { $0.contains("Fatal error") }.map(String.init)
        let calls = lines.compactMap { line -> String? in
            let words = line.split(separator: " ")
            guard words.count > 2, Int(words[0]) != nil, let place = words.firstIndex(where: { $0.hasPrefix("0x") })
            else { return nil }
            return words[(place + 1)...].joined(separator: " ")
        }
        // What called the screen is the bench's.
        let all = [fault].compactMap(\.self) + calls.prefix(mostCalls)
        return all.isEmpty ? nil : all.joined(separator: "\n")
    }

    /// Readable when ``arrivals()`` has something to tell.
    var descriptor: Int32 { answers.fileHandleForReading.fileDescriptor }

    /// Asks, also before the last question is answered; a process that has ended meanwhile says so by its arrival.
    func ask(_ line: Data) {
        try? questions.fileHandleForWriting.write(toReader: line + Data("\n".utf8))
    }

    /// Takes what has come, in the order in which it did; waits when the descriptor is not readable.
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

    /// Lets the process end once it has nothing more to do, waits for that, and says how it ended.
    @discardableResult
    func end() -> String {
        try? questions.fileHandleForWriting.close()
        process.waitUntilExit()
        return "\(process.terminationReason == .uncaughtSignal ? "signal" : "exit code") \(process.terminationStatus)"
    }

    /// Ends the process at once.
    func kill() {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        end()
    }
}

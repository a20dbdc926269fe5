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

    /// The environment of a worker: that of this process, with one order for all dictionaries and much memory at hand.
    ///
    /// Foundation on Linux calls the observers of a notification in the order of a dictionary, and a run must end the same
    /// way each time. A run gives back thousands of small objects at once, of which the C library keeps seven of each size at
    /// hand; with more of them an audit takes 3 % less processor time.
    static func environment(in own: [String: String] = ProcessInfo.processInfo.environment) -> [String: String] {
        // What a person has asked of the C library stays.
        ["GLIBC_TUNABLES": "glibc.malloc.tcache_count=2000"].merging(own) { $1 }
            .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    }

    /// Readable when ``arrivals()`` has something to tell.
    var descriptor: Int32 { answers.fileHandleForReading.fileDescriptor }

    /// Asks, also before the last question is answered; a process that has ended meanwhile says so by its arrival.
    func ask(_ line: Data) {
        try? questions.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
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

import Foundation
import TestSupport
public import Testing

/// Runs all tests of a suite in one process of their own.
///
/// All UIKit code of a process runs on the main actor, and so on one core. The trait is for suites that keep the main
/// actor busy for seconds. A run with a `--filter` plays the suite here, so that a debugger and a person see each test.
public struct OwnProcess: SuiteTrait, TestScoping {
    private static let cores = OnePerCore()
    private static let mark = "TIDELINE_IS_OWN_PROCESS"
    private static let isHere =
        ProcessInfo.processInfo.environment[mark] != nil || CommandLine.arguments.contains("--filter")

    /// Runs the suite as soon as a core is free, and reports a failure with all that the process has printed.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard !Self.isHere else { return try await function() }
        try await Self.cores.provideScope(for: test, testCase: testCase) {
            let (status, text) = try await Self.run("\(test.id)")
            guard status != 0 else { return }
            Issue.record(
                "\(test.id) ended with \(status) in a process of its own:\n\(text)",
                sourceLocation: test.sourceLocation)
        }
    }

    /// A process that finds no test ends with a status other than zero.
    private static func run(_ suite: String) async throws -> (status: Int32, text: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(suite)-\(UUID().uuidString).log")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            "--testing-library", "swift-testing", "--filter",
            "^\(NSRegularExpression.escapedPattern(for: suite))(/|$)"
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([mark: "1"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = try FileHandle(forWritingTo: file)
        process.standardOutput = output
        process.standardError = output
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
}

extension Trait where Self == OwnProcess {
    /// Runs all tests of this suite in one process of their own.
    public static var ownProcess: Self { Self() }
}

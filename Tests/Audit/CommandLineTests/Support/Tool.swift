import Foundation
import Testing

/// The built command-line tool, which a test runs in a temporary folder, just as a script would.
final class Tool {
    struct Outcome {
        var code: Int32
        var signalled: Bool
        var output, message: String
    }

    let folder: URL
    private let program: URL
    private var runs = 0

    init(_ name: String = "tideline-audit") throws {
        program = try Tool.find(name)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func find(_ name: String) throws -> URL {
        let start = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        let folders = [
            start.deletingLastPathComponent(), Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()
        ]
        let candidates = folders.map { $0.appendingPathComponent(name) }
        let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return try #require(found, "no \(name) next to \(folders.map(\.path))")
    }

    func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    /// In the script, `$0` is the tool.
    func run(shell: String = "sh", script: String) throws -> Outcome {
        try run(URL(fileURLWithPath: "/bin/\(shell)"), ["-c", script, program.path])
    }

    /// - Parameter input: the name of a file for the tool's standard input.
    func run(_ arguments: [String], input: String? = nil) throws -> Outcome {
        try run(program, arguments, input: input)
    }

    private func run(_ program: URL, _ arguments: [String], input: String? = nil) throws -> Outcome {
        runs += 1
        // A full pipe would stop the tool, so the output goes into files.
        let output = try emptyFile("stdout-\(runs)"), message = try emptyFile("stderr-\(runs)")
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: message)
        if let input { process.standardInput = try FileHandle(forReadingFrom: folder.appendingPathComponent(input)) }
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, signalled: process.terminationReason != .exit,
            output: try String(contentsOf: output, encoding: .utf8),
            message: try String(contentsOf: message, encoding: .utf8))
    }

    private func emptyFile(_ name: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data().write(to: url)
        return url
    }

    func file(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        return name
    }

    func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    func written() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !$0.hasPrefix("stdout-") && !$0.hasPrefix("stderr-") }.sorted()
    }
}

struct Document {
    let value: Any

    init(_ text: String) throws {
        value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
    }

    private init(value: Any) { self.value = value }

    var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
    var list: [Document] { (value as? [Any] ?? []).map(Document.init(value:)) }
    var text: String? { value as? String }
    var number: Double? { (value as? NSNumber)?.doubleValue }
    var numbers: [Double]? { list.isEmpty ? nil : list.compactMap(\.number) }
    var isNull: Bool { value is NSNull }

    subscript(_ key: String) -> Document { Document(value: (value as? [String: Any])?[key] ?? NSNull()) }
}

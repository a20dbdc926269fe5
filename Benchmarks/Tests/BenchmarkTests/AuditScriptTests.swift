import Foundation
import Testing

private let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

/// Tests the script `Benchmarks/audit` with small programs instead of the real audit.
@Suite(.enabled(if: hasPython, "Debian's package python3 is not installed."))
struct AuditScriptTests {
    private let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("audit")

    /// Writes a program, passes its path to a closure, and removes the program.
    ///
    /// The program reports one audit with a duration in seconds. If `code` is not 0, the program only exits with this
    /// code.
    private func withProgram<Result>(
        simulating seconds: Double = 0, endingWith code: Int = 0, _ body: (String) throws -> Result
    ) throws -> Result {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: program) }
        let report = #"{"runs": [{"steps": [{"at": 0}, {"at": \#(seconds)}]}]}"#
        let text = """
            #!/bin/sh
            [ \(code) = 0 ] || { echo broken >&2; exit \(code); }
            while [ $# -gt 0 ]; do [ "$1" = --json ] && echo '\(report)' > "$2"; shift; done
            """
        // Another process writes the file. While this process had the file open for writing, another test could start a
        // process, and that process could inherit the open file. The system refuses to run a file that any process has
        // open for writing.
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", #"printf %s "$1" > "$0" && chmod +x "$0""#, program.path, text]
        try writer.run()
        writer.waitUntilExit()
        return try body(program.path)
    }

    private struct Outcome {
        var code: Int32
        var output, message: String

        /// The cells of the table, row by row.
        var table: [[String]] {
            output.split(separator: "\n").map { row in
                row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }
    }

    private func measure(_ arguments: [String]) throws -> Outcome {
        let process = Process(), output = Pipe(), message = Pipe()
        process.executableURL = script
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = message
        try process.run()
        let told = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaint = try message.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: told, as: UTF8.self),
            message: String(decoding: complaint, as: UTF8.self))
    }

    @Test func `of several programs the last one is judged`() throws {
        try withProgram(simulating: 1e9) { fast in
            try withProgram { slow in
                let found = try measure(["--runs", "1", "--program", fast, "--program", slow])
                #expect(found.code == 1 && found.message.isEmpty)
                #expect(found.table.first?[2...3] == [fast, slow])
                let simulated = try #require(found.table.last)
                #expect(simulated[1] == "simulated s per CPU s" && simulated[2].count > 9, "\(found.output)")
                #expect(simulated[3...] == ["0.00", "at least 1500", "no"], "\(found.output)")
                let turned = try measure(["--runs", "1", "--program", slow, "--program", fast])
                #expect(turned.table.last?.last == "yes", "\(turned.output)")
            }
        }
    }

    @Test func `a page is measured by what it costs above the runs alone`() throws {
        try withProgram { forms in
            let found = try measure(["--runs", "1", "--forms", forms])
            let rows = found.table.dropFirst(2).map { Array($0.prefix(2)) }
            #expect(
                rows.filter { $0[1] == "% above --json" }.count == 3 && rows.allSatisfy { $0[0].hasPrefix("form of ") })
            #expect(found.message.isEmpty, "\(found.message)")
        }
    }

    @Test func `what can't be measured ends with 2 and a remedy`() throws {
        let uneven = try measure(["--program", "/bin/true", "--program", "/bin/true", "--forms", "/bin/true"])
        #expect(uneven.code == 2 && uneven.message.contains("--forms: name as many programs"), "\(uneven.message)")
        let missing = try measure(["--program", "nowhere"])
        #expect(missing.code == 2)
        let remedy = "Build it: swift build -c release."
        #expect(missing.message == "Benchmarks/audit: --program: 'nowhere' can't be run. \(remedy)\n")
        let broken = try withProgram(endingWith: 3) { try measure(["--quick", "--program", $0]) }
        #expect(broken.code == 2 && broken.message.hasSuffix(" ended with 3: broken\n\n"), "\(broken.message)")
        #expect(try measure(["--runs", "0"]).code == 2)
    }
}

import AuditRules
import Foundation

/// Plays recorded keyboard logs through a screen.
@MainActor
struct ReplayCommand {
    let paths: [String]
    let screen: Screen
    let avoidance: Avoidance
    let jsonPath: String?

    init(_ arguments: [String], of tool: AuditTool) throws {
        let given = try Arguments(arguments, options: ["--screen", "--avoidance", "--json"])
        guard !given.words.isEmpty else {
            throw UsageError("replay needs at least one log. Write \(tool.name) replay TRACE.json.")
        }
        paths = given.words
        let name = try given.single("--screen") ?? tool.allScreens.first?.name
        guard let name else { throw UsageError("there are no screens. Name some in the braces of AuditMain.") }
        let screen = try tool.allScreens.named(name)
        self.screen = screen
        avoidance = try given.single("--avoidance").map { try screen.offered(Avoidance($0)) } ?? screen.avoidances[0]
        jsonPath = try given.single("--json")
        try Output.checkDistinct(jsonPath.map { [("--json", $0)] } ?? [], reading: paths.map { ("replay", $0) })
    }

    func run() throws -> Int32 {
        let results = try paths.map { try replay($0) }
        if jsonPath != "-" { print(results.map(Self.table).joined(separator: "\n")) }
        if let jsonPath {
            let encoder = JSONEncoder.sorted(isPretty: true)
            let text = try results.count == 1 ? encoder.text(of: results[0]) : encoder.text(of: results)
            try Output.write(text, to: jsonPath, option: "--json")
        }
        let isClear = results.allSatisfy { $0.events.allSatisfy(\.findings.isEmpty) }
        return isClear ? ExitCode.clear : ExitCode.findings
    }

    private func replay(_ path: String) throws -> TraceAudit.Result {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw UsageError("\(path): can't be read. Name a JSON file that exists.")
        }
        do {
            return try TraceAudit(log: data, screen: screen, avoidance: avoidance).run()
        } catch {
            throw UsageError("\(path): \(error)")
        }
    }

    private static func table(_ result: TraceAudit.Result) -> String {
        let head = "\(result.trace) on \(result.device), \(result.screen), \(result.avoidance)"
        let rows = result.events.map { event in
            let name = event.name.padding(toLength: 16, withPad: " ", startingAt: 0)
            let state = event.state.padding(toLength: 9, withPad: " ", startingAt: 0)
            let overlap = String(format: "%7.1f", event.overlap)
            let verdict = event.findings.isEmpty ? "clear" : event.findings.map(\.message).joined(separator: "; ")
            let notes = event.ignored.isEmpty ? "" : "  (\(event.ignored.joined(separator: "; ")))"
            return String(format: "%3d  ", event.index) + "\(name) \(state) overlap \(overlap)  \(verdict)\(notes)"
        }
        return ([head] + rows).joined(separator: "\n")
    }
}

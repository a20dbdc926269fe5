import AuditRules
import Foundation
import ScenarioCatalog

/// Plays recorded keyboard logs through a screen.
struct ReplayCommand {
    let paths: [String]
    let screen: CatalogScreen
    let avoidance: String
    let jsonPath: String?

    init(_ arguments: [String]) throws {
        let given = try Arguments(arguments, options: ["--screen", "--avoidance", "--json"])
        guard !given.words.isEmpty else {
            throw UsageError("replay needs at least one log. Write tideline-audit replay TRACE.json.")
        }
        paths = given.words
        screen = try CatalogScreen.named(try given.single("--screen") ?? CatalogScreen.all[0].name)
        avoidance = try given.single("--avoidance") ?? "tideline"
        try screen.checkAvoidance(avoidance)
        jsonPath = try given.single("--json")
    }

    @MainActor
    func run() throws -> Int32 {
        let results = try paths.map { try replay($0) }
        if jsonPath != "-" { print(results.map(Self.table).joined(separator: "\n")) }
        if let jsonPath {
            let text = try results.count == 1 ? Output.json(results[0]) : Output.json(results)
            try Output.write(text, to: jsonPath, option: "--json")
        }
        let isClear = results.allSatisfy { $0.events.allSatisfy(\.findings.isEmpty) }
        return isClear ? ExitCode.clear : ExitCode.findings
    }

    @MainActor
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

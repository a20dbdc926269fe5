import AuditRules
import Foundation

/// Combines the runs of several machines in one report.
@MainActor
struct MergeCommand {
    private let audit: AuditCommand

    private static let playMissing = "--play-missing"

    init(_ arguments: [String], of tool: AuditTool) throws {
        var files: [String] = [], rest: [String] = [], isValue = false
        for argument in arguments where argument != Self.playMissing {
            let isOption = argument.hasPrefix("--")
            let isScreen = tool.allScreens.contains { $0.name == argument }
            if isOption || isValue || isScreen { rest.append(argument) } else { files.append(argument) }
            isValue = isOption && AuditCommand.options.contains(argument)
        }
        guard !files.isEmpty else {
            throw UsageError("merge needs the files of --records. Write \(tool.name) merge one.records two.records.")
        }
        if rest.contains(where: { $0 == "--shard" || $0.hasPrefix("--shard=") }) {
            throw UsageError("merge takes no --shard. See --help.")
        }
        let parts = try files.map { (file: $0, record: try RecordFile(contentsOf: $0)) }
        let sources = tool.sources
        for part in parts where part.record.sources != sources {
            throw UsageError(
                "\(part.file): was played by a program of other sources than this one. Play it again with --shard.")
        }
        if !arguments.contains(Self.playMissing) { try Self.checkWhole(parts) }
        audit = try AuditCommand(rest, of: tool, merging: parts)
    }

    private static func checkWhole(_ parts: [(file: String, record: RecordFile)]) throws(UsageError) {
        let remedy = "Name its file too, or let \(playMissing) play what is missing."
        if let part = parts.first(where: { !$0.record.isWhole }) {
            throw UsageError("\(part.file): was stopped before its end. Play it again, or let \(playMissing) do so.")
        }
        let counts = Set(parts.map(\.record.share.count)).sorted()
        guard let count = counts.first, counts.count == 1 else {
            throw UsageError(
                "the files are parts of \(counts.map(String.init).joined(separator: " and of ")). \(remedy)")
        }
        let missing = Set(1...count).subtracting(parts.map(\.record.share.number)).sorted()
        guard missing.isEmpty else {
            let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
            throw UsageError(
                "\(missing.count == 1 ? "the part" : "the parts") \(names) \(missing.count == 1 ? "is" : "are") missing. \(remedy)"
            )
        }
    }

    func run() throws -> Int32 { try audit.run() }
}

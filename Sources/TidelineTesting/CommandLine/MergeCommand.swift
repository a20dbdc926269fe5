import AuditRules
import Foundation

/// Reports what several machines have played.
@MainActor
struct MergeCommand {
    private let audit: AuditCommand

    init(_ arguments: [String], of tool: AuditTool) throws {
        var files: [String] = [], rest: [String] = [], isValue = false
        for argument in arguments {
            let isOption = argument.hasPrefix("--")
            let isScreen = tool.allScreens.contains { $0.name == argument }
            if isOption || isValue || isScreen { rest.append(argument) } else { files.append(argument) }
            isValue = isOption && AuditCommand.options.contains(argument)
        }
        guard !files.isEmpty else {
            throw UsageError("merge needs the files of --records. Write \(tool.name) merge one.records two.records.")
        }
        guard !rest.contains("--shard"), !rest.contains(where: { $0.hasPrefix("--shard=") }) else {
            throw UsageError("merge takes no --shard. See --help.")
        }
        var known: [String: AuditRun.Record] = [:]
        for file in files { known.merge(try RecordFile(contentsOf: file).records) { first, _ in first } }
        audit = try AuditCommand(rest, of: tool, known: known)
    }

    func run() throws -> Int32 { try audit.run() }
}

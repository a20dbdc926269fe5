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
        if rest.contains(where: { $0 == "--shard" || $0.hasPrefix("--shard=") }) {
            throw UsageError("merge takes no --shard. See --help.")
        }
        var known: [String: AuditRun.Record] = [:]
        let own = try ContentMark(ofFile: BuiltProgram().file).text
        for file in files {
            let recorded = try RecordFile(contentsOf: file)
            known.merge(recorded.records) { first, _ in first }
            guard recorded.program != own else { continue }
            // Two machines may build one commit to different bytes, so that this alone is no fault.
            tool.warn(
                "\(file) was written by another build of \(tool.name). Its runs count if the sources were the same.")
        }
        audit = try AuditCommand(rest, of: tool, known: known)
    }

    func run() throws -> Int32 { try audit.run() }
}

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
        for option in ["--shard", "--watch"]
        where rest.contains(where: { $0 == option || $0.hasPrefix("\(option)=") }) {
            throw UsageError("merge takes no \(option). See --help.")
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

/// A file of runs that were played by a part of an audit.
struct RecordFile {
    private struct Document: Codable {
        var title: String
        var program: String
        var records: [String: AuditRun.Record]
    }

    private static let title = "tideline-audit records 2"
    /// The mark of the program that played.
    let program: String
    /// The runs, by their circumstances.
    let records: [String: AuditRun.Record]

    /// - Parameter program: the program that played.
    init(_ records: [String: AuditRun.Record], of program: URL) throws {
        self.records = records
        self.program = try ContentMark(ofFile: program).text
    }

    init(contentsOf path: String) throws(UsageError) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw UsageError("\(path): can't be read. Name a file that --records has written.")
        }
        guard let document = try? WireFormat.decode(Document.self, from: data), document.title == Self.title else {
            throw UsageError("\(path): holds no records of this version. Write it again with --shard and --records.")
        }
        program = document.program
        records = document.records
    }

    func write(to path: String) throws {
        let data = try WireFormat.encode(Document(title: Self.title, program: program, records: records))
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw UsageError(
                "--records can't write '\(path)': \(error.localizedDescription) Name a file in a folder that exists.")
        }
    }
}

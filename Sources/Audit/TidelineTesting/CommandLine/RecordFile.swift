import AuditRules
import Foundation

/// A file with the runs that one part of an audit has played.
struct RecordFile {
    private struct Document: Codable {
        var title: String
        var command: String
        var sources: String?
        var share: String
        var isWhole: Bool
        var records: [String: AuditRun.Record]
    }

    private static let title = "tideline-audit records 6"
    /// The command line, with the options that change what is played.
    let command: String
    /// Nil if the machine did not have the screens' source files.
    let sources: String?
    let share: Share
    let isWhole: Bool
    let records: [String: AuditRun.Record]

    init(
        _ records: [String: AuditRun.Record], of share: Share, isWhole: Bool, by command: String, from sources: String?
    ) {
        (self.records, self.share, self.isWhole) = (records, share, isWhole)
        (self.command, self.sources) = (command, sources)
    }

    init(contentsOf path: String) throws(UsageError) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw UsageError("\(path): can't be read. Name a file that --records has written.")
        }
        let document: Document?
        do {
            document = try JSONDecoder().decode(Document.self, from: data)
        } catch let error as UnknownName {
            throw UsageError("\(path): \(error)")
        } catch {
            document = nil
        }
        guard let document, document.title == Self.title, let share = Share(document.share) else {
            throw UsageError("\(path): holds no records of this version. Write it again with --shard and --records.")
        }
        self.init(
            document.records, of: share, isWhole: document.isWhole, by: document.command, from: document.sources)
    }

    func write(to path: String) throws {
        let data = try JSONEncoder.sorted().encode(
            Document(
                title: Self.title, command: command, sources: sources, share: "\(share.number)/\(share.count)",
                isWhole: isWhole, records: records))
        try Output.write(to: path, option: "--records") { sink in try sink(Array(data)) }
    }
}

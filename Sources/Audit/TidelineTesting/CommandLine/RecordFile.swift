import AuditRules
import Foundation

/// A file of runs that were played by a part of an audit.
struct RecordFile {
    private struct Document: Codable {
        var title: String
        var program: String
        var records: [String: AuditRun.Record]
    }

    private static let title = "tideline-audit records 4"
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
        let document: Document?
        do {
            document = try WireFormat.decode(Document.self, from: data)
        } catch let error as UnknownName {
            throw UsageError("\(path): \(error)")
        } catch {
            document = nil
        }
        guard let document, document.title == Self.title else {
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

import AuditRules
import Foundation
import ReportPage

extension Browser {
    /// Writes a report as the command line does, opens the report, and evaluates expressions one after the other.
    ///
    /// - Parameter address: the end of the address, from the number sign on.
    static func ask(
        _ expressions: [String], of report: AuditReport, at address: String, width: Int, withAttachments: Bool = true,
        isWhole: Bool = false
    ) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(HTMLReport.attachmentFolder), withIntermediateDirectories: true)
        let page = folder.appendingPathComponent("index.html")
        try Data(HTMLReport.render(report, isWhole: isWhole).utf8).write(to: page)
        if withAttachments && !isWhole {
            for (path, text) in HTMLReport.attachments(of: report) {
                try Data(text.utf8).write(to: folder.appendingPathComponent(path))
            }
        }
        return try await started().ask(expressions, of: page, at: address, width: width)
    }
}

public import AuditRules
public import Foundation
import ReportPage

/// A file of a report, which a test can attach.
///
///     for file in try report.attachments() { Attachment.record(file.data, named: file.name) }
public struct ReportAttachment: Sendable {
    /// The file's name, such as `index.html`.
    public let name: String
    /// The file's contents.
    public let data: Data
}

extension AuditReport {
    private static let pictures = 12

    /// The files of the report: the page, `report.json`, `junit.xml`, `audit.runs`, and pictures of at most twelve
    /// findings.
    ///
    /// A picture shows the window, with the keyboard and the faulty view drawn on top. On Linux the whole picture is a
    /// drawing.
    ///
    /// - Throws: an error if the report cannot be encoded.
    @MainActor
    public func attachments() throws -> [ReportAttachment] {
        let files = try ReportFolder.files(of: self).map { ReportAttachment(name: $0.name, data: $0.data) }
        let pictures = causes.prefix(Self.pictures).enumerated().compactMap { index, cause in
            FindingPicture.draw(cause.finding, of: cause.run).map { picture in
                ReportAttachment(
                    name:
                        "\(index + 1) \(cause.finding.rule) \(cause.finding.subject), \(cause.run.device).\(picture.kind)"
                        .replacingOccurrences(of: "/", with: "-"), data: picture.data)
            }
        }
        return files + pictures
    }
}

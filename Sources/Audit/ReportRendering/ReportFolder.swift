public import AuditRules
public import Foundation

/// A folder with the page of a report.
public struct ReportFolder {
    private let url: URL

    /// Names the folder; it may not exist yet.
    public init(_ url: URL) { self.url = url }

    /// Writes `index.html` with its films, `report.json` and `junit.xml`; the folder is made if it does not exist.
    ///
    /// - Throws: Foundation's error for what can't be written.
    public func write(_ report: AuditReport) throws {
        try write(page: HTMLReport.render(report), HTMLReport.attachments(of: report))
        try Self.write(try JSONReport.render(report), to: url.appendingPathComponent("report.json"))
        try Self.write(JUnitReport.render(report), to: url.appendingPathComponent("junit.xml"))
    }

    /// Writes a page; the folder is made if it does not exist.
    ///
    /// - Parameter attachments: further files, by their paths from the folder. Those that an earlier report has left are
    ///   removed.
    /// - Throws: Foundation's error for what can't be written.
    public func write(page: String, _ attachments: [(path: String, text: String)]) throws {
        let files = FileManager.default
        try files.createDirectory(at: url, withIntermediateDirectories: true)
        try Self.write(page, to: url.appendingPathComponent("index.html"))
        try? files.removeItem(at: url.appendingPathComponent(HTMLReport.attachmentFolder))
        for folder in Set(attachments.map { ($0.path as NSString).deletingLastPathComponent }) {
            try files.createDirectory(at: url.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        for (path, text) in attachments { try Self.write(text, to: url.appendingPathComponent(path)) }
    }

    /// Writes the runs of one host to `NAME.runs`, for a report of many hosts.
    ///
    /// - Throws: Foundation's error for what can't be written.
    public func write(_ runs: RunFile, named name: String) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try runs.data().write(to: url.appendingPathComponent("\(name).runs"))
    }

    /// Writes one of many files: `Data` waits for the disk after each.
    private static func write(_ text: String, to file: URL) throws {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        // Foundation says why it can't be written.
        guard descriptor >= 0 else { return try Data(text.utf8).write(to: file) }
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    }
}

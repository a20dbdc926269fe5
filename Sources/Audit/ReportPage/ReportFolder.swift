public import AuditRules
import ReportRendering
public import Foundation

/// A folder with the page of a report.
public struct ReportFolder {
    /// The error for a folder that holds other files than a report's.
    public struct Foreign: LocalizedError {
        /// A sentence that names one of the files.
        public let errorDescription: String?
    }

    private let url: URL

    /// Creates a value for a folder, which may not exist yet.
    public init(_ url: URL) { self.url = url }

    /// Makes the files of a report except its films: `index.html`, `report.json`, `junit.xml` and `audit.runs`.
    ///
    /// `tideline-merge` combines the `audit.runs` of several hosts in a report. A host is the UIKit that played the
    /// runs.
    ///
    /// - Throws: if the pictures cannot be encoded.
    public static func files(of report: AuditReport) throws -> [(name: String, data: Data)] {
        let texts = [
            ("index.html", HTMLReport.render(report)), ("report.json", try JSONReport.render(report)),
            ("junit.xml", JUnitReport.render(report))
        ]
        let runs = try RunFile(host: report.host, runs: report.runs, omission: report.omission).data()
        return texts.map { ($0, Data($1.utf8)) } + [("audit.runs", runs)]
    }

    /// Checks that a report may be written into the folder: it is missing or empty, or holds a report or folders of
    /// reports.
    ///
    /// - Throws: ``Foreign`` for another folder.
    public func check() throws {
        guard let name = Self.foreignName(in: url) else { return }
        throw Foreign(errorDescription: "It holds '\(name)', and no report.")
    }

    private static func foreignName(in folder: URL) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let page = try? FileHandle(forReadingFrom: folder.appendingPathComponent("index.html")).read(upToCount: 1 << 10)
        guard !names.contains(HTMLReport.attachmentFolder),
            !String(decoding: page ?? Data(), as: UTF8.self).contains(HTMLReport.titleTag)
        else { return nil }
        return names.first { name in
            let place = folder.appendingPathComponent(name)
            let kind = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
            return kind != .typeDirectory || foreignName(in: place) != nil
        }
    }

    /// Writes the files of a report with its films, and creates a missing folder.
    ///
    /// - Throws: ``Foreign`` for a folder with other files, and Foundation's error if a file cannot be written.
    public func write(_ report: AuditReport) throws {
        try write(films: HTMLReport.attachments(of: report))
        for (name, data) in try Self.files(of: report) { try Self.write(data, to: url.appendingPathComponent(name)) }
    }

    /// Writes a page, and creates a missing folder.
    ///
    /// - Parameter attachments: further files, by their paths from the folder. They replace the attachments of an
    ///   earlier report.
    /// - Throws: ``Foreign`` for a folder with other files, and Foundation's error if a file cannot be written.
    public func write(page: String, _ attachments: [(path: String, text: String)]) throws {
        try write(films: attachments)
        try Self.write(Data(page.utf8), to: url.appendingPathComponent("index.html"))
    }

    private func write(films: [(path: String, text: String)]) throws {
        try check()
        let files = FileManager.default
        try files.createDirectory(at: url, withIntermediateDirectories: true)
        try? files.removeItem(at: url.appendingPathComponent(HTMLReport.attachmentFolder))
        for folder in Set(films.map { ($0.path as NSString).deletingLastPathComponent }) {
            try files.createDirectory(at: url.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        for (path, text) in films { try Self.write(Data(text.utf8), to: url.appendingPathComponent(path)) }
    }

    /// Writes a file without waiting for the disk.
    ///
    /// `Data.write(to:)` would wait until each file is on the disk, and a report has many files.
    private static func write(_ data: Data, to file: URL) throws {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        // If the file cannot be opened, Foundation tries again and throws an error with the reason.
        guard descriptor >= 0 else { return try data.write(to: file) }
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
    }
}

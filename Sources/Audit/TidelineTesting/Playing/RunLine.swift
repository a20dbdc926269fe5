import AuditRules
import Foundation
import ReportRendering

/// A run as a line of text, for another process.
///
/// The line contains the run's record. If the run has a film, a tab and the film follow. Only the report's HTML page
/// uses the film.
struct RunLine: Sendable {
    private let record: AuditRun.Record
    private let film: String?

    private static let separator = UInt8(ascii: "\t")

    init(_ run: AuditRun, _ pictures: AuditWorker.Pictures) {
        record =
            switch pictures {
            case .none: AuditRun.Record(run, withPictures: false)
            case .shown(let step): AuditRun.Record(run.withShownPictures(and: step), withPictures: true)
            }
        film = run.film
    }

    init(_ line: Data) throws {
        let tab = Self.separator(in: line)
        record = try AuditRun.Record(line: String(decoding: line[..<(tab ?? line.endIndex)], as: UTF8.self))
        film = tab.map { String(decoding: line[($0 + 1)...], as: UTF8.self) }
    }

    var run: AuditRun {
        var run = record.run
        run.film = film
        return run
    }

    func bytes() throws -> Data {
        var line = Data(try record.line().utf8)
        if let film { line += [Self.separator] + Data(film.utf8) }
        return line
    }

    /// A search through `Data` takes ten times as long.
    private static func separator(in line: Data) -> Data.Index? {
        line.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let tab = memchr(start, Int32(separator), bytes.count) else {
                return nil
            }
            return line.startIndex + (UnsafeRawPointer(tab) - start)
        }
    }
}

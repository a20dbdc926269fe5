import AuditRules
import Foundation

/// A run as it goes from process to process: a record, then a tab and the film if there is one.
///
/// A film is JSON that only a page reads, so that it stands apart.
struct RunLine: Sendable {
    private let record: AuditRun.Record
    private let film: String?

    private static let separator = UInt8(ascii: "\t")

    /// Puts a run down, with its pictures or without.
    init(_ run: AuditRun, withPictures: Bool) {
        record = AuditRun.Record(run, withPictures: withPictures)
        film = run.film
    }

    /// - Throws: for a line that no run gave.
    init(_ line: Data) throws {
        let tab = Self.separator(in: line)
        record = try AuditRun.Record(line: String(decoding: line[..<(tab ?? line.endIndex)], as: UTF8.self))
        film = tab.map { String(decoding: line[($0 + 1)...], as: UTF8.self) }
    }

    /// The run as it was put down.
    var run: AuditRun {
        var run = record.run
        run.film = film
        return run
    }

    /// The line without its end.
    func bytes() throws -> Data {
        var line = Data(try record.line().utf8)
        if let film { line += [Self.separator] + Data(film.utf8) }
        return line
    }

    /// Where the film begins; data looks for a byte ten times as long.
    private static func separator(in line: Data) -> Data.Index? {
        line.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let tab = memchr(start, Int32(separator), bytes.count) else {
                return nil
            }
            return line.startIndex + (UnsafeRawPointer(tab) - start)
        }
    }
}

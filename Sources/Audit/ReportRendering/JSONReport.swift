public import AuditRules
import Foundation

/// A report as JSON for scripts: sorted keys, the same bytes for the same runs.
public enum JSONReport {
    /// The report as `{"runs": [...], "summary": {...}}`, with a line feed at the end.
    ///
    /// - Throws: never for reports made by this package, whose numbers are finite; else the encoder's error.
    public static func render(_ report: AuditReport) throws -> String {
        var bytes: [UInt8] = []
        try write(report) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Hands on the same, portion by portion: the JSON of many runs is larger than they are.
    ///
    /// - Parameter body: takes the bytes in their order.
    /// - Throws: what the closure throws, and what ``render(_:)`` does.
    public static func write(_ report: AuditReport, to body: ([UInt8]) throws -> Void) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let frame = Frame(
            host: report.host, hosts: report.hosts, omission: report.omission, origin: report.origin,
            summary: report.summary)
        let text = String(decoding: try encoder.encode(frame), as: UTF8.self) + "\n"
        guard let place = text.range(of: Frame.noRuns) else { return try body(Array(text.utf8)) }
        try body(Array((text[..<place.lowerBound] + "\n  \"runs\" : ").utf8))
        var runs = JSONText(depth: 1)
        try runs.add(report.runs, handingOn: body)
        try body(Array(text[place.upperBound...].utf8))
    }

    /// A report without its runs, which are nearly all of it.
    private struct Frame: Encodable {
        let host: AuditReport.Host?, hosts: AuditReport.Hosts?
        let omission: String?, origin: AuditReport.Origin?
        let runs: [String] = []
        let summary: AuditReport.Summary

        /// Where the runs belong; no text in JSON has an end of a line in it.
        static let noRuns = "\n  \"runs\" : [\n\n  ]"
    }
}

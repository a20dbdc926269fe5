public import AuditRules
import Foundation

/// A report as JSON for scripts, with sorted keys, and equal bytes for equal runs.
public enum JSONReport {
    /// Encodes the report as `{"causes": [...], "runs": [...], "summary": {...}, "verdict": "..."}`, with a line feed at the end.
    ///
    /// - Throws: the encoder's error, which cannot occur because the numbers of a report are finite.
    public static func render(_ report: AuditReport) throws -> String {
        var bytes: [UInt8] = []
        try write(report) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the JSON piece by piece, because the JSON of many runs takes more memory than the runs.
    ///
    /// - Parameter body: receives the bytes in order.
    /// - Throws: the closure's errors, and the errors of ``render(_:)``.
    public static func write(_ report: AuditReport, to body: ([UInt8]) throws -> Void) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let frame = Frame(
            causes: report.causes, host: report.host, hosts: report.hosts, omission: report.omission,
            origin: report.origin, remedies: report.remedies, remedyFailures: report.remedyFailures,
            summary: report.summary, verdict: report.verdict)
        let text = String(decoding: try encoder.encode(frame), as: UTF8.self) + "\n"
        guard let place = text.range(of: Frame.noRuns) else { return try body(Array(text.utf8)) }
        try body(Array((text[..<place.lowerBound] + "\n  \"runs\" : ").utf8))
        var runs = JSONText(depth: 1)
        try runs.add(report.runs, handingOn: body)
        try body(Array(text[place.upperBound...].utf8))
    }

    /// A report without its runs, which make up almost all of the report's size.
    private struct Frame: Encodable {
        let causes: [AuditReport.Cause]
        let host: AuditReport.Host?, hosts: AuditReport.Hosts?
        let omission: String?, origin: AuditReport.Origin?
        let remedies: [Remedy]?, remedyFailures: [RemedyFailure]?
        let runs: [String] = []
        let summary: AuditReport.Summary
        let verdict: AuditReport.Verdict

        /// The JSON text of an empty list of runs.
        ///
        /// The writer replaces this text by the report's runs. Strings in JSON contain no line breaks, so the text
        /// occurs only once.
        static let noRuns = "\n  \"runs\" : [\n\n  ]"
    }
}

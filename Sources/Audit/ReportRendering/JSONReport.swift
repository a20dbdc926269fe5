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

    /// Writes the JSON run by run, because the JSON of many runs takes more memory than the runs.
    ///
    /// - Parameter body: receives the bytes in order.
    /// - Throws: the closure's errors, and the errors of ``render(_:)``.
    public static func write(_ report: AuditReport, to body: ([UInt8]) throws -> Void) throws {
        let encoder = JSONEncoder.sorted(isPretty: true), text = try encoder.text(of: Frame(report: report)) + "\n"
        guard let place = text.range(of: Frame.noRuns), !report.runs.isEmpty else { return try body(Array(text.utf8)) }
        try body(Array((text[..<place.lowerBound] + "\n  \"runs\" : [").utf8))
        for (index, run) in report.runs.enumerated() {
            // Strings in JSON contain no line breaks, so each line break is the encoder's. The line in an empty list is
            // empty.
            let lines = try encoder.text(of: run).split(separator: "\n", omittingEmptySubsequences: false)
            let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
            try body(Array(((index == 0 ? "\n" : ",\n") + indented).utf8))
        }
        try body(Array(("\n  ]" + text[place.upperBound...]).utf8))
    }

    /// A report without its runs, which make up almost all of the report's size.
    private struct Frame: Encodable {
        let report: AuditReport

        /// The JSON text of an empty list of runs.
        ///
        /// The writer replaces this text by the report's runs. Strings in JSON contain no line breaks, so the text
        /// occurs only once.
        static let noRuns = "\n  \"runs\" : [\n\n  ]"

        func encode(to encoder: any Encoder) throws { try report.encode([], to: encoder) }
    }
}

public import AuditRules
import Foundation

/// A report as JSON for scripts: sorted keys, the same bytes for the same runs.
public enum JSONReport {
    /// The report as `{"runs": [...], "summary": {...}}`, with a line feed at the end.
    ///
    /// - Throws: never for reports made by this package, whose numbers are finite; else the encoder's error.
    public static func render(_ report: AuditReport) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try String(decoding: encoder.encode(report), as: UTF8.self) + "\n"
    }
}

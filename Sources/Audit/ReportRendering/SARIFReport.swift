public import AuditRules
import Foundation

/// A report in the format SARIF 2.1.0.
///
/// Code review tools show each finding beside the line that defines the screen.
public enum SARIFReport {
    /// The source line that defines a screen.
    public struct Place: Sendable, Equatable {
        /// The file, as a path from the repository's root.
        public var file: String
        /// The line, from 1.
        public var line: Int

        /// Creates a place.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// Encodes the report as JSON, with a line feed at the end.
    ///
    /// Each cause is a result, described by the finding that shows it most clearly.
    ///
    /// - Parameter places: the source line of each screen.
    public static func render(_ report: AuditReport, places: [String: Place]) throws -> String {
        let results = report.causes.map { result(of: $0, places) }
        let driver = Driver(name: "Tideline", rules: Rule.all.map { RuleText($0) })
        let log = Log(version: "2.1.0", runs: [Run(tool: Tool(driver: driver), results: results)])
        return try JSONEncoder.sorted(isPretty: true).text(of: log) + "\n"
    }

    private static func result(of cause: AuditReport.Cause, _ places: [String: Place]) -> Result {
        let run = cause.run
        let location = places[run.screen].map { place in
            Location(
                physicalLocation: .init(
                    artifactLocation: .init(uri: Self.uri(of: place.file)), region: .init(startLine: place.line)))
        }
        let head =
            "\(cause.finding.message) (\(run.screen), \(run.circumstances)). "
            + "This is \(cause.countLine)."
        let text = ([head, cause.alsoLine].compactMap(\.self) + cause.remedyLines).joined(separator: "\n")
        return Result(
            ruleId: cause.finding.rule, level: cause.isError ? "error" : "warning", message: Text(text: text),
            locations: location.map { [$0] } ?? [], partialFingerprints: ["finding": run.id(of: cause.finding)])
    }

    /// A colon in the path's first part would be read as the end of a URL scheme.
    private static func uri(of path: String) -> String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    // MARK: The format

    private struct Log: Encodable {
        var version: String
        var runs: [Run]
    }

    private struct Run: Encodable {
        var tool: Tool
        var results: [Result]
    }

    private struct Tool: Encodable { var driver: Driver }

    private struct Driver: Encodable {
        var name: String
        var rules: [RuleText]
    }

    private struct RuleText: Encodable {
        var id: Rule.ID
        var shortDescription, fullDescription: Text

        init(_ rule: Rule) {
            id = rule.id
            shortDescription = Text(text: rule.title)
            fullDescription = Text(text: rule.explanation)
        }
    }

    private struct Text: Encodable { var text: String }

    private struct Result: Encodable {
        var ruleId: Rule.ID
        var level: String
        var message: Text
        var locations: [Location]
        var partialFingerprints: [String: String]
    }

    private struct Location: Encodable {
        struct Physical: Encodable {
            var artifactLocation: Artifact
            var region: Region
        }

        struct Artifact: Encodable { var uri: String }

        struct Region: Encodable { var startLine: Int }

        var physicalLocation: Physical
    }
}

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
    /// Findings with equal ids become a single result, described by the worst of them.
    ///
    /// - Parameter places: the source line of each screen.
    public static func render(_ report: AuditReport, places: [String: Place]) throws -> String {
        var order: [String] = []
        var worst: [String: (run: AuditRun, finding: Finding, count: Int)] = [:]
        for run in report.runs {
            for finding in run.findings {
                let id = run.id(of: finding)
                guard let known = worst[id] else {
                    order.append(id)
                    worst[id] = (run, finding, 1)
                    continue
                }
                let isWorse = finding.amount > known.finding.amount
                worst[id] = (isWorse ? run : known.run, isWorse ? finding : known.finding, known.count + 1)
            }
        }
        let results = order.compactMap { id in worst[id].map { result(id, $0.run, $0.finding, $0.count, places) } }
        let driver = Driver(name: "Tideline", rules: Rule.all.map { RuleText($0) })
        let log = Log(version: "2.1.0", runs: [Run(tool: Tool(driver: driver), results: results)])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try String(decoding: encoder.encode(log), as: UTF8.self) + "\n"
    }

    private static func result(
        _ id: String, _ run: AuditRun, _ finding: Finding, _ count: Int, _ places: [String: Place]
    ) -> Result {
        let others = count > 1 ? " It is the worst of \(count) such findings." : ""
        let location = places[run.screen].map { place in
            Location(
                physicalLocation: .init(
                    artifactLocation: .init(uri: Self.uri(of: place.file)), region: .init(startLine: place.line)))
        }
        return Result(
            ruleId: finding.rule, level: finding.severity.rawValue,
            message: Text(text: "\(finding.message) (\(run.screen), \(run.circumstances)).\(others)"),
            locations: location.map { [$0] } ?? [], partialFingerprints: ["finding": id])
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

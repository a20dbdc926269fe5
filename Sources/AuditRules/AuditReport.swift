/// All runs of an audit, with a summary that follows from them.
public struct AuditReport: Codable, Sendable, Equatable {
    /// The runs in the order they were made.
    public var runs: [AuditRun]

    private enum CodingKeys: String, CodingKey { case runs, summary }

    /// Creates a report.
    public init(runs: [AuditRun]) { self.runs = runs }

    /// Reads the runs; the summary is counted again.
    public init(from decoder: any Decoder) throws {
        runs = try decoder.container(keyedBy: CodingKeys.self).decode([AuditRun].self, forKey: .runs)
    }

    /// Writes runs and summary.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(runs, forKey: .runs)
        try container.encode(summary, forKey: .summary)
    }

    /// The report in numbers.
    public var summary: Summary { Summary(of: runs) }
}

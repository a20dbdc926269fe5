/// All runs of an audit, with a summary that follows from them.
public struct AuditReport: Codable, Sendable, Equatable {
    /// The runs in the order they were made.
    public private(set) var runs: [AuditRun]
    /// The runs to show.
    public private(set) var exhibits = AuditExhibits()

    private enum CodingKeys: String, CodingKey { case runs, summary }

    /// Creates a report; the runs keep their pictures.
    public init(runs: [AuditRun] = []) {
        self.runs = runs
        for (index, run) in runs.enumerated() { _ = exhibits.offer(run, at: index) }
    }

    /// Reads the runs; the summary is counted again.
    public init(from decoder: any Decoder) throws {
        self.init(runs: try decoder.container(keyedBy: CodingKeys.self).decode([AuditRun].self, forKey: .runs))
    }

    /// Adds a run, and drops the pictures of runs that need not be shown, which are most of what a report weighs.
    public mutating func add(_ run: AuditRun) {
        runs.append(run)
        for index in exhibits.offer(run, at: runs.count - 1) {
            for step in runs[index].steps.indices { runs[index].steps[step].snapshot = nil }
        }
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

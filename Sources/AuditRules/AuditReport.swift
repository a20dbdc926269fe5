/// All runs of an audit, with a summary that follows from them.
public struct AuditReport: Codable, Sendable, Equatable {
    /// The runs in the order they were made.
    public private(set) var runs: [AuditRun]
    /// The runs to show.
    public private(set) var exhibits = AuditExhibits()
    /// What the audit did not look at, in sentences; nil when nothing was left out.
    ///
    /// Never part of the JSON.
    public var omission: String?

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
        for index in exhibits.offer(run, at: runs.count - 1) { runs[index].dropPictures() }
    }

    /// Gives a run the pictures of another one that was played alike, for a run that was added without any.
    public mutating func illustrate(_ index: Int, like run: AuditRun) {
        guard runs.indices.contains(index), runs[index].steps.map(\.name) == run.steps.map(\.name) else { return }
        for (step, played) in run.steps.enumerated() { runs[index].steps[step].snapshot = played.snapshot }
    }

    /// Gives a run its film.
    public mutating func film(_ index: Int, _ film: String) {
        if runs.indices.contains(index) { runs[index].film = film }
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

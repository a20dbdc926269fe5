/// All runs of an audit, with a summary that follows from them.
public struct AuditReport: Codable, Sendable, Equatable {
    /// The runs in the order they were made.
    public private(set) var runs: [AuditRun]
    /// The runs to show.
    public private(set) var picturedRuns = PicturedRuns()
    /// What the audit did not look at, in sentences; nil when nothing was left out.
    public var omission: String?

    /// Where and how the report was made; nil for a report that no command made.
    public var origin: Origin?

    /// What a reader needs in order to make a report again.
    public struct Origin: Codable, Sendable, Equatable {
        /// The day, such as `2026-11-22`.
        public var date: String
        /// The version of the program.
        public var version: String
        /// The command line, without what does not change the runs.
        public var command: String

        /// Creates an origin.
        public init(date: String, version: String, command: String) {
            self.date = date
            self.version = version
            self.command = command
        }
    }

    private enum CodingKeys: String, CodingKey { case runs, summary, omission, origin }

    /// Creates a report; the runs keep their pictures.
    public init(runs: [AuditRun] = []) {
        self.runs = runs
        for (index, run) in runs.enumerated() { _ = picturedRuns.offer(run, at: index) }
    }

    /// Reads the runs; the summary is counted again.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(runs: try container.decode([AuditRun].self, forKey: .runs))
        omission = try container.decodeIfPresent(String.self, forKey: .omission)
        origin = try container.decodeIfPresent(Origin.self, forKey: .origin)
    }

    /// Adds a run, and drops the pictures of runs that need not be shown, which are most of what a report weighs.
    public mutating func add(_ run: AuditRun) {
        runs.append(run)
        for index in picturedRuns.offer(run, at: runs.count - 1) { runs[index].dropPictures() }
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
        try container.encodeIfPresent(omission, forKey: .omission)
        try container.encodeIfPresent(origin, forKey: .origin)
    }

    /// The report in numbers.
    public var summary: Summary { Summary(of: runs) }
}

/// All runs of an audit, with a summary that follows from them.
public struct AuditReport: Codable, Sendable, Equatable {
    /// The runs in the order they were made.
    public private(set) var runs: [AuditRun]
    /// What the audit did not look at, in sentences; nil when nothing was left out.
    public var omission: String?

    /// How runs of phones compare with simulated ones; nil for a report of one host.
    public var hosts: Hosts?

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

    private enum CodingKeys: String, CodingKey { case runs, summary, omission, origin, hosts }

    /// Creates a report of runs, with or without their pictures.
    public init(runs: [AuditRun] = []) { self.runs = runs }

    /// Reads the runs; the summary is counted again.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(runs: try container.decode([AuditRun].self, forKey: .runs))
        omission = try container.decodeIfPresent(String.self, forKey: .omission)
        origin = try container.decodeIfPresent(Origin.self, forKey: .origin)
        hosts = try container.decodeIfPresent(Hosts.self, forKey: .hosts)
    }

    /// Adds a run.
    public mutating func add(_ run: AuditRun) { runs.append(run) }

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
        try container.encodeIfPresent(hosts, forKey: .hosts)
    }

    /// The report in numbers.
    public var summary: Summary { Summary(of: runs) }
}

extension AuditReport {
    /// A report in numbers.
    public struct Summary: Codable, Sendable, Equatable {
        /// How often one rule found something.
        public struct RuleCount: Codable, Sendable, Equatable {
            /// The rule's id.
            public var rule: Rule.ID
            /// Findings of it in all runs, those that follow from another one left out.
            public var findings: Int
            /// Runs with at least one of them.
            public var runs: Int
            /// The greatest amount, in points or passes.
            public var worst: Double
        }

        /// How one device fared.
        public struct DeviceCount: Codable, Sendable, Equatable {
            /// The device's name.
            public var device: String
            /// Runs on it.
            public var runs: Int
            /// Runs without any finding.
            public var clear: Int
        }

        /// All runs.
        public var runs: Int
        /// Runs without any finding.
        public var clear: Int
        /// Runs with findings.
        public var withFindings: Int
        /// Rules that found something which does not follow from another finding, sorted by id.
        public var findingsByRule: [RuleCount]
        /// Devices, sorted by name.
        public var devices: [DeviceCount]

        init(of runs: [AuditRun]) {
            self.runs = runs.count
            clear = runs.count(where: \.isClear)
            withFindings = runs.count - clear
            let roots = runs.map { $0.findings.filter { $0.cause == nil } }
            findingsByRule = Set(roots.joined().map(\.rule)).sorted().map { rule in
                let own = roots.map { $0.filter { $0.rule == rule } }
                return RuleCount(
                    rule: rule, findings: own.reduce(0) { $0 + $1.count }, runs: own.count { !$0.isEmpty },
                    worst: own.joined().map(\.amount).max() ?? 0)
            }
            devices = Set(runs.map(\.device)).sorted().map { device in
                let own = runs.filter { $0.device == device }
                return DeviceCount(device: device, runs: own.count, clear: own.count(where: \.isClear))
            }
        }
    }
}

extension AuditReport: CustomStringConvertible {
    /// How many findings are told in words.
    private static let toldFindings = 3

    /// Whether no rule found anything that is not accepted.
    public var isClear: Bool { runs.allSatisfy(\.isClear) }

    /// The first findings in words, the others by number; those that follow from another one are left out.
    public var description: String {
        var known: Set<String> = []
        let all = runs.flatMap { run in run.findings.filter { $0.cause == nil }.map { (run, $0) } }
        let different = all.filter { known.insert($0.0.id(of: $0.1)).inserted }
        guard !different.isEmpty else { return "\(runs.count) runs, all clear" }
        let told = different.prefix(Self.toldFindings).map { run, finding in
            "\(finding.rule): \(finding.message) (\(run.device), \(run.orientation), \(run.keyboard), \(run.usage))"
        }
        let rest = different.count - told.count
        let more = rest > 0 ? ["and \(rest) more \(rest == 1 ? "finding" : "findings")"] : []
        let found = runs.count { !$0.isClear }
        return (["\(found) of \(runs.count) runs with findings"] + told + more).joined(separator: "\n")
    }
}

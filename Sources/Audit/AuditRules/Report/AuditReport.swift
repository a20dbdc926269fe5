import Foundation
import SceneModel

/// All runs of an audit, and their summary.
public struct AuditReport: Codable, Sendable, Equatable {
    /// The runs in the order in which they were played.
    public private(set) var runs: [AuditRun]
    /// The omitted parts of the audit in sentences, or nil for a complete audit.
    public var omission: String?

    /// Whether the audit was stopped, so that the rest was not checked.
    public var isStopped = false

    /// The changes that cure the screens, or nil if no change was tried.
    public var remedies: [Remedy]?
    /// The faults that no change cures, or nil if no change was tried.
    public var remedyFailures: [RemedyFailure]?

    /// The names of the models of today among the audited devices, for a page; empty if they are unknown.
    public var currentDevices: [String] = []

    /// The UIKit that played the runs.
    ///
    /// The value is nil for simulated phones, and for a report of several hosts.
    public var host: Host?
    /// The comparison between phones and simulated phones.
    ///
    /// The value is nil if only one host played the runs.
    public var hosts: Hosts?

    /// A real UIKit.
    public struct Host: Codable, Sendable, Equatable {
        /// The name, such as `iOS 26.1 · Apple's UIKit`.
        public var name: String
        /// The rules that this host cannot judge.
        public var unjudged: [Rule.ID]

        /// Creates a host.
        public init(name: String, unjudged: [Rule.ID]) {
            self.name = name
            self.unjudged = unjudged
        }
    }

    /// The origin of the report, or nil for a report that was made outside a command.
    public var origin: Origin?

    /// The facts that a reader needs to make the report again.
    public struct Origin: Codable, Sendable, Equatable {
        /// The date, such as `2026-11-22`.
        public var date: String
        /// The version of the program.
        public var version: String
        /// The command line with the options that change the runs.
        public var command: String

        /// Creates an origin.
        public init(date: String, version: String, command: String) {
            self.date = date
            self.version = version
            self.command = command
        }
    }

    private enum CodingKeys: String, CodingKey {
        case runs, omission, origin, host, hosts, remedies, remedyFailures
    }

    private enum ComputedKeys: String, CodingKey { case causes, summary, verdict }

    /// Creates a report from runs, with or without their pictures.
    public init(runs: [AuditRun] = []) { self.runs = runs }

    /// Adds a run.
    public mutating func add(_ run: AuditRun) { runs.append(run) }

    /// Adds the snapshots of a repeated run to the steps of a run.
    public mutating func illustrate(_ index: Int, like run: AuditRun) {
        guard runs.indices.contains(index), runs[index].steps.map(\.name) == run.steps.map(\.name) else { return }
        for (step, played) in run.steps.enumerated() { runs[index].steps[step].snapshot = played.snapshot }
    }

    /// Adds a film to a run.
    public mutating func film(_ index: Int, _ film: String) {
        if runs.indices.contains(index) { runs[index].film = film }
    }

    /// Writes the verdict, the runs, their causes and the summary.
    public func encode(to encoder: any Encoder) throws { try encode(runs, to: encoder) }

    /// Writes what ``encode(to:)`` writes, with these runs in place of all.
    package func encode(_ runs: [AuditRun], to encoder: any Encoder) throws {
        var computed = encoder.container(keyedBy: ComputedKeys.self)
        try computed.encode(causes, forKey: .causes)
        try computed.encode(summary, forKey: .summary)
        try computed.encode(verdict, forKey: .verdict)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(runs, forKey: .runs)
        try container.encodeIfPresent(omission, forKey: .omission)
        try container.encodeIfPresent(remedies, forKey: .remedies)
        try container.encodeIfPresent(remedyFailures, forKey: .remedyFailures)
        try container.encodeIfPresent(origin, forKey: .origin)
        try container.encodeIfPresent(host, forKey: .host)
        try container.encodeIfPresent(hosts, forKey: .hosts)
    }

    /// The counts of runs and findings in the report.
    public var summary: Summary { Summary(of: runs) }
}

extension AuditReport {
    /// The counts of runs and findings in a report.
    public struct Summary: Codable, Sendable, Equatable {
        /// The number of findings of one rule.
        public struct RuleCount: Codable, Sendable, Equatable {
            /// The rule's id.
            public var rule: Rule.ID
            /// The number of this rule's findings that no other rule's finding explains.
            public var findings: Int
            /// The number of runs with at least one of these findings.
            public var runs: Int
            /// The amount of the worst of these findings.
            ///
            /// The amount is in points. For `layout-passes` it is the number of layout passes.
            public var worst: Double
        }

        /// The results for one device.
        public struct DeviceCount: Codable, Sendable, Equatable {
            /// The device's name.
            public var device: String
            /// The number of runs on this device.
            public var runs: Int
            /// The number of runs on this device without findings.
            public var clear: Int
        }

        /// The number of all runs.
        public var runs: Int
        /// The number of runs without findings.
        public var clear: Int
        /// The number of runs with findings.
        public var withFindings: Int
        /// The rules with findings that no other finding explains, sorted by id.
        public var findingsByRule: [RuleCount]
        /// The devices, sorted by name.
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

import Foundation
import SceneModel

/// All runs of an audit, and their summary.
public struct AuditReport: Codable, Sendable, Equatable {
    /// The runs in the order in which they were played.
    public private(set) var runs: [AuditRun]
    /// The omitted parts of the audit in sentences, or nil for a complete audit.
    public var omission: String?

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

    private enum CodingKeys: String, CodingKey { case runs, summary, omission, origin, host, hosts }

    /// Creates a report from runs, with or without their pictures.
    public init(runs: [AuditRun] = []) { self.runs = runs }

    /// Reads the runs, and computes the summary again.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(runs: try container.decode([AuditRun].self, forKey: .runs))
        omission = try container.decodeIfPresent(String.self, forKey: .omission)
        origin = try container.decodeIfPresent(Origin.self, forKey: .origin)
        host = try container.decodeIfPresent(Host.self, forKey: .host)
        hosts = try container.decodeIfPresent(Hosts.self, forKey: .hosts)
    }

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

    /// Writes the runs and the summary.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(runs, forKey: .runs)
        try container.encode(summary, forKey: .summary)
        try container.encodeIfPresent(omission, forKey: .omission)
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

extension AuditReport: CustomStringConvertible {
    private static let toldFindings = 3

    /// Whether no run has an unaccepted finding.
    public var isClear: Bool { runs.allSatisfy(\.isClear) }

    /// A finding, the run that shows it most clearly, and the number of runs with this finding.
    public struct Cause: Sendable {
        /// The finding.
        public let finding: Finding
        /// The run that shows the finding most clearly.
        ///
        /// A phone is better than a tablet, and a greater amount is better than a smaller one. If several runs are
        /// equally good, this is the last of them, because lists of devices name the newest device last.
        public let run: AuditRun
        /// The index of the run in the report.
        public let index: Int
        /// The number of runs with the finding.
        public let count: Int
    }

    /// The different findings, without the findings that another finding explains.
    ///
    /// Errors come first. The next criteria are the number of runs and the amount.
    public var causes: [Cause] {
        var order: [String] = [], shown: [String: (index: Int, finding: Finding)] = [:], counts: [String: Int] = [:]
        for (index, run) in runs.enumerated() {
            let roots = run.findings.filter { $0.cause == nil }.map { (id: run.id(of: $0), finding: $0) }
            for id in Set(roots.map(\.id)) { counts[id, default: 0] += 1 }
            for (id, finding) in roots {
                guard let best = shown[id] else {
                    order.append(id)
                    shown[id] = (index, finding)
                    continue
                }
                if clarity(of: finding, in: run) >= clarity(of: best.finding, in: runs[best.index]) {
                    shown[id] = (index, finding)
                }
            }
        }
        let causes = order.compactMap { id in
            shown[id].map { Cause(finding: $0.finding, run: runs[$0.index], index: $0.index, count: counts[id] ?? 0) }
        }
        func rank(_ cause: Cause) -> (Int, Int, Double) {
            (cause.finding.severity == .error ? 1 : 0, cause.count, cause.finding.amount)
        }
        return causes.enumerated().sorted { one, other in
            let ranks = (rank(one.element), rank(other.element))
            return ranks.0 == ranks.1 ? one.offset < other.offset : ranks.0 > ranks.1
        }.map(\.element)
    }

    private func clarity(of finding: Finding, in run: AuditRun) -> (Int, Double) {
        (run.display?.idiom == .pad ? 0 : 1, finding.amount)
    }

    /// The report as text: the three most important findings, then the notes.
    ///
    /// Each finding has its reason, remedy, frequency, and the call that repeats the run.
    public var description: String {
        let causes = causes
        guard !causes.isEmpty else { return (["\(runs.count) runs, all clear"] + toldNotes).joined(separator: "\n") }
        let told = causes.prefix(Self.toldFindings).flatMap(lines(of:))
        let rest = causes.count - Self.toldFindings
        let more = rest > 0 ? ["and \(rest) more \(rest == 1 ? "finding" : "findings")"] : []
        let found = runs.count { !$0.isClear }
        return (["\(found) of \(runs.count) runs with findings"] + told + more + toldNotes).joined(separator: "\n")
    }

    private var toldNotes: [String] {
        Set(runs.flatMap { $0.notes ?? [] }).sorted().prefix(Self.toldFindings).map { "note: \($0)" }
    }

    private func lines(of cause: Cause) -> [String] {
        let finding = cause.finding, run = cause.run
        let remedy = finding.remedy.map { $0.tideline ?? $0.uikit }
        return ["\(finding.rule): \(finding.message) (\(cause.count) of \(runs.count) runs)"]
            + [finding.why.map { "  why: \($0)" }, remedy.map { "  remedy: \($0)" }].compactMap { $0 }
            + ["  again: \(replay(of: run))"]
    }

    private func replay(of run: AuditRun) -> String {
        // The name of an iPad contains a quotation mark.
        let name = run.device.contains("\"") ? "#\"\(run.device)\"#" : "\"\(run.device)\""
        let place = host == nil ? ".devices([try Device.named(\(name))])" : "on \(run.device), "
        return place + ".orientations([.\(run.orientation.rawValue)]).keyboards([.\(run.keyboard.codeName)])"
            + ".usages([.\(run.usage.rawValue)])"
            + (run.surroundings == .usual ? "" : ".surroundings([\(run.surroundings.code)])")
    }
}

extension ListedName {
    var codeName: String {
        let words = rawValue.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    }
}

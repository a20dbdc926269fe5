import SceneModel

extension AuditReport {
    /// One fault of a screen, with all findings that show it.
    ///
    /// A cause is what one played change removes. Findings that no change removes belong together if the screen had
    /// moved the same view.
    public struct Cause: Sendable {
        /// The finding by which a reader recognizes the cause.
        public let finding: Finding
        /// The run with this finding.
        ///
        /// It is the most familiar run of the cause. If several runs are equally familiar, it is the last of them,
        /// because lists of devices name the newest device last.
        public let run: AuditRun
        /// The index of the run in the report.
        public let index: Int
        /// The number of runs with findings of this cause.
        public let count: Int
        /// The number of all runs of the screen with this avoidance.
        public let runs: Int
        /// The faults that show the cause, the finding's own first.
        public let faults: [Finding.Fault]
        /// Whether a person cannot see or reach something; otherwise the cause is a warning.
        public let isError: Bool
        /// The change that removes the cause, or nil if none is known.
        public let remedy: Remedy?
        fileprivate let search: Search
        /// The greatest amount of the finding's fault, on phones if it shows there.
        fileprivate let worst: Double
        /// The number of runs with the finding's own fault.
        public let leadCount: Int

        /// What the audit did for a cause without a remedy.
        fileprivate enum Search {
            case none
            /// Only the most frequent causes of a screen are tried.
            case leftOut
            case failed(changes: Int)
        }

        /// The remedy, what its play has shown, or why there is none; a line each.
        public var remedyLines: [String] {
            if let remedy { return ["remedy: \(remedy.words)", "  \(remedy.proof)"] }
            let words = finding.shortage.map { "\($0)." } ?? finding.advice
            let advice = words.map { ["advice, not played: \($0)"] } ?? []
            guard !finding.rule.isOfTheRun else { return advice }
            switch search {
            case .none: return advice
            case .leftOut: return ["remedy: not sought, as only the most frequent causes are"] + advice
            case .failed(let changes):
                let tried = changes == 1 ? "the change that was tried" : "the \(changes) changes that were tried"
                return ["remedy: none, \(tried) did not cure it"] + advice
            }
        }

        /// In how many runs the finding's fault and the whole cause show.
        public var countLine: String {
            let scope = "of \(runs) run\(runs == 1 ? "" : "s")"
            guard leadCount < count else { return "in \(count) \(scope)" }
            return "in \(leadCount) \(scope), with its other faults in \(count)"
        }

        /// The other faults that show the cause, in a line; nil if there is no other.
        public var alsoLine: String? {
            let others = faults.dropFirst().map(\.description)
            guard !others.isEmpty else { return nil }
            let shown = others.prefix(Self.toldFaults).joined(separator: ", ")
            let rest = others.count - Self.toldFaults
            return rest > 0 ? "also: \(shown), and \(rest) more" : "also: \(shown)"
        }

        private static let toldFaults = 6
    }

    /// The causes of all findings, the errors first, then the most frequent ones.
    public var causes: [Cause] {
        let parts = runs.enumerated().grouped(by: \.element.entry.part)
        let causes = parts.flatMap { part, runs in
            Grouping(
                runs.map { ($0.offset, $0.element) },
                (remedies ?? []).filter { $0.screen == part.screen && $0.avoidance == part.avoidance },
                remedyFailures?.filter { $0.screen == part.screen && $0.avoidance == part.avoidance }
            ).causes
        }
        func rank(_ cause: Cause) -> (Int, Int, Double) { (cause.isError ? 1 : 0, cause.count, cause.worst) }
        return causes.stablySorted { rank($0) > rank($1) }
    }
}

extension AuditReport.Cause: Encodable {
    private enum CodingKeys: String, CodingKey {
        case screen, avoidance, rule, subject, message, why, severity, faults, found, runs, remedy, proof, advice
    }

    /// Writes the cause in words and numbers, without its run.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(run.screen, forKey: .screen)
        try container.encode(run.avoidance, forKey: .avoidance)
        try container.encode(finding.rule, forKey: .rule)
        try container.encode(finding.subject, forKey: .subject)
        try container.encode(finding.message, forKey: .message)
        try container.encodeIfPresent(finding.reasons, forKey: .why)
        try container.encode(isError ? Rule.Severity.error : .warning, forKey: .severity)
        try container.encode(faults, forKey: .faults)
        try container.encode(count, forKey: .found)
        try container.encode(runs, forKey: .runs)
        try container.encodeIfPresent(remedy?.words, forKey: .remedy)
        try container.encodeIfPresent(remedy?.proof, forKey: .proof)
        try container.encodeIfPresent(remedy == nil ? finding.shortage ?? finding.advice : nil, forKey: .advice)
    }
}

/// The findings of one screen, grouped by what they have in common.
private struct Grouping {
    private enum Key: Hashable {
        case remedy(Int)
        case moved(String)
        case fault(Finding.Fault)
    }

    private typealias Sight = (index: Int, run: AuditRun, finding: Finding)

    private let runs: [(index: Int, run: AuditRun)]
    private let remedies: [Remedy]
    /// Nil if no change was tried.
    private let failures: [RemedyFailure]?
    private let order: [Finding.Fault]
    private let sights: [Finding.Fault: [Sight]]

    init(_ runs: [(index: Int, run: AuditRun)], _ remedies: [Remedy], _ failures: [RemedyFailure]?) {
        (self.runs, self.remedies, self.failures) = (runs, remedies, failures)
        let all: [Sight] = runs.flatMap { index, run in run.findings.map { (index, run, $0) } }
        let groups = all.grouped(by: \.finding.fault)
        order = groups.map(\.key)
        sights = Dictionary(uniqueKeysWithValues: groups.map { ($0.key, $0.elements) })
    }

    var causes: [AuditReport.Cause] {
        order.grouped(by: key(of:)).compactMap { cause(of: $0.elements, $0.key) }
    }

    private func cause(of faults: [Finding.Fault], _ key: Key) -> AuditReport.Cause? {
        let sorted = faults.stablySorted { rank($0) > rank($1) }
        guard let lead = sorted.first, let best = mostFamiliar(of: lead) else { return nil }
        let remedy: Remedy? = if case .remedy(let number) = key { remedies[number] } else { nil }
        return AuditReport.Cause(
            finding: best.finding, run: best.run, index: best.index,
            count: Set(faults.flatMap { sights[$0, default: []].map(\.index) }).count, runs: runs.count,
            faults: sorted, isError: faults.contains(where: isError), remedy: remedy,
            search: search(for: faults), worst: worst(of: lead),
            leadCount: Set(sights[lead, default: []].map(\.index)).count)
    }

    private func search(for faults: [Finding.Fault]) -> AuditReport.Cause.Search {
        guard let failures else { return .none }
        return failures.first { faults.contains($0.fault) }.map { .failed(changes: $0.changes) } ?? .leftOut
    }

    private func key(of fault: Finding.Fault) -> Key {
        var seen: Set<Finding.Fault> = [], present = fault
        while seen.insert(present).inserted {
            if let number = remedies.firstIndex(where: { $0.cured.contains(present) }) { return .remedy(number) }
            if let mover = mostCommon(sights[present, default: []].map(\.finding.mover)) { return .moved(mover) }
            guard let root = root(of: present) else { break }
            present = root
        }
        return .fault(present)
    }

    /// The fault on the same view that explains this one in most runs.
    private func root(of fault: Finding.Fault) -> Finding.Fault? {
        mostCommon(sights[fault, default: []].map { $0.finding.cause }).flatMap { rule in
            let alike = Finding.Fault(rule: rule, subject: fault.subject)
            return sights[alike] == nil ? order.first { $0.rule == rule } : alike
        }
    }

    /// The value that more than half of the elements have, if it is not nil.
    private func mostCommon<Value: Hashable>(_ values: [Value?]) -> Value? {
        let counts = Dictionary(grouping: values, by: \.self).mapValues(\.count)
        return counts.first { $0.value * 2 > values.count }?.key ?? nil
    }

    private func isError(_ fault: Finding.Fault) -> Bool {
        sights[fault, default: []].contains { $0.finding.severity == .error }
    }

    /// A fault that no other explains comes first.
    private func rank(_ fault: Finding.Fault) -> (Int, Int, Int) {
        let all = sights[fault, default: []]
        return (isError(fault) ? 1 : 0, Set(all.filter { $0.finding.cause == nil }.map(\.index)).count, all.count)
    }

    private func worst(of fault: Finding.Fault) -> Double {
        let all = sights[fault, default: []], onPhones = all.filter { $0.run.display?.idiom != .pad }
        return (onPhones.isEmpty ? all : onPhones).map(\.finding.amount).max() ?? 0
    }

    private func mostFamiliar(of fault: Finding.Fault) -> Sight? {
        func rank(_ sight: Sight) -> (Int, Int, Double) { (sight.run.familiarity, sight.index, sight.finding.amount) }
        return sights[fault, default: []].max { rank($0) < rank($1) }
    }
}

extension AuditRun {
    /// How well most readers know the circumstances of the run, from 0 to 13.
    ///
    /// A modern phone counts most, then portrait, letters, typing, and the usual surroundings.
    public var familiarity: Int {
        let isModernPhone = display.map { $0.idiom == .phone && $0.hasHomeIndicator } ?? false
        return (isModernPhone ? 6 : 0) + (orientation == .portrait ? 3 : 0) + (keyboard == .letters ? 2 : 0)
            + (usage == .typing ? 1 : 0) + (surroundings == .usual ? 1 : 0)
    }
}

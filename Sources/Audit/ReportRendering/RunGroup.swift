package import AuditRules

/// Runs that are reported together, with a common verdict.
package struct RunGroup {
    package var runs: [AuditRun]

    package init(runs: [AuditRun] = []) { self.runs = runs }

    package var clear: Int { runs.count(where: \.isClear) }
    package var found: Int { runs.count - clear }

    package var verdict: AuditReport.Verdict { runs.lazy.map(\.verdict).max() ?? .notExercised }

    /// The count as text, such as `✓ 30` or `✗ 12 of 30`.
    package var count: String {
        let found = found
        let all = Sentence.number(runs.count)
        return found == 0 ? "\(verdict.sign) \(all)" : "\(verdict.sign) \(Sentence.number(found)) of \(all)"
    }

    package var worst: AuditRun? {
        func rank(_ run: AuditRun) -> (AuditReport.Verdict, Double) { (run.verdict, run.worstFinding?.amount ?? 0) }
        return runs.filter { !$0.isClear }.reduce(nil) { best, run in
            guard let best else { return run }
            return rank(run) > rank(best) ? run : best
        }
    }

    /// Groups runs by a key.
    ///
    /// The first run's key comes first, then the next new key, and so on.
    package static func groups<Key: Hashable>(
        of runs: [AuditRun], by key: (AuditRun) -> Key
    ) -> [(key: Key, group: RunGroup)] {
        runs.grouped(by: key).map { ($0.key, RunGroup(runs: $0.elements)) }
    }
}

extension AuditRun {
    package var screenAndAvoidance: String { "\(screen) · \(spokenAvoidance)" }
}

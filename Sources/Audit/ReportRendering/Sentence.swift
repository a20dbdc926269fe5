import AuditRules
import SceneModel

/// Describes a report in sentences.
enum Sentence {
    static func summary(of report: AuditReport) -> String {
        let summary = report.summary
        guard summary.runs > 0 else { return "Nothing was audited." }
        let scope = "\(count(summary.runs, "run")) on \(count(summary.devices.count, "device"))"
        switch report.verdict {
        case .clear: return "\(scope), all clear: what people type into stays above the keyboard."
        case .accepted: return "\(scope), clear but for \(count(report.acceptedCount, "accepted finding"))."
        case .notExercised where report.isStopped:
            return "\(scope) before the stop: \(summary.clear) clear, \(summary.withFindings) with findings."
        case .notExercised:
            return "\(scope): \(summary.clear) clear, \(summary.withFindings) in which nothing was checked."
        case .warnings, .findings: break
        }
        return "\(scope): \(summary.clear) clear, \(summary.withFindings) with findings."
    }

    static func worst(of report: AuditReport) -> String? {
        guard let (run, finding) = report.headline else { return nil }
        let surroundings = run.surroundings == .usual ? "" : "\(run.surroundings.words), "
        return "\(finding.message) on \(run.device) in \(run.orientation), \(run.keyboard), \(surroundings)"
            + "\(run.spokenAvoidance)."
    }

    static func choice(of report: AuditReport) -> String {
        let shown = PicturedRuns(of: report).indices.count
        if shown == report.runs.count { return "Every run." }
        return
            "\(shown) of \(report.runs.count) runs: of each screen a familiar and a clear one, for each rule the worst, "
            + "and one for each finding."
    }

    static func hosts(_ hosts: AuditReport.Hosts) -> String {
        guard hosts.compared > 0 else { return "No run of a phone has a simulated one of the same circumstances." }
        let found = hosts.disagreements.count
        guard found > 0 else { return "\(count(hosts.compared, "run")) of phones compared: the simulation agrees." }
        return "\(found) of \(count(hosts.compared, "run")) of phones end otherwise on a simulated one. "
            + "That is a fault of the simulation until something else is shown."
    }

    /// The table heads for ``cells(of:)``.
    static let headsOfHosts = ["Screen", "Where", "Usage", "Found on the phone alone", "Found in the simulation alone"]

    static func cells(of found: Disagreement) -> [String] {
        let alone = [found.onHostAlone, found.simulatedAlone].map {
            $0.isEmpty ? "nothing" : $0.joined(separator: ", ")
        }
        return [
            "\(found.screen), \(found.avoidance.rawValue)",
            "\(found.device) · \(found.host), \(found.orientation.rawValue)",
            "\(found.usage.rawValue), \(found.keyboard.rawValue)"
        ] + alone
    }

    static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

extension AuditReport {
    var acceptedCount: Int { runs.reduce(0) { $0 + ($1.accepted?.count ?? 0) } }

    /// The worst finding of the report.
    ///
    /// If several runs are equally bad, a run with a picture of the finding comes first.
    var headline: (run: AuditRun, finding: Finding)? {
        guard let worst = RunGroup(runs: runs).worst, let finding = worst.worstFinding else { return nil }
        let pictured = runs.lazy.compactMap { run in run.worstFinding.map { (run: run, finding: $0) } }.first {
            $0.finding.amount == finding.amount && $0.finding.severity == finding.severity
                && $0.run.picture(of: $0.finding) != nil
        }
        return pictured ?? (worst, finding)
    }
}

import AuditRules

/// A report in one sentence.
enum Sentence {
    static func summary(of report: AuditReport) -> String {
        let summary = report.summary
        guard summary.runs > 0 else { return "Nothing was audited." }
        let scope = "\(count(summary.runs, "run")) on \(count(summary.devices.count, "device"))"
        if summary.withFindings == 0 {
            return "\(scope), all clear: what people type into stays above the keyboard."
        }
        return "\(scope): \(summary.clear) clear, \(summary.withFindings) with findings."
    }

    /// The worst finding of all and where it was seen; `nil` when there is none.
    static func worst(of report: AuditReport) -> String? {
        func rank(_ run: AuditRun) -> (Int, Double) {
            (Verdict(of: run) == .error ? 1 : 0, run.worstFinding?.amount ?? 0)
        }
        guard let run = report.runs.filter({ !$0.isClear }).max(by: { rank($0) < rank($1) }),
            let finding = run.worstFinding
        else { return nil }
        return "\(finding.message) on \(run.device) in \(run.orientation), \(run.spokenAvoidance)."
    }

    static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

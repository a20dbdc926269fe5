public import AuditRules

/// A report for continuous integration servers, with a test case for each run.
public enum JUnitReport {
    /// Makes the report as XML.
    ///
    /// A run with an error, or in which nothing was checked, is a failed test case. A run with only warnings is a passed
    /// test case with output, and so is a clear run with notes, such as what was not judged. A run whose findings are all accepted is a skipped test case.
    ///
    /// - Parameter isStrict: whether a run with only warnings is a failed test case as well.
    public static func render(_ report: AuditReport, isStrict: Bool = false) -> String {
        let count = report.runs.count
        let failures = report.runs.count { isStrict ? $0.verdict.failsStrictly : $0.verdict.fails }
        let skipped = report.runs.count { $0.verdict == .accepted }
        let causes = Dictionary(grouping: report.causes, by: \.run.screenAndAvoidance)
        let cases = report.runs.map {
            testCase($0, of: causes[$0.screenAndAvoidance] ?? [], isStrict: isStrict)
        }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="\(count)" failures="\(failures)">
            <testsuite name="tideline-audit" tests="\(count)" failures="\(failures)" skipped="\(skipped)">
            \(cases)</testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ run: AuditRun, of causes: [AuditReport.Cause], isStrict: Bool) -> String {
        let head =
            "<testcase classname=\"\(Markup.escaped("\(run.screen).\(run.avoidance)"))\""
            + " name=\"\(Markup.escaped(run.circumstances))\""
        guard let worst = run.worstFinding else {
            let reasons = (run.accepted ?? []).map {
                "accepted: \($0.message) (\($0.acceptance ?? "without a reason"))"
            }
            let notes = (run.notes ?? []).map(Markup.escaped).joined(separator: "\n")
            guard !reasons.isEmpty else {
                return notes.isEmpty ? "\(head)/>\n" : "\(head)><system-out>\(notes)</system-out></testcase>\n"
            }
            return "\(head)><skipped message=\"\(Markup.escaped(reasons.joined(separator: "; ")))\"/></testcase>\n"
        }
        let faults = Set(run.findings.map(\.fault))
        let remedies = causes.filter { !faults.isDisjoint(with: $0.faults) }.flatMap(\.remedyLines)
        let all = (run.findings.map { "\($0.rule): \($0.message)" } + remedies).map(Markup.escaped)
            .joined(separator: "\n")
        guard isStrict || run.verdict.fails else {
            return "\(head)><system-out>\(all)</system-out></testcase>\n"
        }
        return "\(head)><failure type=\"\(Markup.escaped(worst.rule.rawValue))\""
            + " message=\"\(Markup.escaped(worst.message))\">\(all)</failure></testcase>\n"
    }
}

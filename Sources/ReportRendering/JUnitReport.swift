public import AuditRules

/// A report in the form that most continuous integration servers can show: one test case for each run.
public enum JUnitReport {
    /// The report as XML; a run with errors or warnings is a failed test case.
    public static func render(_ report: AuditReport) -> String {
        let summary = report.summary
        let cases = report.runs.map(testCase).joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="\(summary.runs)" failures="\(summary.withFindings)">
            <testsuite name="tideline-audit" tests="\(summary.runs)" failures="\(summary.withFindings)">
            \(cases)</testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ run: AuditRun) -> String {
        let suite = Markup.escaped("\(run.screen).\(run.avoidance)")
        let name = Markup.escaped(run.circumstances)
        guard let worst = run.worstFinding else { return "<testcase classname=\"\(suite)\" name=\"\(name)\"/>\n" }
        let all = run.findings.map { Markup.escaped("\($0.rule): \($0.message)") }.joined(separator: "\n")
        return "<testcase classname=\"\(suite)\" name=\"\(name)\"><failure type=\"\(Markup.escaped(worst.rule))\""
            + " message=\"\(Markup.escaped(worst.message))\">\(all)</failure></testcase>\n"
    }
}

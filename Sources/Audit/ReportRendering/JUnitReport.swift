public import AuditRules

/// A report for continuous integration servers, with a test case for each run.
public enum JUnitReport {
    /// Makes the report as XML.
    ///
    /// A run with an error is a failed test case. A run with only warnings is a passed test case with output.
    ///
    /// - Parameter isStrict: whether a run with only warnings is a failed test case as well.
    public static func render(_ report: AuditReport, isStrict: Bool = false) -> String {
        let count = report.runs.count
        let failures = report.runs.count { run in run.findings.contains { isStrict || $0.severity == .error } }
        let cases = report.runs.map { testCase($0, isStrict: isStrict) }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="\(count)" failures="\(failures)">
            <testsuite name="tideline-audit" tests="\(count)" failures="\(failures)">
            \(cases)</testsuite>
            </testsuites>

            """
    }

    private static func testCase(_ run: AuditRun, isStrict: Bool) -> String {
        let head =
            "<testcase classname=\"\(Markup.escaped("\(run.screen).\(run.avoidance)"))\""
            + " name=\"\(Markup.escaped(run.circumstances))\""
        guard let worst = run.worstFinding else { return "\(head)/>\n" }
        let all = run.findings.map { Markup.escaped("\($0.rule): \($0.message)") }.joined(separator: "\n")
        guard isStrict || worst.severity == .error else {
            return "\(head)><system-out>\(all)</system-out></testcase>\n"
        }
        return "\(head)><failure type=\"\(Markup.escaped(worst.rule.rawValue))\""
            + " message=\"\(Markup.escaped(worst.message))\">\(all)</failure></testcase>\n"
    }
}

public import AuditRules

/// A report for a terminal: a table of devices and orientations, then every finding in a line.
public enum TextReport {
    /// The report as plain text with a line feed at the end.
    public static func render(_ report: AuditReport) -> String {
        var lines: [String] = []
        for group in groups(of: report.runs) {
            lines.append(group.title)
            lines += table(of: group.runs).map { "  " + $0 }
            lines.append("")
        }
        lines += findings(of: report)
        lines.append(Sentence.summary(of: report))
        return lines.joined(separator: "\n") + "\n"
    }

    private typealias Group = (title: String, runs: [AuditRun])

    private static func groups(of runs: [AuditRun]) -> [Group] {
        var groups: [Group] = []
        for run in runs {
            let title = "\(run.screen) · \(run.spokenAvoidance) · \(run.keyboard)"
            if let index = groups.firstIndex(where: { $0.title == title }) {
                groups[index].runs.append(run)
            } else {
                groups.append((title, [run]))
            }
        }
        return groups
    }

    private static func table(of runs: [AuditRun]) -> [String] {
        let rows = [["device", "orientation", "verdict", "worst finding"]] + runs.map(row(for:))
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = widths.enumerated().map { column, width in
                row[column] + String(repeating: " ", count: width - row[column].count)
            }
            let line = (cells + [row[3]]).joined(separator: "  ")
            return line.last == " " ? String(line.prefix(through: lastInk(of: line))) : line
        }
    }

    private static func lastInk(of line: String) -> String.Index {
        line.lastIndex { $0 != " " } ?? line.startIndex
    }

    private static func row(for run: AuditRun) -> [String] {
        let verdict = Verdict(of: run)
        return [
            run.device, run.orientation, verdict.sign + " " + run.shortVerdict, run.worstFinding.map(\.message) ?? ""
        ].map(singleLine)
    }

    private static func findings(of report: AuditReport) -> [String] {
        let found = report.runs.filter { !$0.isClear }
        return found.flatMap { run -> [String] in
            ["\(Verdict(of: run).sign) \(singleLine(run.title))"]
                + run.findings.map { "    \($0.rule): \(singleLine($0.message))" }
        } + (found.isEmpty ? [] : [""]) + notes(of: report)
    }

    private static func notes(of report: AuditReport) -> [String] {
        let all = Set(report.runs.flatMap { $0.notes ?? [] }).sorted()
        return all.isEmpty ? [] : all.map { "note: \(singleLine($0))" } + [""]
    }

    // Names come from apps; a line feed or an escape sequence in one must not redraw somebody's terminal.
    private static func singleLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}

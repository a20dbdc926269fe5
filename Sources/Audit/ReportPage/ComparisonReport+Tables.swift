import AuditRules
import Foundation
import ReportRendering

extension ComparisonReport {
    var table: String {
        let found = Set(report.runs.flatMap(\.findings).map(\.rule))
        let rules = Rule.all.map(\.id).filter(found.contains) + found.subtracting(Rule.all.map(\.id)).sorted()
        let rows = ways.map { way -> [String] in
            let group = RunGroup(runs: runs(of: way))
            let broken = rules.map { rule in group.runs.count { run in run.findings.contains { $0.rule == rule } } }
            return [Self.link(way), "\(group.runs.count)", "**\(group.found)**", share(of: group)]
                + broken.map { $0 == 0 ? "" : String($0) }
        }
        let head = ["Way", "Runs", "With findings", "Share"] + rules.map { "`\($0)`" }
        return "## Runs with findings\n\n" + Self.markdown([head] + rows)
    }

    /// The results by screen, or an empty text for a report with a single screen.
    var byScreen: String { matrix("By screen", \.screen) }

    var byKeyboard: String { matrix("By keyboard", \.keyboard.rawValue) }

    /// The results by surroundings, or an empty text if all runs have equal surroundings.
    var bySurroundings: String { matrix("By surroundings", \.spokenSurroundings) }

    private func matrix(_ title: String, _ key: (AuditRun) -> String) -> String {
        let names = RunGroup.groups(of: report.runs, by: key).map(\.key)
        guard names.count > 1 else { return "" }
        let columns = ways.map { RunGroup.groups(of: runs(of: $0), by: key) }
        let rows = names.map { name in
            [name] + columns.map { column in column.first { $0.key == name }.map { Self.cell($0.group) } ?? "" }
        }
        let head = [title.replacingOccurrences(of: "By ", with: "").capitalized] + ways.map(\.name.rawValue)
        return "## \(title)\n\nRuns with findings; the worst in points.\n\n" + Self.markdown([head] + rows)
    }

    private static func cell(_ group: RunGroup) -> String {
        guard let worst = group.worst else { return "clear" }
        return "\(group.found) of \(group.runs.count), \(worst.shortVerdict)"
    }

    private func share(of group: RunGroup) -> String {
        guard !group.runs.isEmpty else { return "" }
        let percent = 100 * Double(group.found) / Double(group.runs.count)
        return percent > 0 && percent < 1 ? "under 1 %" : String(format: "%.0f %%", percent)
    }

    private static func link(_ way: Way) -> String { "[\(way.name)](#\(way.name))" }

    /// Makes a Markdown table.
    ///
    /// The first row is the head.
    static func markdown(_ rows: [[String]]) -> String {
        guard let head = rows.first else { return "" }
        let lines = rows.map { "| " + $0.map(cell).joined(separator: " | ") + " |" }
        let rule = "|" + head.map { _ in "---|" }.joined()
        return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
    }

    // A name from an app may contain a bar or a line feed, which would break the table.
    private static func cell(_ text: String) -> String {
        text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
    }
}

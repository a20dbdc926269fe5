import AuditRules
import Foundation

/// The text of `Docs/Rules.md`.
@MainActor
struct RulePage {
    private let table: SuiteTable
    private let screens: [SuiteScreen]

    init(_ table: SuiteTable, of screens: [SuiteScreen]) {
        self.table = table
        self.screens = screens
    }

    var text: String {
        let sections = Rule.all.map { section(of: $0) }
        return ([head, figures] + sections).joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        let planted = screens.filter { !$0.planted.isEmpty }.count
        return """
            # Rules

            What each rule of the audit says, on what evidence, and what it leaves alone. The figures are those of
            `Tests/Audit/RuleSuiteTests`: \(screens.count) small screens, as apps write them in plain UIKit, \(planted) with a planted \
            fault and
            \(screens.count - planted) innocent ones, many of which look like a faulty one. Each is played on an iPhone with a \
            home button, one with a
            Dynamic Island and an iPad, in both orientations, with letters, a hardware keyboard, and a floating one on the iPad.
            A fault counts as found if its rule reports it in one of these runs, and a screen counts as wrong if a rule says
            what is not planted in any of them. What a screen names as a further effect of its fault counts neither way. The page
            is written by the suite, which fails when a figure differs.
            """
    }

    private var figures: String {
        let rows = table.rows.map { row in
            let told = row.found.count + row.wrong.count
            return "| `\(row.rule)` | \(row.found.count) of \(row.planted.count) | \(row.found.count) of \(told) |"
        }
        return (["| Rule | Planted faults found | Right, of screens where it speaks |", "|---|---|---|"] + rows)
            .joined(separator: "\n")
    }

    private func section(of rule: Rule) -> String {
        let notes = RuleNotes.all[rule.id], row = table.rows.first { $0.rule == rule.id }
        let wrong = row?.wrong ?? []
        let innocent = screens.filter { $0.planted.isEmpty }.count - wrong.count
        var lines = [
            "## `\(rule.id)`", "**\(rule.title).** \(rule.explanation)", "- Severity: \(rule.severity.rawValue).",
            "- Evidence: \(notes?.evidence ?? "")", "- Ignores: \(notes?.ignores ?? "")"
        ]
        if let tolerance = notes?.tolerance { lines.append("- Tolerance: \(tolerance)") }
        for (screen, remedy) in row?.remedies ?? [] {
            if let tideline = remedy.tideline { lines.append("- With Tideline, *\(screen)*: \(tideline)") }
            lines.append("- In UIKit alone, *\(screen)*: \(remedy.uikit)")
        }
        lines.append("- Screens with the fault: \(quoted(row?.planted ?? []))")
        lines.append(
            "- Innocent screens: \(innocent), all of them silent\(wrong.isEmpty ? "." : " but \(quoted(wrong))")")
        return lines[0] + "\n\n" + Self.wrapped(lines[1]) + "\n\n"
            + lines.dropFirst(2).map(Self.wrapped).joined(separator: "\n")
    }

    private func quoted(_ names: [String]) -> String {
        names.isEmpty ? "none." : names.map { "*\($0)*" }.joined(separator: ", ") + "."
    }

    /// Lines have at most 120 characters, and further lines of a list entry are indented.
    private static func wrapped(_ text: String) -> String {
        let indent = text.hasPrefix("- ") ? "  " : ""
        var lines: [String] = [], line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = lines.isEmpty ? String(word) : indent + word
            } else if line.count + 1 + word.count > 120 {
                lines.append(line)
                line = indent + word
            } else {
                line += " " + word
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}

import AuditRules
@testable import JudgedScreens

/// The text of `Docs/Rules.md`.
struct RulePage {
    private let table: VerdictTable
    private let verdicts: [Verdict]
    private let screens = JudgedScreen.byUs
    private let cures: PlayedCures

    init(_ verdicts: [Verdict]) throws {
        cures = try PlayedCures()
        self.verdicts = verdicts
        table = VerdictTable(verdicts, of: screens)
    }

    var text: String {
        let sections = Rule.all.map { section(of: $0) }
        return ([head, figures] + sections).joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        let planted = screens.filter { !$0.planted.isEmpty }.count
        return """
            # Rules

            A report names a rule, such as `control-covered`: here you read what is wrong, what the audit saw, what it \
            ignores, and what has cured it in small screens. On Linux the audit looks for the cure of your screen itself, and \
            names a remedy only after it has played the screen with it: see [the tool](Tool.md#remedies). A report from \
            Xcode has none, so begin with the first of the changes below. The figures come from \
            `Tests/Audit/JudgedScreenTests`.

            A *marked control* is one that a person needs while typing, such as the button of a sign-in form. You \
            mark it with `Audit("…", marking: ["Sign In"])` in a test, and with `Screen(…, marking: ["Sign In"])` in a \
            program. The audit marks some by itself: the first filled button below the inputs, a button beside an input \
            or alone in a footer, and a button that typing enables.

            The suite has \(screens.count) small screens in plain UIKit: \(planted) with a fault that a test has planted, and \
            \(screens.count - planted) without a fault, many of which look faulty. Each screen is played on an iPhone with a \
            home button, an iPhone with a Dynamic Island, and an iPad. It is played in both orientations, with letters, with a \
            hardware keyboard, and on the iPad also with a floating keyboard.

            A planted fault is found if its rule reports the fault in one of these runs. A screen counts as wrong if a rule \
            reports a fault that is not planted. A further effect of a planted fault, which the screen names, does not count. \
            The suite writes this page, and fails if a figure differs. To add a rule, read [Add an audit \
            rule](../CONTRIBUTING.md#add-an-audit-rule).
            """
    }

    private var figures: String {
        let rows = table.rows.filter { row in Rule.all.contains { $0.id == row.rule } }.map { row in
            let told = row.found.count + row.wrong.count
            return "| `\(row.rule)` | \(row.found.count) of \(row.planted.count) | \(row.found.count) of \(told) |"
        }
        return (["| Rule | Planted faults found | Right, of screens where it speaks |", "|---|---|---|"] + rows)
            .joined(separator: "\n")
    }

    private func section(of rule: Rule) -> String {
        let notes = RuleNotes.all[rule.id], row = table.rows.first { $0.rule == rule.id }
        let wrong = row?.wrong ?? []
        var lines = [
            "## `\(rule.id)`", "**\(rule.title).** \(rule.explanation)", "- Severity: \(rule.severity.rawValue).",
            "- Evidence: \(notes?.evidence ?? "")", "- Ignores: \(notes?.ignores ?? "")"
        ]
        if let tolerance = notes?.tolerance { lines.append("- Tolerance: \(tolerance)") }
        let example = Finding(rule: rule.id, subject: "the view", amount: 0, at: 0, message: "")
        if let cured = cures.words(of: rule.id) { lines.append("- \(cured)") }
        if let advice = example.advice { lines.append("- Where no change that was tried cures it: \(advice)") }
        lines.append("- Screens with the fault: \(quoted(row?.planted ?? []))")
        if !wrong.isEmpty { lines.append("- Wrongly reported on: \(quoted(wrong))") }
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

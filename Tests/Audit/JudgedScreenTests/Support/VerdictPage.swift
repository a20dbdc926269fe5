import AuditRules
@testable import JudgedScreens

/// The text of `Docs/Verdicts.md`.
struct VerdictPage {
    private let now: [Verdict], first: [Verdict], screens = JudgedScreen.byOthers

    init(_ now: [Verdict], beside first: [Verdict]) { (self.now, self.first) = (now, first) }

    var text: String { [head, figures, mistakes].joined(separator: "\n\n") + "\n" }

    private var head: String {
        let faulty = screens.count { !$0.planted.isEmpty }, windowed = screens.count { !$0.coveredIn.isEmpty }
        return """
            # Verdicts

            How far can you trust a finding? This page compares the audit's findings with the truth about \
            \(screens.count) screens in plain UIKit that others wrote before they knew the rules. \(faulty) screens have a \
            fault, and \(screens.count - faulty) have none. \(screens.count(where: \.imitatesReport)) screens rebuild a \
            page of the public. The truth about each screen was written before its first run.

            \(JudgedScreen.byUs.count) further screens are by this project, which planted their faults to try its rules. \
            There the audit finds every fault and says nothing wrong, as [Rules](Rules.md) lists.

            `Tests/Audit/JudgedScreenTests` plays the screens on \(Extent.devices.count) devices and writes this page. \
            `ByOthers.txt` beside the tests has a line for each screen, with the number of runs that have findings of a \
            rule. The tests fail if a number differs. A statement is a rule that has findings on a screen. A statement is \
            right if the rule's fault is planted there, or if the finding shows a further effect of the planted fault. \
            The columns *at first* have the verdicts of the first commit with these screens.

            \(windowed) screens also list iPad windows, smaller than the screen, in which their code lets the keyboard \
            cover something. A reader who had not seen the verdicts decided this from the code. A finding of a covering \
            rule in such a window is right.
            """
    }

    private var figures: String {
        let current = VerdictTable(now, of: screens), former = VerdictTable(first, of: screens)
        let lines = current.rows.compactMap { row -> String? in
            let old = former.rows.first { $0.rule == row.rule } ?? .init(rule: row.rule)
            let names = row.planted + row.right + row.wrong + old.right + old.wrong
            return names.isEmpty ? nil : Self.line("`\(row.rule)`", row, old)
        }
        let header = [
            "| Rule | Planted | Found | at first | Right | at first | Wrong | at first |",
            "|---|---|---|---|---|---|---|---|"
        ]
        let sums = Self.line("all", current.total, former.total)
        return (header + lines + [sums, "", Self.shares("Now", current.total), Self.shares("At first", former.total)])
            .joined(separator: "\n")
    }

    private static func line(_ name: String, _ row: VerdictTable.Row, _ former: VerdictTable.Row) -> String {
        let figures = [row.planted, row.found, former.found, row.right, former.right, row.wrong, former.wrong]
        return "| \(name) | \(figures.map { "\($0.count)" }.joined(separator: " | ")) |"
    }

    private static func shares(_ when: String, _ sum: VerdictTable.Row) -> String {
        "- \(when): \(share(sum.right.count, sum.right.count + sum.wrong.count)) of the statements are right, "
            + "\(share(sum.rightRuns, sum.rightRuns + sum.wrongRuns)) counted by runs; "
            + "\(share(sum.found.count, sum.planted.count)) of the planted faults are found."
    }

    private static func share(_ part: Int, _ whole: Int) -> String {
        whole == 0 ? "none" : "\((part * 1000 / whole + 5) / 10) % (\(part) of \(whole))"
    }

    /// The screens on which the audit misses a fault or says something wrong.
    private var mistakes: String {
        let lines = zip(now, screens).flatMap { verdict, screen in
            verdict.statements(on: screen).filter { ["missed", "wrong"].contains($0.key) && !$0.value.isEmpty }.map {
                "- *\(screen.name)*: \($0.key) \($0.value.sorted().map { "`\($0)`" }.joined(separator: ", "))"
            }
        }
        return (["## Missed and wrong", ""] + lines).joined(separator: "\n")
    }
}

import AuditRules

/// The text of `Docs/Verdicts.md`.
struct FieldPage {
    private let now: [FieldVerdict], first: [FieldVerdict], screens: [FieldScreen]

    init(_ now: [FieldVerdict], beside first: [FieldVerdict], of screens: [FieldScreen]) {
        self.now = now
        self.first = first
        self.screens = screens
    }

    var text: String {
        ([head, figures, "## Screens"] + screens.map(entry)).joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        let faulty = screens.count { !$0.planted.isEmpty }, reports = screens.count { $0.source.hasPrefix("http") }
        let windowed = screens.count { !$0.coveredIn.isEmpty }
        return """
            # Verdicts

            This page compares the audit's findings with the truth about \(screens.count) screens in plain UIKit. \(faulty) \
            screens have a fault, and \(screens.count - faulty) have none. \(reports) screens rebuild a page of the public. \
            The truth about each screen was written before its first run.

            `Tests/Audit/FieldSuiteTests` plays the screens on \(FieldExtent.devices.count) devices and writes this page. \
            The test fails if a verdict differs. A statement is a rule that has findings on a screen. A statement is right \
            if the rule's fault is planted there, or if the finding shows a further effect of the planted fault. The \
            columns *at first* have the verdicts of the suite's first commit.

            \(windowed) screens also list iPad windows, smaller than the screen, in which their code lets the keyboard \
            cover something. A reader who had not seen the verdicts decided this from the code. A finding of a covering \
            rule in such a window is right.
            """
    }

    private var figures: String {
        let current = FieldTable(now, of: screens), former = FieldTable(first, of: screens)
        let ids =
            current.rows.map(\.rule) + former.rows.map(\.rule).filter { id in !current.rows.contains { $0.rule == id } }
        let lines = ids.map { id in
            let row = current.rows.first { $0.rule == id } ?? .init(rule: id)
            return Self.line("`\(id)`", row, former.rows.first { $0.rule == id } ?? .init(rule: id))
        }
        let header = [
            "| Rule | Planted | Found | at first | Right | at first | Wrong | at first |",
            "|---|---|---|---|---|---|---|---|"
        ]
        let sums = Self.line("all", current.total, former.total)
        return (header + lines + [sums, "", Self.shares("Now", current.total), Self.shares("At first", former.total)])
            .joined(separator: "\n")
    }

    private static func line(_ name: String, _ row: FieldTable.Row, _ former: FieldTable.Row) -> String {
        "| \(name) | \(row.planted) | \(row.found) | \(former.found) | \(row.right) | \(former.right) | \(row.wrong) | "
            + "\(former.wrong) |"
    }

    private static func shares(_ when: String, _ sum: FieldTable.Row) -> String {
        "- \(when): \(share(sum.right, sum.right + sum.wrong)) of the statements are right, "
            + "\(share(sum.rightRuns, sum.rightRuns + sum.wrongRuns)) counted by runs; "
            + "\(share(sum.found, sum.planted)) of the planted faults are found."
    }

    private static func share(_ part: Int, _ whole: Int) -> String {
        whole == 0 ? "none" : "\((part * 1000 / whole + 5) / 10) % (\(part) of \(whole))"
    }

    private func entry(of screen: FieldScreen) -> String {
        let verdict = now.first { $0.screen == screen.name } ?? FieldVerdict(screen: screen.name)
        let source = screen.source.hasPrefix("http") ? "<\(screen.source)>" : screen.source
        return """
            ### \(screen.name)

            - Source: \(source)
            - A person sees: \(screen.sentence)
            - Truth: \(truth(of: screen))
            - The audit: \(words(of: verdict, screen))
            """
    }

    private func truth(of screen: FieldScreen) -> String {
        let windows = screen.coveredIn.map(\.rawValue).sorted().joined(separator: ", ")
        let inWindows = windows.isEmpty ? "." : "; covered in \(windows)."
        guard !screen.planted.isEmpty else { return "no fault" + inWindows }
        let also = screen.also.isEmpty ? "" : "; may also say \(Self.list(screen.also))"
        return Self.list(screen.planted) + also + inWindows
    }

    private func words(of verdict: FieldVerdict, _ screen: FieldScreen) -> String {
        if let failure = verdict.failure { return "no report: \(failure)" }
        let said = Set(verdict.rules.map(FieldTable.whole)), allowed = screen.planted.union(screen.also)
        let inWindows = Set(verdict.rulesInWindows)
        let parts = [
            ("right", said.intersection(allowed)), ("right in windows", inWindows.subtracting(said)),
            ("wrong", said.subtracting(allowed)),
            ("missing", screen.planted.subtracting(said).subtracting(inWindows))
        ]
        let words = parts.filter { !$0.1.isEmpty }.map { "\($0.0): \(Self.list($0.1))" }
        return words.isEmpty ? "nothing." : words.joined(separator: "; ") + "."
    }

    private static func list(_ rules: Set<Rule.ID>) -> String {
        rules.sorted().map { "`\($0)`" }.joined(separator: ", ")
    }
}

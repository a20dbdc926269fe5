import AuditRules
import SceneModel

extension HTMLReport {
    /// Makes the table of verdicts.
    ///
    /// Each cell has a chip for portrait and a chip for landscape. A chip counts the runs in its orientation, with any
    /// keyboard and usage. With few screens, the screens are columns and the devices rows. With many screens, each
    /// screen is a row that opens to show its devices.
    static func matrix(of report: AuditReport) -> String {
        guard !report.runs.isEmpty else { return "" }
        let table = CellTable(report)
        let alike = "Devices with equal results share a row. The row has the numbers of one device."
        if table.hasScreensAsRows {
            let element = table.folded(head: "Screen", rows: table.screens) { CellTable.Row.devices(of: $0.runs) }
            return section("matrix", "Verdicts", legend: "The worst first. \(alike)", table: element)
        }
        let element = table.besideEachOther(head: "Device", rows: CellTable.Row.devices(of: report.runs)) { runs in
            RunGroup.groups(of: runs, by: \.orientation).map { (orientationSign($0.key), $0.group) }
        }
        return section(
            "matrix", "Verdicts",
            legend:
                "\(orientationSign(.portrait))portrait \(orientationSign(.landscape))landscape <span>\(alike)</span>",
            table: element)
    }

    /// The results by keyboard, usage and surroundings, or an empty text if these are equal in all runs.
    static func circumstances(of report: AuditReport) -> String {
        let keyboards = RunGroup.groups(of: report.runs, by: \.keyboard.rawValue)
        let usages = RunGroup.groups(of: report.runs, by: \.usage.rawValue)
        let surroundings = RunGroup.groups(of: report.runs, by: \.spokenSurroundings)
        guard keyboards.count + usages.count + surroundings.count > 3 else { return "" }
        let table = CellTable(report), isPlain = surroundings.count == 1
        let all = [("Keyboard", keyboards), ("Usage", usages)] + (isPlain ? [] : [("Surroundings", surroundings)])
        let elements = all.map { head, groups -> String in
            let rows = groups.map {
                CellTable.Row(name: $0.key, facet: head.lowercased(), runs: $0.group.runs)
            }
            if table.hasScreensAsRows {
                return table.folded(head: head, rows: rows) { row in
                    RunGroup.groups(of: row.runs, by: \.screenAndAvoidance).map { CellTable.screen($0.group.runs) }
                }
            }
            return table.besideEachOther(head: head, rows: rows) { [("", RunGroup(runs: $0))] }
        }
        let title = isPlain ? "By keyboard and usage" : "By keyboard, usage and surroundings"
        return section("kinds", title, legend: "", table: elements.joined(separator: "\n"))
    }

    private static func section(_ id: String, _ title: String, legend: String, table: String) -> String {
        """
        <section aria-labelledby="\(id)-title"><div class="bar"><h2 id="\(id)-title">\(title)</h2>\
        <p class="legend">\(legend)</p></div>
        \(table)</section>
        """
    }

    private static func title(ofUnknown rule: Rule.ID) -> String {
        switch rule {
        case .scriptStuck: "A person cannot go on"
        case .nothingExercised, .noKeyboard: "Nothing was checked"
        case .runCrashed: "The run did not end"
        default: rule.rawValue
        }
    }

    static func orientationSign(_ orientation: ScreenOrientation) -> String {
        "<i class=\"o\(orientation == .landscape ? " l" : "")\"></i>"
    }

    /// The findings by rule, or an empty text for a report without findings.
    static func rules(of report: AuditReport) -> String {
        let summary = report.summary
        guard !summary.findingsByRule.isEmpty else { return "" }
        let rows = summary.findingsByRule.sorted { ($0.runs, $1.rule) > ($1.runs, $0.rule) }.map { count -> String in
            let rule = Rule.all.first { $0.id == count.rule }
            let unit = count.rule == .layoutPasses ? "passes" : "pt"
            let verdict = rule?.severity == .warning ? "warning" : "error"
            return
                "<li><p><span class=\"dot \(verdict)\"></span><b>\(Markup.escaped(rule?.title ?? title(ofUnknown: count.rule)))</b>"
                + "<code>\(Markup.escaped(count.rule.rawValue))</code></p><p class=\"why\">\(Markup.escaped(rule?.explanation ?? ""))</p>"
                + "<p class=\"count\">\(Sentence.count(count.runs, "run")), \(Sentence.count(count.findings, "finding"))"
                + (count.worst > 0 ? ", up to \(Markup.spoken(count.worst)) \(unit)" : "") + "</p></li>"
        }
        return """
            <section aria-labelledby="rules-title"><h2 id="rules-title">What was found</h2>
            <ul class="rules">\(rows.joined(separator: "\n"))</ul></section>
            """
    }
}

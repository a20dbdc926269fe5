import AuditRules

extension HTMLReport {
    /// Verdicts at a glance: devices down, screens across, a chip for each orientation that counts all keyboards and usages.
    static func matrix(of report: AuditReport) -> String {
        guard !report.runs.isEmpty else { return "" }
        let table = CellTable(report)
        let devices = RunGroup.groups(of: report.runs, by: \.device).map(\.key)
        let rows = devices.map { device in
            table.row(device, "device") { run in
                run.device == device
            } chips: { runs in
                RunGroup.groups(of: runs, by: \.orientation).map { (orientationSign($0.key), $0.group) }
            }
        }
        return section(
            "matrix", "Verdicts",
            legend: "\(orientationSign("portrait"))portrait \(orientationSign("landscape"))landscape",
            table: table.element(head: "Device", rows: rows))
    }

    /// The same runs by keyboard and by what a person does; nothing when there is one of each.
    static func circumstances(of report: AuditReport) -> String {
        let keyboards = RunGroup.groups(of: report.runs, by: \.keyboard).map(\.key)
        let usages = RunGroup.groups(of: report.runs, by: \.usage).map(\.key)
        guard keyboards.count + usages.count > 2 else { return "" }
        let table = CellTable(report)
        func rows(_ names: [String], _ facet: String, _ key: @escaping (AuditRun) -> String) -> [String] {
            names.map { name in
                table.row(name, facet) { run in
                    key(run) == name
                } chips: { runs in
                    [("", RunGroup(runs: runs))]
                }
            }
        }
        let elements = [
            table.element(head: "Keyboard", rows: rows(keyboards, "keyboard", \.keyboard)),
            table.element(head: "Usage", rows: rows(usages, "usage", \.usage))
        ]
        return section("kinds", "By keyboard and usage", legend: "", table: elements.joined(separator: "\n"))
    }

    private static func section(_ id: String, _ title: String, legend: String, table: String) -> String {
        """
        <section aria-labelledby="\(id)-title"><div class="bar"><h2 id="\(id)-title">\(title)</h2>\
        <p class="legend">\(legend)</p></div>
        \(table)</section>
        """
    }

    /// A finding that is no rule's: the catalogue reports a person who cannot go on, and a run that did not end.
    private static func title(ofUnknown rule: String) -> String {
        switch rule {
        case "script-stuck": "A person cannot go on"
        case "run-crashed": "The run did not end"
        default: rule
        }
    }

    /// A small upright or lying rectangle.
    static func orientationSign(_ orientation: String) -> String {
        "<i class=\"o\(orientation == "landscape" ? " l" : "")\"></i>"
    }

    /// What the rules found, or that they found nothing.
    static func rules(of report: AuditReport) -> String {
        let summary = report.summary
        guard !summary.findingsByRule.isEmpty else { return "" }
        let rows = summary.findingsByRule.sorted { ($0.runs, $1.rule) > ($1.runs, $0.rule) }.map { count -> String in
            let rule = Rule.all.first { $0.id == count.rule }
            let unit = count.rule == Rule.layoutPasses.id ? "passes" : "pt"
            let verdict = rule?.severity == .warning ? "warning" : "error"
            return
                "<li><p><span class=\"dot \(verdict)\"></span><b>\(Markup.escaped(rule?.title ?? title(ofUnknown: count.rule)))</b>"
                + "<code>\(Markup.escaped(count.rule))</code></p><p class=\"why\">\(Markup.escaped(rule?.explanation ?? ""))</p>"
                + "<p class=\"count\">\(Sentence.count(count.runs, "run")), \(Sentence.count(count.findings, "finding"))"
                + (count.worst > 0 ? ", up to \(Markup.spoken(count.worst)) \(unit)" : "") + "</p></li>"
        }
        return """
            <section aria-labelledby="rules-title"><h2 id="rules-title">What was found</h2>
            <ul class="rules">\(rows.joined(separator: "\n"))</ul></section>
            """
    }
}

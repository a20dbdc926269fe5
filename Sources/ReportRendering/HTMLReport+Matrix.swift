import AuditRules

extension HTMLReport {
    /// Verdicts at a glance: devices down, screens across, a chip for each orientation.
    static func matrix(of report: AuditReport) -> String {
        let devices = unique(report.runs.map(\.device))
        let columns = unique(report.runs.map(column(for:)))
        guard !devices.isEmpty else { return "" }
        let heads = columns.map { "<th scope=\"col\">\($0)</th>" }.joined()
        let rows = devices.map { device -> String in
            let cells = columns.map { column in "<td>\(chips(of: report.runs, device: device, column: column))</td>" }
            return "<tr><th scope=\"row\">\(Markup.escaped(device))</th>\(cells.joined())</tr>"
        }
        return """
            <section aria-labelledby="matrix-title"><div class="bar"><h2 id="matrix-title">Verdicts</h2>\
            <p class="legend">\(orientationSign("portrait"))portrait \(orientationSign("landscape"))landscape</p></div>
            <div class="scroll" tabindex="0" role="region" aria-label="Table of verdicts"><table>
            <thead><tr><th scope="col">Device</th>\(heads)</tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table></div></section>
            """
    }

    /// The head of a run's column, as markup.
    private static func column(for run: AuditRun) -> String {
        "<b>\(Markup.escaped(run.screen))</b><span>\(Markup.escaped(run.spokenAvoidance)) · \(Markup.escaped(run.keyboard))</span>"
    }

    private static func chips(of runs: [AuditRun], device: String, column wanted: String) -> String {
        runs.enumerated().filter { $1.device == device && column(for: $1) == wanted }.map { index, run in
            let verdict = Verdict(of: run)
            let label = "\(run.title): \(run.worstFinding?.message ?? "clear")"
            return
                "<a class=\"chip \(verdict.rawValue)\" href=\"#run-\(index + 1)\" aria-label=\"\(Markup.escaped(label))\">"
                + "\(orientationSign(run.orientation))\(verdict == .clear ? "✓" : Markup.escaped(run.shortVerdict))</a>"
        }.joined()
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
            return "<li><p><span class=\"dot \(verdict)\"></span><b>\(Markup.escaped(rule?.title ?? count.rule))</b>"
                + "<code>\(Markup.escaped(count.rule))</code></p><p class=\"why\">\(Markup.escaped(rule?.explanation ?? ""))</p>"
                + "<p class=\"count\">\(Sentence.count(count.runs, "run")), \(Sentence.count(count.findings, "finding")), "
                + "up to \(Markup.spoken(count.worst)) \(unit)</p></li>"
        }
        return """
            <section aria-labelledby="rules-title"><h2 id="rules-title">What was found</h2>
            <ul class="rules">\(rows.joined(separator: "\n"))</ul></section>
            """
    }

    private static func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}

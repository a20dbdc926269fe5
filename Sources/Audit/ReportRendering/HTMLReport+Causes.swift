import AuditRules

extension HTMLReport {
    /// The causes of the findings, each with its remedy, or an empty text for a report without findings.
    static func causes(of report: AuditReport) -> String {
        let causes = report.causes
        guard !causes.isEmpty else { return "" }
        let items = causes.prefix(shownCauses).map(item).joined(separator: "\n")
        let rest = causes.count - shownCauses
        let more = rest > 0 ? "<p class=\"sum\">And \(Sentence.count(rest, "more cause")).</p>" : ""
        return """
            <section aria-labelledby="causes-title"><h2 id="causes-title">What is wrong, and what cures it</h2>
            <ul class="rules">\(items)</ul>\(more)</section>
            """
    }

    private static let shownCauses = 30

    private static func item(of cause: AuditReport.Cause) -> String {
        let finding = cause.finding, run = cause.run
        let title = Rule.all.first { $0.id == finding.rule }?.title ?? title(ofUnknown: finding.rule)
        let why = [finding.reasons, cause.alsoLine].compactMap(\.self)
        let texts =
            [("why", ([finding.message] + why).joined(separator: "; ") + ".")]
            + cause.remedyLines.map { ("remedy", $0) }
        let paragraphs = texts.map { "<p class=\"\($0.0)\">\(Markup.escaped($0.1))</p>" }.joined()
        return
            "<li><p><span class=\"dot \(cause.isError ? "error" : "warning")\"></span><b>\(Markup.escaped(title))</b>"
            + "<code>\(Markup.escaped(finding.rule.rawValue))</code></p>\(paragraphs)"
            + "<p class=\"count\">\(Markup.escaped(run.screenAndAvoidance)): \(cause.countLine). "
            + "<a href=\"\(Markup.escaped(address(of: run)))\">The clearest</a></p></li>"
    }

    private static func title(ofUnknown rule: Rule.ID) -> String {
        switch rule {
        case .scriptStuck: "A person cannot go on"
        case .nothingExercised, .noKeyboard: "Nothing was checked"
        case .runCrashed: "The run did not end"
        default: rule.rawValue
        }
    }
}

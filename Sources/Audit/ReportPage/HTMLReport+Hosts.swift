import AuditRules
import ReportRendering

extension HTMLReport {
    /// The comparison of the hosts, or an empty text for a report of a single host.
    ///
    /// A host is the UIKit that played the runs.
    static func hosts(of report: AuditReport) -> String {
        guard let hosts = report.hosts else { return "" }
        let rows = hosts.disagreements.map { found in
            "<tr>" + Sentence.cells(of: found).map { "<td>\(Markup.escaped($0))</td>" }.joined() + "</tr>"
        }
        let heads = Sentence.headsOfHosts.map { "<th>\($0)</th>" }.joined()
        let table =
            rows.isEmpty
            ? ""
            : "<div class=\"scroll\"><table class=\"hosts\"><tr>\(heads)</tr>\(rows.joined(separator: "\n"))</table></div>"
        return """
            <section aria-labelledby="hosts-title"><div class="bar"><h2 id="hosts-title">Phone and simulation</h2></div>
            <p class="sum">\(Markup.escaped(Sentence.hosts(hosts)))</p>
            \(table)</section>
            """
    }
}

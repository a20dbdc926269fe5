import AuditRules
import ReportRendering
import SceneModel

extension HTMLReport {
    /// Makes the table of verdicts.
    ///
    /// A chip counts the runs in an orientation, with any keyboard and usage.
    static func matrix(of report: AuditReport) -> String {
        guard !report.runs.isEmpty else { return "" }
        let table = CellTable(report), current = report.currentDevices.joined(separator: ", ")
        let legend =
            (table.hasSeveralScreens ? "The worst first. " : "")
            + "Devices with equal results share a row. The row has the numbers of one device."
            + (current.isEmpty ? "" : " Current devices: \(current).")
        return section("matrix", "Verdicts", legend: Markup.escaped(legend), table: table.verdicts)
    }

    /// The results by keyboard, usage and surroundings, or an empty text if these are equal in all runs.
    static func circumstances(of report: AuditReport) -> String {
        let table = CellTable(report)
        func rows<Name: Hashable>(
            _ facet: String, _ name: (AuditRun) -> Name, meaning: (Name) -> String? = { _ in nil }
        ) -> [CellTable.Row] {
            RunGroup.groups(of: report.runs, by: name).map { name, group in
                let screens = table.hasSeveralScreens ? RunGroup.groups(of: group.runs, by: \.screenAndAvoidance) : []
                return CellTable.Row(
                    name: "\(name)", facet: facet, meaning: meaning(name), runs: group.runs,
                    inside: screens.map { .screen($0.group.runs) })
            }
        }
        let keyboards = rows("keyboard", \.keyboard, meaning: \.meaning)
        let usages = rows("usage", \.usage, meaning: \.meaning)
        let surroundings = rows("surroundings", \.spokenSurroundings) {
            $0 == AuditRun.usual ? "as iOS 17 behaves, on the whole screen" : nil
        }
        guard keyboards.count + usages.count + surroundings.count > 3 else { return "" }
        let isPlain = surroundings.count == 1
        let all = [("Keyboard", keyboards), ("Usage", usages)] + (isPlain ? [] : [("Surroundings", surroundings)])
        let title = isPlain ? "By keyboard and usage" : "By keyboard, usage and surroundings"
        return section("kinds", title, legend: "", table: all.map(table.element).joined(separator: "\n"))
    }

    private static func section(_ id: String, _ title: String, legend: String, table: String) -> String {
        """
        <section aria-labelledby="\(id)-title"><div class="bar"><h2 id="\(id)-title">\(title)</h2>\
        <p class="legend">\(legend)</p></div>
        \(table)</section>
        """
    }
}

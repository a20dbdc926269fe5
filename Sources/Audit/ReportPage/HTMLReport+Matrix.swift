import AuditRules
import ReportRendering
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
        func rows<Name: Hashable>(
            _ facet: String, _ name: (AuditRun) -> Name, meaning: (Name) -> String? = { _ in nil }
        ) -> [CellTable.Row] {
            RunGroup.groups(of: report.runs, by: name).map {
                CellTable.Row(name: "\($0.key)", facet: facet, meaning: meaning($0.key), runs: $0.group.runs)
            }
        }
        let keyboards = rows("keyboard", \.keyboard, meaning: \.meaning)
        let usages = rows("usage", \.usage, meaning: \.meaning)
        let surroundings = rows("surroundings", \.spokenSurroundings)
        guard keyboards.count + usages.count + surroundings.count > 3 else { return "" }
        let table = CellTable(report), isPlain = surroundings.count == 1
        let all = [("Keyboard", keyboards), ("Usage", usages)] + (isPlain ? [] : [("Surroundings", surroundings)])
        let elements = all.map { head, rows -> String in
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

    static func orientationSign(_ orientation: ScreenOrientation) -> String {
        "<i class=\"o\(orientation == .landscape ? " l" : "")\"></i>"
    }
}

import AuditRules

/// A table with a column for each screen and avoidance, whose cells count runs and lead to a picture.
struct CellTable {
    private let columns: [(key: String, group: RunGroup)]
    /// The pictures of the page: where a run's stands.
    private let pictures: [String: Int]

    init(_ report: AuditReport) {
        columns = RunGroup.groups(of: report.runs, by: \.exhibit)
        pictures = Dictionary(
            report.exhibits.indices.map { (report.runs[$0].title, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    }

    /// A row: its name, the runs that belong to it, and how a cell splits them.
    ///
    /// - Parameter facet: what the name is one of, such as `device`, for the list of all runs.
    func row(
        _ name: String, _ facet: String, where belongs: (AuditRun) -> Bool,
        chips: ([AuditRun]) -> [(sign: String, group: RunGroup)]
    ) -> String {
        let cells = columns.map { column -> String in
            let own = column.group.runs.filter(belongs)
            guard !own.isEmpty else { return "<td></td>" }
            return "<td>\(chips(own).map { chip($0.sign, $0.group, [(facet, name)]) }.joined())</td>"
        }
        return "<tr><th scope=\"row\">\(Markup.escaped(name))</th>\(cells.joined())</tr>"
    }

    /// The whole table.
    func element(head: String, rows: [String]) -> String {
        let heads = columns.map { column -> String in
            let run = column.group.runs[0]
            return
                "<th scope=\"col\"><b>\(Markup.escaped(run.screen))</b><span>\(Markup.escaped(run.spokenAvoidance))</span></th>"
        }
        return """
            <div class="scroll" tabindex="0" role="region" aria-label="Table of verdicts by \(head.lowercased())"><table>
            <thead><tr><th scope="col">\(head)</th>\(heads.joined())</tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
            """
    }

    private func chip(_ sign: String, _ group: RunGroup, _ choice: [(facet: String, value: String)]) -> String {
        let words = group.worst.map { "\($0.title): \($0.worstFinding?.message ?? "")" } ?? "all clear"
        let style = "class=\"chip \(group.verdict.rawValue)\""
        let label = "\(group.count). \(words)"
        // The worst run of the cell if the page shows it, else any that it shows.
        let candidates = [group.worst].compactMap(\.self) + group.runs.filter { $0.isClear == (group.found == 0) }
        let number = candidates.lazy.compactMap { pictures[$0.title] }.first
        let place = number.map { "#run-\($0)" } ?? "#find"
        var choice = choice
        if let run = group.runs.first {
            choice += [("screen", run.screen), ("way", run.spokenAvoidance)]
            if group.runs.allSatisfy({ $0.orientation == run.orientation }) {
                choice.append(("orientation", run.orientation))
            }
        }
        let find = choice.map { "\($0.facet)=\(HTMLReport.component($0.value))" }.joined(separator: "&amp;")
        return "<a \(style) href=\"\(place)\" data-find=\"\(find)\" aria-label=\"\(Markup.escaped(label))\">"
            + "\(sign)\(group.count)</a>"
    }
}

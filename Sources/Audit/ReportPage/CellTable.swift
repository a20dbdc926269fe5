import AuditRules
import ReportRendering
import SceneModel

/// The tables of verdicts, in which each cell counts runs and links to their list.
struct CellTable {
    /// The maximum number of screens that are columns.
    ///
    /// If there are more screens, each screen is a row.
    private static let mostColumns = 6

    struct Row {
        /// `facet` is the kind of the filter that a click on the name sets, such as `device`.
        var name: String, facet: String?
        /// What the name means, in a few words.
        var meaning: String?
        var way: String?
        var runs: [AuditRun]
        var devices: [String] = []
    }

    private let columns: [(key: String, group: RunGroup)]
    private let orientations: [ScreenOrientation]

    init(_ report: AuditReport) {
        columns = RunGroup.groups(of: report.runs, by: \.screenAndAvoidance)
        orientations = RunGroup.groups(of: report.runs, by: \.orientation).map(\.key)
    }

    var hasScreensAsRows: Bool { columns.count > Self.mostColumns }

    var screens: [Row] {
        columns.map { Self.screen($0.group.runs) }.sorted { one, other in
            let (a, b) = (RunGroup(runs: one.runs), RunGroup(runs: other.runs))
            let worst = { (group: RunGroup) in group.worst?.worstFinding?.amount ?? 0 }
            return (a.verdict, a.share, worst(a)) > (b.verdict, b.share, worst(b))
        }
    }

    static func screen(_ runs: [AuditRun]) -> Row {
        Row(name: runs[0].screen, facet: nil, way: runs[0].spokenAvoidance, runs: runs)
    }

    // MARK: Screens side by side

    func besideEachOther(head: String, rows: [Row], chips: ([AuditRun]) -> [(sign: String, group: RunGroup)]) -> String
    {
        let heads = columns.map { column -> String in
            let run = column.group.runs[0]
            return
                "<th scope=\"col\"><b>\(Markup.escaped(run.screen))</b><span>\(Markup.escaped(run.spokenAvoidance))</span></th>"
        }
        let lines = rows.map { row -> String in
            let cells = columns.map { column -> String in
                let own = Self.told(of: row).filter { $0.screenAndAvoidance == column.key }
                guard !own.isEmpty else { return "<td></td>" }
                let all = chips(own).map { chip($0.sign, $0.group, choice(of: row)) }.joined()
                return "<td data-label=\"\(Markup.escaped(column.key))\">\(all)</td>"
            }
            return "<tr><th scope=\"row\">\(name(of: row))</th>\(cells.joined())</tr>"
        }
        return scroll(
            head,
            """
            <table\(columns.count > 1 ? " class=\"wide\"" : "")><thead><tr><th scope="col">\(head)</th>\(heads.joined())</tr></thead>
            <tbody>\(lines.joined(separator: "\n"))</tbody></table>
            """)
    }

    // MARK: Rows that open

    func folded(head: String, rows: [Row], inside: (Row) -> [Row]) -> String {
        let heads = orientations.map {
            "<th scope=\"col\">\(HTMLReport.orientationSign($0)) \(Markup.escaped($0.rawValue))</th>"
        }
        let bodies = rows.map { row -> String in
            let name =
                "<button type=\"button\" class=\"fold\" aria-expanded=\"true\">\(words(of: row))</button>"
            let inner = inside(row).map {
                line(name: self.name(of: $0), $0, within: choice(of: row), style: " class=\"inner\"")
            }
            return "<tbody>\(line(name: name, row, within: [], style: ""))\n\(inner.joined(separator: "\n"))</tbody>"
        }
        return scroll(
            head,
            """
            <table class="folds"><thead><tr><th scope="col">\(head)</th>\(heads.joined())\
            <th scope="col" class="note">Worst</th></tr></thead>
            \(bodies.joined(separator: "\n"))</table>
            """)
    }

    private func line(
        name: String, _ row: Row, within outer: [(facet: String, value: String)], style: String
    ) -> String {
        let told = Self.told(of: row), choice = outer + choice(of: row)
        let cells = orientations.map { orientation -> String in
            let own = told.filter { $0.orientation == orientation }
            guard !own.isEmpty else { return "<td></td>" }
            return
                "<td data-label=\"\(Markup.escaped(orientation.rawValue))\">\(chip("", RunGroup(runs: own), choice))</td>"
        }
        let worst = RunGroup(runs: told).worst?.worstFinding?.message ?? "clear"
        return "<tr\(style)><th scope=\"row\">\(name)</th>\(cells.joined())"
            + "<td class=\"note\">\(Markup.escaped(worst))</td></tr>"
    }

    // MARK: Pieces

    private static func told(of row: Row) -> [AuditRun] {
        row.devices.count > 1 ? row.runs.filter { $0.device == row.devices[0] } : row.runs
    }

    private func choice(of row: Row) -> [(facet: String, value: String)] {
        if let device = row.devices.first { return [("device", device)] }
        return row.facet.map { [($0, row.name)] } ?? []
    }

    private func name(of row: Row) -> String {
        guard row.devices.count > 1 else { return words(of: row) }
        let shared = Self.shared(by: row.runs)
        let links = row.devices.map { device in
            let find = Self.query([("device", device)] + shared)
            return "<li><a href=\"#find\" data-find=\"\(find)\">\(Markup.escaped(device))</a></li>"
        }
        return HTMLReport.details(Markup.escaped(row.name), links)
    }

    private func words(of row: Row) -> String {
        Markup.escaped(row.name)
            + ([row.way, row.meaning].compactMap(\.self).map { " <span>\(Markup.escaped($0))</span>" }.joined())
    }

    private func scroll(_ head: String, _ table: String) -> String {
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Table of verdicts by \(head.lowercased())\">"
            + "\(table)</div>"
    }

    private static func shared(by runs: [AuditRun]) -> [(facet: String, value: String)] {
        guard let run = runs.first else { return [] }
        let facets: [(String, KeyPath<AuditRun, String>)] = [
            ("screen", \.screen), ("way", \.spokenAvoidance), ("orientation", \.orientation.rawValue)
        ]
        return facets.compactMap { name, value in
            runs.allSatisfy { $0[keyPath: value] == run[keyPath: value] } ? (name, run[keyPath: value]) : nil
        }
    }

    private static func query(_ choice: [(facet: String, value: String)]) -> String {
        choice.map { "\($0.facet)=\(HTMLReport.component($0.value))" }.joined(separator: "&amp;")
    }

    private func chip(_ sign: String, _ group: RunGroup, _ choice: [(facet: String, value: String)]) -> String {
        let worst = group.worst
        let words = worst.map { "\($0.title): \($0.worstFinding?.message ?? "")" } ?? "all clear"
        let style = "class=\"chip \(group.verdict.style)\""
        let label = "\(group.count). \(words)"
        let find = Self.query(choice + Self.shared(by: group.runs))
        return "<a \(style) href=\"#find\" data-find=\"\(find)\" aria-label=\"\(Markup.escaped(label))\">"
            + "\(sign)\(group.count)</a>"
    }
}

extension CellTable.Row {
    static func devices(of runs: [AuditRun]) -> [CellTable.Row] {
        let alike = RunGroup.groups(of: runs, by: \.device).grouped { _, group -> String in
            let cells = RunGroup.groups(of: group.runs) { "\($0.screenAndAvoidance), \($0.orientation)" }
            let fate = cells.map { "\($0.key): \($0.group.verdict.style) \($0.group.count)" }.sorted()
            return "\(group.runs[0].isPad) " + fate.joined(separator: "; ")
        }
        return alike.map { _, all in
            CellTable.Row(
                name: all[0].key + (all.count == 1 ? "" : " and \(all.count - 1) more"), facet: "device",
                runs: all.flatMap(\.group.runs), devices: all.map(\.key))
        }
    }
}

extension RunGroup {
    fileprivate var share: Double { runs.isEmpty ? 0 : Double(found) / Double(runs.count) }
}

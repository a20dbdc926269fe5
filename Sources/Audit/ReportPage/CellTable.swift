import AuditRules
import ReportRendering
import SceneModel

/// The tables of verdicts, in which each cell counts the runs of an orientation and links to their list.
struct CellTable {
    struct Row {
        /// `facet` is the kind of the filter that a click on the name sets, such as `device`.
        var name: String, facet: String?
        /// What the name means, in a few words.
        var meaning: String?
        var way: String?
        var runs: [AuditRun]
        var devices: [String] = []
        /// The rows that a reader sees after opening this one.
        var inside: [Row] = []
    }

    private let orientations: [ScreenOrientation]
    private let screens: [RunGroup]

    init(_ report: AuditReport) {
        screens = RunGroup.groups(of: report.runs, by: \.screenAndAvoidance).map(\.group)
        orientations = RunGroup.groups(of: report.runs, by: \.orientation).map(\.key)
    }

    var hasSeveralScreens: Bool { screens.count > 1 }

    /// The devices of a single screen, or the screens with their devices, the worst first.
    var verdicts: String {
        guard hasSeveralScreens else { return element("Device", Row.devices(of: screens.flatMap(\.runs))) }
        let worst = { (group: RunGroup) in group.worst?.worstFinding?.amount ?? 0 }
        let order = screens.sorted { ($0.verdict, $0.share, worst($0)) > ($1.verdict, $1.share, worst($1)) }
        return element("Screen", order.map { Row.screen($0.runs, inside: Row.devices(of: $0.runs)) })
    }

    func element(_ head: String, _ rows: [Row]) -> String {
        let heads = orientations.map {
            "<th scope=\"col\"><i class=\"o\($0 == .landscape ? " l" : "")\"></i> \(Markup.escaped($0.rawValue))</th>"
        }
        let bodies = rows.map { row -> String in
            let name =
                row.inside.isEmpty
                ? name(of: row)
                : "<button type=\"button\" class=\"fold\" aria-expanded=\"true\">\(words(of: row))</button>"
            let inner = row.inside.map {
                line(name: self.name(of: $0), $0, within: choice(of: row), style: " class=\"inner\"")
            }
            return "<tbody>\(line(name: name, row, within: [], style: ""))\n\(inner.joined(separator: "\n"))</tbody>"
        }
        return """
            <div class="scroll" tabindex="0" role="region" aria-label="Table of verdicts by \(head.lowercased())">\
            <table class="folds"><thead><tr><th scope="col">\(head)</th>\(heads.joined())\
            <th scope="col" class="note">Worst</th></tr></thead>
            \(bodies.joined(separator: "\n"))</table></div>
            """
    }

    private func line(
        name: String, _ row: Row, within outer: [(facet: String, value: String)], style: String
    ) -> String {
        let told = Self.told(of: row), choice = outer + choice(of: row)
        let cells = orientations.map { orientation -> String in
            let own = told.filter { $0.orientation == orientation }
            guard !own.isEmpty else { return "<td></td>" }
            return
                "<td data-label=\"\(Markup.escaped(orientation.rawValue))\">\(chip(RunGroup(runs: own), choice))</td>"
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

    private func chip(_ group: RunGroup, _ choice: [(facet: String, value: String)]) -> String {
        let worst = group.worst
        let words = worst.map { "\($0.title): \($0.worstFinding?.message ?? "")" } ?? "all clear"
        let style = "class=\"chip \(group.verdict.style)\""
        let label = "\(group.count). \(words)"
        let find = Self.query(choice + Self.shared(by: group.runs))
        return "<a \(style) href=\"#find\" data-find=\"\(find)\" aria-label=\"\(Markup.escaped(label))\">"
            + "\(group.count)</a>"
    }
}

extension CellTable.Row {
    static func screen(_ runs: [AuditRun], inside: [CellTable.Row] = []) -> CellTable.Row {
        CellTable.Row(name: runs[0].screen, facet: nil, way: runs[0].spokenAvoidance, runs: runs, inside: inside)
    }

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

public import AuditRules
import SceneModel

/// A report for a terminal, with verdicts by screen and findings by rule and view.
public enum TextReport {
    /// Makes the report as plain text with a line feed at the end.
    public static func render(_ report: AuditReport) -> String {
        let groups = RunGroup.groups(of: report.runs, by: \.screenAndAvoidance)
        var lines = groups.isEmpty ? [] : [verdicts(of: report)]
        for (name, group) in groups where group.found > 0 { lines += [singleLine(name)] + findings(of: group) + [""] }
        lines += notes(of: report)
        lines.append(Sentence.summary(of: report))
        let accepted = report.runs.reduce(0) { $0 + ($1.accepted?.count ?? 0) }
        if accepted > 0 { lines.append("Accepted by the baseline: \(Sentence.count(accepted, "finding")).") }
        if let omission = report.omission { lines.append(singleLine(omission)) }
        if let hosts = report.hosts { lines += [""] + comparison(of: hosts) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func comparison(of hosts: AuditReport.Hosts) -> [String] {
        [Sentence.hosts(hosts)]
            + hosts.disagreements.map { found in
                let cells = Sentence.cells(of: found).map(singleLine)
                return
                    "  \(cells[0]) on \(cells[1]), \(cells[2]): the phone alone finds \(cells[3]); the simulation alone \(cells[4])"
            }
    }

    /// Makes one line of text for each screen with each of its avoidances.
    ///
    /// A line has the names and the verdict, and ends with a line feed.
    public static func verdicts(of report: AuditReport) -> String {
        let groups = RunGroup.groups(of: report.runs, by: \.screenAndAvoidance)
        let width = groups.map(\.key.count).max() ?? 0
        return groups.map { name, group in
            singleLine(name) + String(repeating: " ", count: width - name.count) + "  " + verdict(of: group) + "\n"
        }.joined()
    }

    private static func verdict(of group: RunGroup) -> String {
        let devices = RunGroup.groups(of: group.runs, by: \.device)
        let place = devices.count == 1 ? singleLine(devices[0].key) : "\(devices.count) devices"
        let scope = "\(Sentence.count(group.runs.count, "run")) on \(place)"
        guard group.found > 0 else { return "✓ \(scope), all clear" }
        return "\(group.verdict.sign) \(scope), \(group.found) with findings"
    }

    /// The maximum number of a screen's views that are listed for one rule.
    private static let viewsPerRule = 6

    private static func findings(of group: RunGroup) -> [String] {
        var order: [String] = []
        var entries: [String: [(run: AuditRun, finding: Finding)]] = [:]
        var explained: [String: Set<Rule.ID>] = [:]
        for run in group.runs {
            for (finding, symptoms) in run.causes {
                for symptom in symptoms {
                    explained["\(finding.rule): \(finding.subject)", default: []].insert(symptom.rule)
                }
                let key = "\(finding.rule): \(finding.subject)"
                if entries[key] == nil { order.append(key) }
                entries[key, default: []].append((run, finding))
            }
        }
        var told: [String: Int] = [:], left: [String: Int] = [:]
        let shown = order.sorted().filter { key in
            let rule = String(key.prefix { $0 != ":" })
            told[rule, default: 0] += 1
            if told[rule, default: 0] > viewsPerRule { left[rule, default: 0] += 1 }
            return told[rule, default: 0] <= viewsPerRule
        }
        let more = left.keys.sorted().map { "  \($0): and \(left[$0] ?? 0) more views" }
        return shown.flatMap { key -> [String] in
            let all = entries[key] ?? []
            let worst = all.dropFirst().reduce(all.first) { best, next in
                best.map { next.finding.amount > $0.finding.amount ? next : $0 }
            }
            guard let worst else { return [] }
            let runs = RunGroup.groups(of: all.map(\.run), by: \.title).map(\.group.runs[0])
            let symptoms = explained[key].map { $0.sorted().map(\.rawValue).joined(separator: ", ") }
            let hence = symptoms.map { ["    hence: \($0)"] } ?? []
            let remedy = worst.finding.remedy.map { ["    remedy: \(singleLine($0.tideline ?? $0.uikit))"] } ?? []
            return [
                "  \(singleLine(key)), \(Sentence.count(runs.count, "run"))\(spread(of: runs, in: group.runs))",
                "    worst: \(singleLine(worst.finding.message)) (\(singleLine(worst.run.circumstances)))"
            ] + hence + remedy
        } + more
    }

    private static func spread(of runs: [AuditRun], in all: [AuditRun]) -> String {
        func part(_ word: String, _ key: (AuditRun) -> String) -> String? {
            let some = RunGroup.groups(of: runs, by: key).map(\.key), every = RunGroup.groups(of: all, by: key)
            guard some.count < every.count else { return every.count > 1 ? "all \(word)" : nil }
            return some.count > 4 ? "\(some.count) of \(every.count) \(word)" : some.joined(separator: ", ")
        }
        let parts = [
            part("devices", \.device), part("orientations", \.orientation.rawValue),
            part("keyboards", \.keyboard.rawValue),
            part("usages", \.usage.rawValue), part("surroundings", \.spokenSurroundings)
        ]
        let words = parts.compactMap(\.self).joined(separator: "; ")
        return words.isEmpty ? "" : ": " + singleLine(words)
    }

    private static func notes(of report: AuditReport) -> [String] {
        let all = Set(report.runs.flatMap { $0.notes ?? [] }).sorted()
        return all.isEmpty ? [] : all.map { "note: \(singleLine($0))" } + [""]
    }

    // A name from an app may contain a line feed or an escape sequence, which would change the terminal.
    private static func singleLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}

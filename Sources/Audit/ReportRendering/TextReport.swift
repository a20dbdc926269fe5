public import AuditRules
import Foundation
import SceneModel

/// A report for a terminal, with verdicts by screen and findings by rule and view.
public enum TextReport {
    /// Makes the report as plain text with a line feed at the end.
    public static func render(_ report: AuditReport) -> String {
        let groups = RunGroup.groups(of: report.runs, by: \.screenAndAvoidance)
        var lines = groups.isEmpty ? [] : [verdicts(of: report)]
        let causes = Dictionary(grouping: report.causes, by: \.run.screenAndAvoidance)
        for (name, group) in groups where group.found > 0 {
            lines += [name.singleLine] + self.lines(of: causes[name] ?? [], group.runs) + [""]
        }
        let notes = notes(of: report).map { "note: \($0)" }
        lines += notes.isEmpty ? [] : notes + [""]
        lines.append(Sentence.summary(of: report))
        lines += acceptances(of: report)
        if let omission = report.omission { lines.append(omission.singleLine) }
        if let hosts = report.hosts { lines += [""] + comparison(of: hosts) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func comparison(of hosts: AuditReport.Hosts) -> [String] {
        [Sentence.hosts(hosts)]
            + hosts.disagreements.map { found in
                let cells = Sentence.cells(of: found).map(\.singleLine)
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
            name.singleLine + String(repeating: " ", count: width - name.count) + "  " + verdict(of: group) + "\n"
        }.joined()
    }

    private static func verdict(of group: RunGroup) -> String {
        let devices = RunGroup.groups(of: group.runs, by: \.device)
        let place = devices.count == 1 ? devices[0].key.singleLine : "\(devices.count) devices"
        let scope = "\(Sentence.count(group.runs.count, "run")) on \(place)"
        return switch group.verdict {
        case .clear: "✓ \(scope), all clear"
        case .accepted: "✓ \(scope), clear but for accepted findings"
        case .notExercised: "? \(scope), nothing was checked in \(group.found)"
        case .warnings, .findings: "\(group.verdict.sign) \(scope), \(group.found) with findings"
        }
    }

    /// The accepted findings, each with the reason for the acceptance and the number of its runs.
    private static func acceptances(of report: AuditReport) -> [String] {
        let all = report.runs.flatMap { $0.accepted ?? [] }
        guard !all.isEmpty else { return [] }
        let groups = Dictionary(grouping: all) { $0.id ?? "\($0.fault)" }
        return ["Accepted by the baseline: \(Sentence.count(all.count, "finding"))."]
            + groups.sorted { $0.key < $1.key }.map { id, found in
                "  \(id.singleLine), \(found.count)x: \((found[0].acceptance ?? "without a reason").singleLine)"
            }
    }

    /// The maximum number of a screen's causes that are told.
    private static let toldCauses = 8

    private static func lines(of causes: [AuditReport.Cause], _ all: [AuditRun]) -> [String] {
        let told = causes.prefix(toldCauses).enumerated().flatMap { number, cause in
            lines(of: cause, numbered: number + 1, all)
        }
        let rest = causes.count - toldCauses
        return told + (rest > 0 ? ["  and \(Sentence.count(rest, "more cause"))"] : [])
    }

    private static func lines(
        of cause: AuditReport.Cause, numbered number: Int, _ all: [AuditRun]
    ) -> [String] {
        let lines = self.lines(of: cause, among: all)
        return ["  \(number). \(lines[0])"] + lines.dropFirst().map { "     \($0)" }
    }

    /// A cause as text for a colleague.
    package static func text(of cause: AuditReport.Cause, among all: [AuditRun]) -> String {
        lines(of: cause, among: all).joined(separator: "\n")
    }

    /// - Parameter all: the runs of the cause's screen with its avoidance.
    private static func lines(of cause: AuditReport.Cause, among all: [AuditRun]) -> [String] {
        let faults = Set(cause.faults)
        let runs = all.filter { run in run.findings.contains { faults.contains($0.fault) } }
        let more =
            [cause.finding.reasons.map { "why: \($0)" }, cause.alsoLine].compactMap(\.self) + cause.remedyLines
        return [
            "\(cause.finding.message.singleLine) (\(cause.finding.rule)\(cause.isError ? "" : ", a warning"))",
            "\(cause.countLine)\(spread(of: runs, in: all)); shown on \(cause.run.circumstances.singleLine)"
        ] + more.map(\.singleLine)
    }

    /// Under which circumstances some of the runs were played.
    package static func spread(of runs: [AuditRun], in all: [AuditRun]) -> String {
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
        return words.isEmpty ? "" : ": " + words.singleLine
    }

    /// The notes of all runs, each once with the screens that it concerns.
    package static func notes(of report: AuditReport) -> [String] {
        var told: [String: [AuditRun]] = [:]
        for run in report.runs { for note in run.notes ?? [] { told[note, default: []].append(run) } }
        let isSingle = Set(report.runs.map(\.screen)).count == 1
        // Notes that begin alike differ in numbers, such as the heights of conflicting constraints, or in a name.
        return told.keys.sorted().grouped {
            $0.replacingOccurrences(of: "'[^']*'", with: "", options: .regularExpression).prefix(noteBeginning)
        }.map { group in
            let runs = group.elements.flatMap { told[$0] ?? [] }, places = Set(runs.map(\.screen)).sorted()
            let place = places.count > 4 ? "on \(places.count) screens" : "on \(places.joined(separator: ", "))"
            let (text, more) = (group.elements[0], group.elements.count - 1)
            let shown = String(text.prefix(noteLength)) + (text.count > noteLength ? "…" : "")
            let rest =
                (more > 0 ? " (and \(more) more like this)" : "")
                + (isSingle ? share(of: runs, in: report.runs) : " (\(place))")
            return (shown + rest).singleLine
        }
    }

    /// In how many runs of a single screen a note is told, and where.
    private static func share(of runs: [AuditRun], in all: [AuditRun]) -> String {
        let entries = Set(runs.map(\.entry)), told = all.filter { entries.contains($0.entry) }
        guard told.count < all.count else { return "" }
        return " (in \(Sentence.number(told.count)) of \(Sentence.count(all.count, "run"))\(spread(of: told, in: all)))"
    }

    private static let noteBeginning = 60, noteLength = 240
}

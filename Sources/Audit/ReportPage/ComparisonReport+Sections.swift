import AuditRules
import Foundation
import ReportRendering
import SceneModel

extension ComparisonReport {
    func section(of way: Way, _ pictureFolder: String) -> String {
        let own = runs(of: way)
        let title = "## \(way.name)\n\n\(way.summary)"
        guard own.contains(where: { !$0.isClear }) else {
            return title + "\n\nAll \(Sentence.count(own.count, "run")) clear."
        }
        return [title, faults(of: way), picture(of: way, pictureFolder)].filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }

    /// The findings of a way by rule, or an empty text for a way without findings.
    func byRule(_ way: Way) -> String {
        let runs = runs(of: way)
        guard runs.contains(where: { !$0.isClear }) else { return "" }
        let rules = Set(runs.flatMap(\.findings).map(\.rule))
        let order = Rule.all.map(\.id).filter(rules.contains) + rules.subtracting(Rule.all.map(\.id)).sorted()
        let rows = order.map { rule -> [String] in
            let broken = runs.filter { run in run.findings.contains { $0.rule == rule } }
            let keyboards = RunGroup.groups(of: broken, by: \.keyboard).map(\.key)
            let all = RunGroup.groups(of: runs, by: \.keyboard).map(\.key)
            let worst = Self.worst(of: rule, in: broken)
            return [
                "`\(rule)`", "\(broken.count)", Self.spoken(keyboards, of: all),
                worst.map { "\($0.finding.message) (\($0.run.screen), \($0.run.circumstances))" } ?? "",
                explanations(of: rule, Set(keyboards), way)
            ]
        }
        let head = ["Rule", "Runs", "Keyboards", "Worst", "Explained by"]
        return "## By rule: \(way.name)\n\n" + Self.markdown([head] + rows)
    }

    private static func spoken(_ some: [KeyboardKind], of all: [KeyboardKind]) -> String {
        let missing = all.filter { !some.contains($0) }
        if missing.isEmpty { return "all" }
        let isMost = some.count > missing.count
        return (isMost ? "all but " : "") + (isMost ? missing : some).map(\.rawValue).joined(separator: ", ")
    }

    private func explanations(of rule: Rule.ID, _ keyboards: Set<KeyboardKind>, _ way: Way) -> String {
        way.faults.filter { fault in
            fault.rules.contains(rule) && (fault.keyboards.isEmpty || !fault.keyboards.isDisjoint(with: keyboards))
        }.map(\.scenario).joined(separator: ", ")
    }

    private func faults(of way: Way) -> String {
        way.faults.map { "- **\($0.scenario)** \($0.words)" }.joined(separator: "\n")
    }

    private func picture(of way: Way, _ folder: String) -> String {
        guard let worst = worst[way.name] else { return "" }
        let run = report.runs[worst.index]
        guard run.lastPicture(until: worst.finding) != nil else { return "" }
        let words = "\(worst.finding.message) (\(run.screen), \(run.circumstances))"
        let path = Self.path(of: Self.pictureName(of: way), in: folder)
        return
            "<img src=\"\(path)\" width=\"280\" alt=\"\(Markup.escaped(words))\">\n\n"
            + "*\(words)*"
    }

    private static func worst(of rule: Rule.ID, in runs: [AuditRun]) -> (run: AuditRun, finding: Finding)? {
        runs.reduce(nil) { best, run in
            let own = run.findings.filter { $0.rule == rule }.max { $0.amount < $1.amount }
            guard let own else { return best }
            return best.map { own.amount > $0.finding.amount ? (run, own) : $0 } ?? (run, own)
        }
    }

    /// Returns the worst finding of each avoidance.
    ///
    /// The order of the rules in ``Rule/all`` decides first, and then the amount.
    static func worst(in report: AuditReport) -> [Avoidance: Worst] {
        Dictionary(grouping: PicturedRuns(of: report).indices) { report.runs[$0].avoidance }
            .compactMapValues { indices in
                Rule.all.lazy.compactMap { worst(of: $0.id, at: indices, in: report) }.first
            }
    }

    private static func worst(of rule: Rule.ID, at indices: [Int], in report: AuditReport) -> Worst? {
        indices.reduce(nil) { best, index in
            let run = report.runs[index], own = run.findings.filter { $0.rule == rule }.max { $0.amount < $1.amount }
            // The report has one picture for each step of the script, taken at the end of the step. If a finding occurs
            // before the first picture, no picture shows it.
            guard let own, run.steps.contains(where: { $0.at <= own.at }) else { return best }
            return best.map { own.amount > $0.finding.amount } ?? true ? Worst(index: index, finding: own) : best
        }
    }
}

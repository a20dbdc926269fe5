import AuditRules
import Foundation
import SceneModel

extension ComparisonReport {
    /// What one way does, what was found, why, and the worst of it as a picture.
    func section(of way: Way, _ pictureFolder: String) -> String {
        let own = runs(of: way)
        let title = "## \(way.name)\n\n\(way.summary)"
        guard own.contains(where: { !$0.isClear }) else {
            return title + "\n\nAll \(Sentence.count(own.count, "run")) clear."
        }
        return [
            title, findings(in: own, of: way), faults(of: way), picture(of: way, pictureFolder)
        ]
        .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func findings(in runs: [AuditRun], of way: Way) -> String {
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
        return Self.markdown([["Rule", "Runs", "Keyboards", "Worst", "Explained by"]] + rows)
    }

    /// Some of all names, in as few words as possible.
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
        guard let worst = worst(of: way) else { return "" }
        let words = "\(worst.finding.message) (\(worst.run.screen), \(worst.run.circumstances))"
        let place = folder.isEmpty ? "" : folder + "/"
        return
            "<img src=\"\(place)\(Self.pictureName(of: way))\" width=\"280\" alt=\"\(Markup.escaped(words))\">\n\n"
            + "*\(words)*"
    }

    private static func worst(of rule: Rule.ID, in runs: [AuditRun]) -> (run: AuditRun, finding: Finding)? {
        runs.reduce(nil) { best, run in
            let own = run.findings.filter { $0.rule == rule }.max { $0.amount < $1.amount }
            guard let own else { return best }
            return best.map { own.amount > $0.finding.amount ? (run, own) : $0 } ?? (run, own)
        }
    }

    /// The worst finding of which there is a picture: by the gravity of its rule in ``Rule/all``, then by its amount.
    func worst(of way: Way) -> (run: AuditRun, finding: Finding, snapshot: SceneSnapshot)? {
        let shown = PicturedRuns(of: report).indices.map { report.runs[$0] }.filter { $0.avoidance == way.name }
        for rule in Rule.all.map(\.id) {
            let candidates = shown.compactMap { run -> (run: AuditRun, finding: Finding, snapshot: SceneSnapshot)? in
                guard let finding = run.findings.filter({ $0.rule == rule }).max(by: { $0.amount < $1.amount }),
                    let snapshot = run.steps.compactMap(\.snapshot).last(where: { $0.time <= finding.at })
                else { return nil }
                return (run, finding, snapshot)
            }
            let first = candidates.first
            let worst = candidates.dropFirst().reduce(first) { best, next in
                best.map { next.finding.amount > $0.finding.amount ? next : $0 }
            }
            if let worst { return worst }
        }
        return nil
    }
}

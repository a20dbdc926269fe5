import AuditRules
import TidelineTesting

struct FieldVerdict: Codable, Equatable {
    var screen: String
    var runs = 0
    /// The number of runs with findings, by the rule's id.
    var findings: [String: Int] = [:]
    /// The number of runs whose findings are correct because of the window, by the rule's id.
    ///
    /// A screen's `coveredIn` lists these windows. `findings` does not contain these runs.
    var inWindows: [String: Int]?
    /// For each rule, one of the messages and the device, keyboard and usage of its run.
    var examples: [String: String]?
    /// The reason in words why the screen has no report.
    var failure: String?

    /// In alphabetical order.
    var rules: [Rule.ID] { findings.keys.sorted().map { Rule.ID(rawValue: $0) } }

    /// The rules whose findings are correct because of the window, in alphabetical order.
    var rulesInWindows: [Rule.ID] { (inWindows ?? [:]).keys.sorted().map { Rule.ID(rawValue: $0) } }

    /// The screen with its planted faults, found and missed, and with all further findings, right and wrong.
    func line(on screen: FieldScreen) -> String {
        let said = Set((rules + rulesInWindows).map(FieldTable.whole)), others = said.subtracting(screen.planted)
        let wrong = Set(rules.map(FieldTable.whole)).subtracting(screen.planted).subtracting(screen.also)
        let parts = [
            ("found", said.intersection(screen.planted)), ("missed", screen.planted.subtracting(said)),
            ("right", others.subtracting(wrong)), ("wrong", wrong)
        ].compactMap { word, rules in
            rules.isEmpty ? nil : "\(word) \(rules.sorted().map(\.rawValue).joined(separator: " "))"
        }
        return "\(self.screen): \(failure ?? parts.joined(separator: "; "))"
    }

    /// A message for each wrong finding.
    func wrongMessages(on screen: FieldScreen) -> [String] {
        Set(rules).subtracting(screen.planted).subtracting(screen.also).sorted().map {
            "\(self.screen): \($0), such as \(examples?[$0.rawValue] ?? "")"
        }
    }
}

extension FieldVerdict {
    /// Plays a screen as a test in an app does.
    init(of screen: FieldScreen, _ extent: FieldExtent) {
        self.init(screen: screen.name)
        do {
            let played = try extent.audits(of: screen).flatMap { try $0.run().runs }
            runs = played.count
            var examples: [String: String] = [:], inWindows: [String: Int] = [:]
            for run in played {
                let window = run.surroundings.window
                for rule in Set(run.findings.map(\.rule)).union(Self.hints(in: run)) {
                    if screen.explains(rule, in: window) {
                        inWindows[rule.rawValue, default: 0] += 1
                    } else {
                        findings[rule.rawValue, default: 0] += 1
                    }
                }
                for finding in run.findings
                where examples[finding.rule.rawValue] == nil && !screen.explains(finding.rule, in: window) {
                    examples[finding.rule.rawValue] =
                        "\(finding.message) (\(run.device), \(run.orientation), \(run.keyboard), \(run.usage))"
                }
            }
            self.examples = examples
            self.inWindows = inWindows
        } catch {
            failure = "\(error)"
        }
    }

    /// Returns the rules whose hints are in a run's notes.
    private static func hints(in run: AuditRun) -> [Rule.ID] {
        Rule.all.filter { $0.severity == .hint }.map(\.id).filter { id in
            run.notes?.contains { $0.hasPrefix("\(id.rawValue): ") } == true
        }
    }
}

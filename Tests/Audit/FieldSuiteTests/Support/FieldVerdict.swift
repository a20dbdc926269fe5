import AuditRules
import TidelineTesting

/// What the audit says about one screen.
struct FieldVerdict: Codable, Equatable {
    /// The name of the screen.
    var screen: String
    /// The number of runs in the report.
    var runs = 0
    /// For each rule's id, the number of runs in which the rule has findings.
    var findings: [String: Int] = [:]
    /// For each rule's id, one message and the circumstances of its run.
    var examples: [String: String]?
    /// Why the screen has no report, in words.
    var failure: String?

    /// The rules with findings, in alphabetical order.
    var rules: [Rule.ID] { findings.keys.sorted().map { Rule.ID(rawValue: $0) } }

    /// A message for each wrong finding on the screen.
    func wrongMessages(on screen: FieldScreen) -> [String] {
        Set(rules).subtracting(screen.planted).subtracting(screen.also).sorted().map {
            "\(self.screen): \($0), such as \(examples?[$0.rawValue] ?? "")"
        }
    }
}

extension FieldVerdict {
    /// Plays a screen as a test in an app does: the audit chooses the controls that must stay in reach and the steps,
    /// and plays all keyboards and usages.
    init(of screen: FieldScreen, on devices: [Device] = FieldPlay.devices) {
        self.init(screen: screen.name)
        do {
            let report = try Audit(screen.name, make: screen.make).devices(devices).run()
            runs = report.runs.count
            var examples: [String: String] = [:]
            for run in report.runs {
                for rule in Set(run.findings.map(\.rule)).union(Self.hints(in: run)) {
                    findings[rule.rawValue, default: 0] += 1
                }
                for finding in run.findings where examples[finding.rule.rawValue] == nil {
                    examples[finding.rule.rawValue] =
                        "\(finding.message) (\(run.device), \(run.orientation), \(run.keyboard), \(run.usage))"
                }
            }
            self.examples = examples
        } catch {
            failure = "\(error)"
        }
    }

    /// Returns the rules whose hints are in a run's notes; hints appear only there.
    private static func hints(in run: AuditRun) -> [Rule.ID] {
        Rule.all.filter { $0.severity == .hint }.map(\.id).filter { id in
            run.notes?.contains { $0.hasPrefix("\(id.rawValue): ") } == true
        }
    }
}

import AuditRules
@testable import JudgedScreens

/// What the audit says of a screen.
struct Verdict: Codable, Equatable {
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

    /// The rules whose findings are correct because of the window.
    var rulesInWindows: [Rule.ID] { (inWindows ?? [:]).keys.map { Rule.ID(rawValue: $0) } }

    /// The number of runs with findings, by the rule under which the tables count them.
    func counts(on screen: JudgedScreen) -> [Rule.ID: Int] {
        Dictionary(findings.map { (screen.counted(Rule.ID(rawValue: $0)), $1) }, uniquingKeysWith: +)
    }

    /// The rules with findings and the planted rules, sorted by the truth about the screen.
    func statements(on screen: JudgedScreen) -> KeyValuePairs<String, Set<Rule.ID>> {
        let said = Set(counts(on: screen).keys), inWindows = Set(rulesInWindows), planted = screen.planted
        return [
            "found": said.intersection(planted), "missed": planted.subtracting(said).subtracting(inWindows),
            "right": said.intersection(screen.also), "right in windows": inWindows,
            "wrong": said.subtracting(planted).subtracting(screen.also)
        ]
    }

    /// The screen with what was said of it, right and wrong, and with the numbers of runs.
    func line(on screen: JudgedScreen) -> String {
        let counts = counts(on: screen)
        let parts = statements(on: screen).filter { !$0.value.isEmpty }.map { word, rules in
            let told = rules.sorted().map { rule -> String in
                let runs = word == "right in windows" ? inWindows?[rule.rawValue] : counts[rule]
                return runs.map { "\(rule) \($0)" } ?? "\(rule)"
            }
            return "\(word) \(told.joined(separator: ", "))"
        }
        return (["\(self.screen), \(runs) runs"] + (failure.map { [$0] } ?? parts)).joined(separator: "; ")
    }

    /// A sentence for each planted fault that is missed, and for each rule with wrong findings.
    func complaints(on screen: JudgedScreen) -> [String] {
        let lines = statements(on: screen).filter { ["missed", "wrong"].contains($0.key) }.flatMap { word, rules in
            rules.sorted().map { "\(self.screen): \(word) \($0). \(examples?[$0.rawValue] ?? "")" }
        }
        return lines + (failure.map { ["\(self.screen): \($0)"] } ?? [])
    }
}

extension Verdict {
    @MainActor
    init(of screen: JudgedScreen, _ extent: Extent) {
        self.init(screen: screen.name)
        do {
            let played = try extent.runs(of: screen)
            runs = played.count
            (inWindows, examples) = ([:], [:])
            for run in played { count(run, on: screen) }
        } catch {
            failure = "\(error)"
        }
    }

    private mutating func count(_ run: AuditRun, on screen: JudgedScreen) {
        let window = run.surroundings.window
        for rule in Set(run.findings.map(\.rule)).union(Self.hints(in: run)) {
            if screen.explains(rule, in: window) {
                inWindows?[rule.rawValue, default: 0] += 1
            } else {
                findings[rule.rawValue, default: 0] += 1
            }
        }
        for finding in run.findings {
            let rule = finding.rule.rawValue
            if examples?[rule] == nil, !screen.explains(finding.rule, in: window) {
                examples?[rule] =
                    "\(finding.message) (\(run.device), \(run.orientation), \(run.keyboard), \(run.usage))"
            }
        }
    }

    /// Returns the rules whose hints are in a run's notes.
    private static func hints(in run: AuditRun) -> [Rule.ID] {
        Rule.all.filter { $0.severity == .hint }.map(\.id).filter { id in
            run.notes?.contains { $0.hasPrefix("\(id.rawValue): ") } == true
        }
    }
}

extension JudgedScreen {
    /// The rule under which the tables count a rule.
    ///
    /// The truth about the screens by others is older than `underHardwareAtRest`, and names its faults `underHardware`.
    func counted(_ rule: Rule.ID) -> Rule.ID {
        rule == .underHardwareAtRest && origin != .byUs ? .underHardware : rule
    }
}

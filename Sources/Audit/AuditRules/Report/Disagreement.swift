public import SceneModel

/// A run that ends otherwise on a phone than on a simulated one: a fault of the simulation, until something else is shown.
public struct Disagreement: Codable, Sendable, Equatable {
    /// The screen's name.
    public let screen: String
    /// What kept the screen clear.
    public let avoidance: Avoidance
    /// The device's name.
    public let device: String
    /// How it was held.
    public let orientation: ScreenOrientation
    /// The keyboard.
    public let keyboard: KeyboardKind
    /// What a person did.
    public let usage: Usage
    /// Whose UIKit has played.
    public let host: String
    /// What the host alone has found, as `rule subject`, sorted.
    public let onHostAlone: [String]
    /// What the simulation alone has found, as `rule subject`, sorted.
    public let simulatedAlone: [String]

    /// What sets two runs of the same circumstances apart; nil where they agree.
    ///
    /// Findings that follow from others count: another cause is another finding.
    ///
    /// - Parameter unjudged: rules that the host could not judge, which are left out.
    public init?(of run: AuditRun, on host: String, unjudged: Set<Rule.ID>, simulated: AuditRun) {
        func found(_ run: AuditRun) -> Set<String> {
            let all = run.findings + (run.accepted ?? [])
            return Set(all.filter { !unjudged.contains($0.rule) }.map { "\($0.rule.rawValue) \($0.subject)" })
        }
        let here = found(run), there = found(simulated)
        guard here != there else { return nil }
        screen = run.screen
        avoidance = run.avoidance
        device = run.device
        orientation = run.orientation
        keyboard = run.keyboard
        usage = run.usage
        self.host = host
        onHostAlone = here.subtracting(there).sorted()
        simulatedAlone = there.subtracting(here).sorted()
    }
}

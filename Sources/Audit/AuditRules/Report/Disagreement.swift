public import SceneModel

/// A run with different results on a phone and in the simulation.
///
/// The simulation counts as wrong until another cause is proved.
public struct Disagreement: Codable, Sendable, Equatable {
    /// The screen's name.
    public let screen: String
    /// The avoidance that kept the screen clear of the keyboard.
    public let avoidance: Avoidance
    /// The device's name.
    public let device: String
    /// The orientation of the device.
    public let orientation: ScreenOrientation
    /// The keyboard of the run.
    public let keyboard: KeyboardKind
    /// The person's actions on the screen.
    public let usage: Usage
    /// The UIKit that played the run.
    public let host: String
    /// The findings on the host only, as `rule subject`, sorted.
    public let onHostAlone: [String]
    /// The findings that only the simulation has.
    ///
    /// Each text is a rule's id, a space and the subject. The texts are sorted.
    public let simulatedAlone: [String]

    /// Compares two runs with equal circumstances, or returns nil for equal findings.
    ///
    /// Some findings are only a consequence of another finding. The comparison includes these findings too.
    ///
    /// - Parameter unjudged: the rules that the host cannot judge, which the comparison leaves out.
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

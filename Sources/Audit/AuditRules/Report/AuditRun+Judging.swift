public import SceneModel

extension AuditRun {
    /// Plays the judge: applies the rules to a recording and picks the steps to show.
    ///
    /// - Parameter snapshots: the recording in the order of time.
    public static func judging(
        _ snapshots: [SceneSnapshot], screen: String, device: String, orientation: String, keyboard: String,
        usage: String = "typing", avoidance: String, rules: [Rule] = Rule.all
    ) -> AuditRun {
        AuditRun(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            avoidance: avoidance,
            steps: Step.steps(of: snapshots), findings: Rule.findings(in: snapshots, rules: rules))
    }
}

import AuditRules

/// Rules for faults of some screens in this suite.
///
/// At the suite's first commit, the audit did not have these rules.
extension Rule.ID {
    /// A view moved although the keyboard's area was below the view.
    static let movedNeedlessly = Rule.ID(rawValue: "moved-needlessly")
    /// A list at its end no longer shows the end when the keyboard is visible.
    static let leftItsEnd = Rule.ID(rawValue: "left-its-end")
    /// A title or a bar at the top leaves the screen because of the keyboard.
    static let barPushedOff = Rule.ID(rawValue: "bar-pushed-off")
    static let nothingExercised = Rule.ID(rawValue: "nothing-exercised")
}

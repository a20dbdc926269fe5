import AuditRules

/// Ids of rules that some screens need although the first commit's audit has no such rules.
extension Rule.ID {
    /// A view that was clear of the keyboard, and would have stayed clear, was moved.
    static let movedNeedlessly = Rule.ID(rawValue: "moved-needlessly")
    /// A list that was at its end leaves the end when the keyboard is visible.
    static let leftItsEnd = Rule.ID(rawValue: "left-its-end")
    /// A title or a bar at the top leaves the screen because of the keyboard.
    static let barPushedOff = Rule.ID(rawValue: "bar-pushed-off")
    /// No input received any text.
    static let nothingExercised = Rule.ID(rawValue: "nothing-exercised")
}

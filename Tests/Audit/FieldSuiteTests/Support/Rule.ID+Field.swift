import AuditRules

/// The ids of rules that some screens need, and that the audit of the first commit did not have.
extension Rule.ID {
    /// A view that was above the keyboard's area, and would have stayed visible, was moved.
    static let movedNeedlessly = Rule.ID(rawValue: "moved-needlessly")
    /// A list that showed its end no longer shows its end when the keyboard is visible.
    static let leftItsEnd = Rule.ID(rawValue: "left-its-end")
    /// A title or a bar at the top leaves the screen because of the keyboard.
    static let barPushedOff = Rule.ID(rawValue: "bar-pushed-off")
    /// No input received any text.
    static let nothingExercised = Rule.ID(rawValue: "nothing-exercised")
}

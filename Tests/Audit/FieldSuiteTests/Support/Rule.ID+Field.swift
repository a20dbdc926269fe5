import AuditRules

/// Ids that screens plant although the first commit's audit lacks their rules.
extension Rule.ID {
    /// A view was clear of the keyboard, would have stayed clear, and was moved all the same.
    static let movedNeedlessly = Rule.ID(rawValue: "moved-needlessly")
    /// A list was at its end, and leaves it when the keyboard is visible.
    static let leftItsEnd = Rule.ID(rawValue: "left-its-end")
    /// A title or a bar at the top leaves the screen because of the keyboard.
    static let barPushedOff = Rule.ID(rawValue: "bar-pushed-off")
    /// Every input stayed empty.
    static let nothingExercised = Rule.ID(rawValue: "nothing-exercised")
}

import AuditRules

/// Ids that screens plant and that the first commit's audit has no rule for.
extension Rule.ID {
    /// A view was clear of the keyboard, would have stayed clear, and was moved all the same.
    static let movedNeedlessly = Rule.ID(rawValue: "moved-needlessly")
    /// A list stood at its end, and no longer does with the keyboard up.
    static let leftItsEnd = Rule.ID(rawValue: "left-its-end")
    /// A title or a bar at the top leaves the screen because of the keyboard.
    static let barPushedOff = Rule.ID(rawValue: "bar-pushed-off")
    /// Nothing was typed into.
    static let nothingExercised = Rule.ID(rawValue: "nothing-exercised")
}

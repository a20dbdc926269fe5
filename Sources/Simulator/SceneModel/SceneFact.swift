/// Something about a screen that a host may be unable to see.
///
/// A snapshot lists the facts that its host has not seen, and a rule that needs one of them does not judge there.
public enum SceneFact: String, Codable, Sendable, CaseIterable {
    /// The view that a person types into.
    case focus
    /// The place of the caret in the edited text.
    case caret
    /// The views that scroll, and what contains each view.
    case containers
    /// The last line of text in content that scrolls.
    case textEnd = "end-of-text"
    /// The safe area, and the strips of the display that hardware takes.
    case safeArea = "safe-area"
    /// The colours, which tell what hides what.
    case paint
    /// Everything between two pictures: movements, layout, and what a person does.
    case course
    /// The screen at rest before the keyboard came.
    case restBefore = "rest-before"
    /// The screen at rest after the keyboard has gone.
    case restAfter = "rest-after"
}

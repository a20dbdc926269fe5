/// A condition that every generated screen has to meet.
///
/// The comment on each condition begins with a letter for the condition.
enum Clause: String, CaseIterable, Codable, Sendable {
    /// (a) The edited input is in sight.
    case inSight
    /// (b) If a person can scroll a view into sight without the keyboard, the person can also do so with the keyboard.
    case inReach
    /// (c) A view stays in its place if the keyboard does not cover this place.
    case unmoved
    /// (d) The keyboard's earlier heights have no influence on insets, constants and shifts.
    case memoryless
    /// (e) Each inset, constant and shift gets at most one new value in a turn of the run loop.
    case oneValue
    /// (e) At rest there are no layouts.
    case quiet
    /// (f) After the last hide everything is as it was.
    case restored
    /// (f) A list that a person has scrolled stays in place when the app assigns a value of its own.
    ///
    /// When the keyboard hides, the list stays in place or returns to the person's offset.
    case kept
    /// (g) The app's views are free of the library's views and constraints.
    case untouched
    /// (g) After the last hide no trace of an automatic avoidance is left.
    case traceless
    /// (h) Views move in one straight movement with the keyboard.
    case straight

    var letter: String {
        switch self {
        case .inSight: "a"
        case .inReach: "b"
        case .unmoved: "c"
        case .memoryless: "d"
        case .oneValue, .quiet: "e"
        case .restored, .kept: "f"
        case .untouched, .traceless: "g"
        case .straight: "h"
        }
    }
}

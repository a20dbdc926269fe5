/// A clause of the one law, by its letter and its meaning.
enum Clause: String, CaseIterable, Codable, Sendable {
    /// (a) What is typed into is in sight.
    case inSight
    /// (b) What could be reached without the keyboard can be reached with it.
    case inReach
    /// (c) What was in sight and would have stayed in sight has not moved.
    case unmoved
    /// (d) The numbers are those of a keyboard that came at once at its present height.
    case memoryless
    /// (e) Each number has at most one new value in a turn.
    case oneValue
    /// (e) At rest nothing is laid out.
    case quiet
    /// (f) After the last hide all is as it was.
    case restored
    /// (f) A list that a person has scrolled stays where the hide finds it, or returns to where the person has left it.
    case kept
    /// (g) The app's views are as the app made them.
    case untouched
    /// (g) After the last hide nothing of an automatic choice is left.
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

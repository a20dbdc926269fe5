import Testing

/// A public report of a keyboard fault, and the kinds of avoidance that the report concerns.
///
/// Related reports form a theme with a letter. All avoidances react alike to undocked keyboards, windows and other
/// frameworks, so the table leaves out these themes.
struct ScenarioCoverage: Sendable, CustomTestStringConvertible {
    let id: String
    let title: String
    /// The kinds of avoidance that have to handle the situation.
    var ways: [AvoidanceWay] = []
    /// The reason why the report does not concern the kinds of avoidance outside `ways`.
    ///
    /// The value is nil if the report concerns all kinds.
    var reason: String?

    var testDescription: String { id }

    private static func all(_ id: String, _ title: String) -> ScenarioCoverage {
        ScenarioCoverage(id: id, title: title, ways: AvoidanceWay.allCases)
    }

    private static func scrolling(_ id: String, _ title: String, _ reason: String) -> ScenarioCoverage {
        ScenarioCoverage(id: id, title: title, ways: [.scrollInsets], reason: reason)
    }

    nonisolated static let table: [ScenarioCoverage] = [
        // Theme A: a hide does not restore the screen.
        all("S01", "form in a navigation controller, popped or done"),
        all("S02", "shown and hidden six times"),
        all("S03", "focused before it appears, under a bar"),
        all("S05", "a height that shrinks and has to come back"),
        all("S07", "modal dismissed with its keyboard"),
        all("S09", "shown sideways, hidden upright, five times"),
        // Theme B: the room for the keyboard grows again each time the same show is announced.
        all("S10", "three shows without a hide"),
        all("S11", "tapping the field that is being edited"),
        all("S12", "the original before the first field, not before the second"),
        all("S14", "third-party keyboards show in rounds"),
        all("S15", "toggling the software keyboard"),
        all("S17", "fast field switching in a child controller"),
        // Theme C: the height changes while the keyboard is up.
        all("S18", "with and without predictions"),
        all("S20", "a bar that slides in after the show"),
        all("S22", "a height without a notification"),
        all("S23", "three heights, the last wins"),
        // I: safe areas.
        all("S66", "the strip counts once"),
        all("S67", "a view inside the safe area"),
        scrolling("S69", "content shorter than the screen", "only a scroll view gets insets from the system"),
        all("S70", "at the safe area without, at the keyboard with"),
        // Theme J: bars and containers.
        all("S72", "above a tab bar"),
        all("S73", "what was there for a bar comes back"),
        all("S74", "a smaller child"),
        all("S76", "a panel at half its way"),
        // K: scrolling.
        all("S77", "a field that is in sight stays"),
        scrolling("S78", "the field, not the tall cell", "the others move for the whole view"),
        scrolling("S80", "a list at its bottom", "the others have no offset"),
        scrolling("S81", "a chat, also an inverted one", "the others have no offset"),
        scrolling("S83", "a pager that goes sideways", "the others have no offset"),
        scrolling("S85", "an offset that only the inset allowed", "the others have no offset"),
        // L: texts.
        scrolling("S87", "the caret of a tall text", "only what scrolls can choose a part of a view to show"),
        all("S88", "a text that fills the screen"),
        all("S89", "a text that grows without a keyboard event"),
        scrolling("S91", "select all and paste", "only what scrolls can choose a part of a view to show"),
        // N: rotation.
        all("S99", "turned, and the turned original back"),
        all("S100", "the last bounds win"),
        all("S102", "first shown sideways"),
        // O: life cycle.
        all("S103", "shown or pushed while the keyboard is up"),
        all("S105", "switched on while the keyboard is up"),
        all("S106", "background without a notification"),
        all("S108", "a safe area that is lost and comes back"),
        all("S109", "interactive pop, begun and given up"),
        all("S111", "shown and hidden within one animation"),
        // P: animation.
        all("S112", "any curve"),
        all("S113", "the keyboard's own motion"),
        // S: pixels.
        all("S130", "a view that hangs over the screen's edge")
    ]
}

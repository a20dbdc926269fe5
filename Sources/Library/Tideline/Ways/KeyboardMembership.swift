internal import KeyboardModel
import UIKit

/// The keyboard's record of one avoider.
@MainActor
final class KeyboardMembership {
    /// Identifies the membership; nil outside of one.
    private(set) var number: Int?
    /// The state of the last adjustment; frames in the screen's coordinates, in points.
    var lastState = KeyboardState.hidden
    /// The last sentence in the log.
    ///
    /// The notifications of one movement would otherwise repeat it.
    var lastLogged: String?
    /// Whether the avoider keeps its number until an interactive transition is decided.
    var isHeld = false
    /// What the avoider was left with by the last pass or look; nil before the first one.
    var left: FollowerSight?
    /// How often the app has assigned the number in the layout after an adjustment, in one pass or look.
    private var assignments = 0
    /// Whether the app assigns the number again in each layout, so that it is the app's alone while this keyboard is up.
    ///
    /// Each of the keyboard's numbers would cause the next layout, without end.
    private(set) var isGivenUp = false

    /// Whether a keyboard adjusts the avoider.
    var isMember: Bool { number != nil }

    func begin(as number: Int) { reset(to: number) }

    func end() { reset(to: nil) }

    /// Begins to count the app's assignments, for a pass or a look.
    func beginCounting() { assignments = 0 }

    /// Notes that the app has assigned the number in the layout after an adjustment; the second time it is given up.
    func noteAssignment() {
        assignments += 1
        if assignments == 2 { isGivenUp = true }
    }

    /// Takes the number up again, with the next keyboard.
    func takeUp() { isGivenUp = false }

    private func reset(to number: Int?) {
        self.number = number
        (lastState, lastLogged, isHeld, left) = (.hidden, nil, false, nil)
        (isGivenUp, assignments) = (false, 0)
    }
}

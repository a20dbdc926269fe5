internal import KeyboardModel
import UIKit

/// The keyboard's record of one avoider.
@MainActor
final class KeyboardMembership {
    /// The avoider's number in the list; nil outside the list.
    private(set) var number: Int?
    /// The last judged state, with frames in the screen's coordinates, in points.
    var lastState = KeyboardState.hidden
    /// The last logged sentence, which keeps the notifications of one movement from repeating it.
    var lastLogged: String?
    /// Whether the avoider keeps its number until an interactive transition ends or is cancelled.
    var isHeld = false
    /// The values after the last pass or look; nil before the first pass.
    var left: FollowerSight?
    /// How often the app has assigned the number in a layout after an adjustment, in the present pass or look.
    private var assignments = 0
    /// Whether the avoider leaves the number to the app while this keyboard is up, because the app assigns it in each
    /// layout.
    ///
    /// Otherwise each number that the avoider sets would cause another layout, endlessly.
    private(set) var isGivenUp = false

    var isMember: Bool { number != nil }

    func begin(as number: Int) { reset(to: number) }

    func end() { reset(to: nil) }

    /// Begins to count the app's assignments, for a pass or a look.
    func beginCounting() { assignments = 0 }

    /// Notes that the app has assigned the number; after the second time in a pass or look, the app keeps the number.
    func noteAssignment() {
        assignments += 1
        if assignments == 2 { isGivenUp = true }
    }

    /// Lets the next keyboard adjust the number again.
    func takeUp() { isGivenUp = false }

    private func reset(to number: Int?) {
        self.number = number
        (lastState, lastLogged, isHeld, left) = (.hidden, nil, false, nil)
        (isGivenUp, assignments) = (false, 0)
    }
}

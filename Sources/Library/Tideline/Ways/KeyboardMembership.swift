internal import KeyboardModel
import UIKit

/// The values that the library stores for one avoider, such as its last keyboard state.
@MainActor
final class KeyboardMembership {
    private(set) var number: Int?
    var lastState = KeyboardState.hidden
    /// The last line in the log.
    ///
    /// Without it, each notification of one movement would log the same line.
    var lastLogged: String?
    /// Whether the avoider keeps its value until an interactive transition ends.
    var isHeld = false
    var left: FollowerSight?
    private var assignments = 0
    /// Whether the avoider has given up until the keyboard hides.
    ///
    /// The app may assign the same value in each layout. Each change by the avoider would then cause another layout,
    /// without end.
    private(set) var isGivenUp = false

    var isMember: Bool { number != nil }

    func begin(as number: Int) { reset(to: number) }

    func end() { reset(to: nil) }

    func beginCounting() { assignments = 0 }

    func noteAssignment() {
        assignments += 1
        if assignments == 2 { isGivenUp = true }
    }

    func takeUp() { isGivenUp = false }

    private func reset(to number: Int?) {
        self.number = number
        (lastState, lastLogged, isHeld, left) = (.hidden, nil, false, nil)
        (isGivenUp, assignments) = (false, 0)
    }
}

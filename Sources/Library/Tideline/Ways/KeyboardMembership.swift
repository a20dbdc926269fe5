internal import KeyboardModel
import UIKit

/// The library's values for one avoider.
@MainActor
final class KeyboardMembership {
    private(set) var number: Int?
    var lastState = KeyboardState.hidden
    /// The notifications of one movement would log equal sentences.
    var lastLogged: String?
    /// Whether the avoider keeps its value until an interactive transition ends.
    var isHeld = false
    var left: FollowerSight?
    private var assignments = 0
    /// Whether the avoider rests while this keyboard is up.
    ///
    /// If the app assigns the same value in each layout, each value of the avoider would cause another layout,
    /// endlessly.
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

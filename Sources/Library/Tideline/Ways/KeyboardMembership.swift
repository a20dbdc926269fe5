internal import KeyboardModel
import UIKit

/// The values that the library keeps about one avoider.
@MainActor
final class KeyboardMembership {
    /// The number that identifies the avoider in the list of all avoiders; nil outside the list.
    private(set) var number: Int?
    /// The keyboard's state for which the avoider was last adjusted, with frames in the screen's coordinates, in
    /// points.
    var lastState = KeyboardState.hidden
    /// The sentence that was logged last for the avoider.
    ///
    /// It is compared with the next sentence, because one movement has several notifications, and each of them would
    /// log the same sentence.
    var lastLogged: String?
    /// Whether the avoider keeps its inset, constant or translation until an interactive transition ends or is
    /// cancelled.
    var isHeld = false
    /// The avoider's values after its last adjustment; nil before the first one.
    var left: FollowerSight?
    /// How often the app has assigned the avoider's inset, constant or translation in a layout, during the present
    /// adjustment of all avoiders.
    private var assignments = 0
    /// Whether the avoider makes no more changes while this keyboard is up, because the app assigns the same inset,
    /// constant or translation in each layout.
    ///
    /// Otherwise each value that the avoider sets would cause another layout, endlessly.
    private(set) var isGivenUp = false

    var isMember: Bool { number != nil }

    func begin(as number: Int) { reset(to: number) }

    func end() { reset(to: nil) }

    /// Begins to count the app's assignments, at the beginning of an adjustment of all avoiders.
    func beginCounting() { assignments = 0 }

    /// Counts an assignment by the app to the avoider's inset, constant or translation.
    ///
    /// After the second assignment during one adjustment of all avoiders, the avoider stops changing the value until
    /// the next keyboard.
    func noteAssignment() {
        assignments += 1
        if assignments == 2 { isGivenUp = true }
    }

    /// Lets the avoider make changes again for the next keyboard.
    func takeUp() { isGivenUp = false }

    private func reset(to number: Int?) {
        self.number = number
        (lastState, lastLogged, isHeld, left) = (.hidden, nil, false, nil)
        (isGivenUp, assignments) = (false, 0)
    }
}

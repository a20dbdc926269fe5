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

    /// What a share depends on, apart from the position of the content.
    private struct Standing: Equatable {
        let own: CGFloat
        let state: KeyboardState
        let window: ObjectIdentifier
        let size: CGSize
    }

    private var standing: Standing?
    private var growths = 0
    private static let mostGrowths = 2
    /// Whether the avoider needs a greater share than it may have.
    var isBounded = false

    enum Growth { case free, bounded, over }

    /// Counts a growth of the share, and returns whether the share may grow.
    ///
    /// The first growth after a change of the keyboard, the input, the window or the app's own number is free. Two more
    /// in one look are bounded. Then the content grows with the share, and the share stays until something else changes.
    func growth(over own: CGFloat, for state: KeyboardState, in window: UIWindow) -> Growth {
        let now = Standing(own: own, state: state, window: ObjectIdentifier(window), size: window.bounds.size)
        guard now == standing else {
            (standing, growths) = (now, 0)
            return .free
        }
        growths += 1
        return growths <= Self.mostGrowths ? .bounded : .over
    }

    func beginCounting() {
        assignments = 0
        if growths <= Self.mostGrowths { growths = 0 }
    }

    func noteAssignment() {
        assignments += 1
        if assignments == 2 { isGivenUp = true }
    }

    /// Another input is edited, which may need another share.
    func noteInput() { standing = nil }

    func takeUp() { isGivenUp = false }

    private func reset(to number: Int?) {
        self.number = number
        (lastState, lastLogged, isHeld, left) = (.hidden, nil, false, nil)
        (isGivenUp, assignments) = (false, 0)
        (standing, growths, isBounded) = (nil, 0, false)
    }
}

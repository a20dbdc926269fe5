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

    /// The needs of the first and the last growth of a share, since the share was 0.
    ///
    /// If content has moved and kept its length, it did not grow with the share. Then the first need is the present one.
    private var first: ShareNeed?
    private var last: ShareNeed?
    private var growths = 0
    private static let mostGrowths = 2
    /// Whether the avoider needs a greater share than it may have.
    var isBounded = false

    /// Whether the share has grown twice in one look for no other cause than the position of the content.
    ///
    /// Then the content grows with the share. The share stays until the keyboard, the input, the window or the app's own
    /// number changes.
    var hasOutgrown: Bool { growths > Self.mostGrowths }

    /// Counts a growth of the share, and returns the first need since the share was 0; nil if this is the first one.
    func growth(from share: CGFloat, to need: ShareNeed) -> ShareNeed? {
        growths = last?.hasSameCause(as: need) ?? false ? growths + 1 : 0
        last = need
        if share == 0 { first = nil }
        if first?.isOfSameLength(as: need) ?? false { first = need }
        defer { first = first ?? need }
        return first
    }

    func beginCounting() {
        assignments = 0
        if !hasOutgrown { growths = 0 }
    }

    func noteAssignment() {
        assignments += 1
        if assignments == 2 { isGivenUp = true }
    }

    /// Another input is edited, which may need another share.
    func noteInput() { last = nil }

    func takeUp() { isGivenUp = false }

    private func reset(to number: Int?) {
        self.number = number
        (lastState, lastLogged, isHeld, left) = (.hidden, nil, false, nil)
        (isGivenUp, assignments) = (false, 0)
        (first, last, growths, isBounded) = (nil, nil, 0, false)
    }
}

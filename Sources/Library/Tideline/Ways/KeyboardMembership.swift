internal import KeyboardModel
import UIKit

/// The values that the library stores for one avoider, such as its last keyboard state.
@MainActor
final class KeyboardMembership {
    let kind: AvoiderKind
    var followed = FollowedInputs.every
    /// The place of a chat's list, which is held without a keyboard, too; nil for everything else.
    var chat: ChatList?
    private(set) var number: Int?
    var lastState = KeyboardState.hidden
    /// The last line in the log.
    ///
    /// Without it, each notification of one movement would log the same line.
    var lastLogged: String?
    /// Whether the avoider keeps its value until an interactive transition ends.
    var isHeld = false
    var left: FollowerSight?
    /// How the share has grown since the keyboard came.
    var growth = ShareGrowth()
    private var rivalry = Rivalry.assignments(0)

    /// What the app has done to the number since the last look began.
    ///
    /// The app may assign the same value in each layout. Each change by the avoider would then cause another layout,
    /// without end. So the avoider gives up until the keyboard hides.
    private enum Rivalry: Equatable { case assignments(Int), givenUp }

    init(_ kind: AvoiderKind) { self.kind = kind }

    var isGivenUp: Bool { rivalry == .givenUp }

    var isMember: Bool { number != nil }

    func begin(as number: Int) { reset(to: number) }

    func end() { reset(to: nil) }

    func beginCounting() {
        if !isGivenUp { rivalry = .assignments(0) }
        growth.begin()
    }

    func noteAssignment() {
        guard case .assignments(let count) = rivalry else { return }
        rivalry = count == 0 ? .assignments(1) : .givenUp
    }

    func takeUp() { if isGivenUp { rivalry = .assignments(0) } }

    private func reset(to number: Int?) {
        self.number = number
        (lastState, lastLogged, isHeld, left) = (.hidden, nil, false, nil)
        (growth, rivalry) = (ShareGrowth(), .assignments(0))
    }
}

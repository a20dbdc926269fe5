internal import KeyboardModel
import UIKit

/// The keyboard's record of one avoider.
@MainActor
final class KeyboardMembership {
    /// Identifies the membership; nil outside of one.
    fileprivate var number: Int?
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

    fileprivate func begin(as number: Int) { reset(to: number) }

    fileprivate func end() { reset(to: nil) }

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

/// The avoiders of one keyboard, in the order of joining; keeps none of them alive.
@MainActor
struct AvoiderList {
    @MainActor
    private struct Entry {
        weak var avoider: (any Avoider)?
        let number: Int

        /// The avoider, unless it is gone, has left, or has joined again.
        var present: (any Avoider)? {
            guard let avoider, avoider.membership.number == number else { return nil }
            return avoider
        }
    }

    private var entries: [Entry] = []
    private var latestNumber = 0
    private var removedCount = 0

    var present: [any Avoider] {
        var present: [any Avoider] = []
        present.reserveCapacity(entries.count)
        for entry in entries { if let avoider = entry.present { present.append(avoider) } }
        return present
    }

    mutating func append(_ avoider: any Avoider) {
        latestNumber += 1
        avoider.membership.begin(as: latestNumber)
        entries.append(Entry(avoider: avoider, number: latestNumber))
    }

    mutating func remove(_ avoider: any Avoider) {
        avoider.membership.end()
        removedCount += 1
        // Not each time, so that removing many costs as much as adding them.
        if removedCount * 2 > entries.count { dropRemoved() }
    }

    mutating func dropRemoved() {
        removedCount = 0
        for entry in entries where entry.present == nil { return entries.removeAll { $0.present == nil } }
    }
}

extension Keyboard {
    /// Adds an avoider and adjusts it at once, without animation (S103, S105).
    func add(_ avoider: any Avoider) {
        avoiders.append(avoider)
        readjust(avoider)
        following.update()
    }

    /// Replaces avoiders; the numbers of the old ones are restored and laid out first.
    func replace(_ old: [any Avoider], by new: [any Avoider]) {
        let views = old.compactMap(\.avoidingView)
        for avoider in old { remove(avoider) }
        AvoidancePass.layOut(views)
        for avoider in new { avoiders.append(avoider) }
    }

    /// Removes an avoider; its number is restored first.
    func remove(_ avoider: any Avoider) {
        avoiders.remove(avoider)
        _ = avoider.adjust(to: .hidden)
        avoider.leave()
    }

    /// Readjusts every avoider; layout is left to UIKit.
    ///
    /// Only needed after a change that no view is notified of, such as a container that moves views without resizing them
    /// while no keyboard is up.
    package func update() {
        for avoider in avoiders.present { readjust(avoider) }
    }

    // MARK: Automatic avoidances

    var presentAutomatics: [AutomaticAvoidance] { automatics.compactMap(\.automatic) }

    func add(_ automatic: AutomaticAvoidance) {
        automatics.removeAll { $0.automatic == nil }
        automatics.append(WeakAutomatic(automatic: automatic))
    }

    func remove(_ automatic: AutomaticAvoidance) {
        automatics.removeAll { $0.automatic == nil || $0.automatic === automatic }
    }

    /// Whether an avoider was chosen automatically.
    func isAutomatic(_ avoider: any Avoider) -> Bool { presentAutomatics.contains { $0.has(avoider) } }
}

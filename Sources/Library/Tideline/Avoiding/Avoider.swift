internal import KeyboardModel
import UIKit

/// Keeps a view clear of the keyboard: by a guide, an inset, a constraint, a safe area, a translation.
///
/// An adjustment is a function of the state, of the geometry, and of the app's own number, not of earlier adjustments. The
/// keyboard may adjust an avoider at any time, in any order, any number of times. Two avoiders remember something until the
/// keyboard hides: a translation the highest keyboard, a scroll view the offset before the keyboard.
@MainActor
protocol Avoider: AnyObject {
    /// The keyboard's record of the avoider.
    var membership: KeyboardMembership { get }

    /// The log's name for the object that gives way.
    var subject: String { get }

    /// The way of giving way in words, such as `layout guide`.
    var way: String { get }

    /// The keyboard's part of the avoider's number, in points.
    var share: CGFloat { get }

    /// The view that has to be clear; the pass lays it out after an adjustment. Nil once it is gone.
    var avoidingView: UIView? { get }

    /// Notices changes of the view's geometry; nil while nothing has been installed.
    var probe: KeyboardGeometryProbe? { get }

    /// The probe that shows Apple's guide, also while the view itself is out of the keyboard's reach.
    var witness: KeyboardGeometryProbe? { get }

    /// Whether the avoider only tells where the keyboard is. It may then stand beside views that avoid the keyboard.
    var onlyTells: Bool { get }

    /// Whether the view has places that an animation can start from.
    var hasBeenLaidOut: Bool { get }

    /// Runs once for a change of the keyboard, before any avoider is adjusted and outside of the animation.
    func prepare(for change: Keyboard.Change)

    /// Sets the avoider's number for a judged state; lays nothing out.
    func adjust(to state: KeyboardState) -> KeyboardAdjustment

    /// Runs once every avoider is adjusted and laid out, inside the same animation; inner views first.
    func didLayOut(after change: Keyboard.Change)

    /// Scrolls the input into sight, after a layout for another input.
    func revealInput()

    /// Takes other options over, before an adjustment that follows them.
    func take(_ options: AvoidancePlan)

    /// Removes probes and observations; the avoider has been adjusted to a hidden keyboard before.
    func leave()
}

extension Avoider {
    var witness: KeyboardGeometryProbe? { probe }
    var onlyTells: Bool { false }
    var hasBeenLaidOut: Bool { probe?.hasBeenLaidOut ?? false }
    func prepare(for change: Keyboard.Change) {}
    func didLayOut(after change: Keyboard.Change) {}
    func revealInput() {}
    func take(_ options: AvoidancePlan) {}
    func leave() { probe?.removeFromSuperview() }

    var subject: String { avoidingView?.nameInLog ?? "a view that is gone" }
}

/// The result of one adjustment.
struct KeyboardAdjustment {
    /// Whether any number got another value.
    var hasChanged = false
    /// The distance that the avoider now raises, lifts or moves, in points, 0 or more.
    var points: CGFloat = 0
    /// The height that the keyboard covers without the avoider, in points, 0 or more.
    var wanted: CGFloat = 0
    /// Why `points` is less than `wanted`, in words.
    var limit: String?
    /// Why the view is left alone, in words, such as a table that avoids by itself.
    var exemption: String?
}

/// Notices assignments of the app to a number that holds a share of the keyboard's: a layout would come too late.
@MainActor
final class AssignmentWatch {
    private let onAssignment: @MainActor () -> Void
    private var observations: [NSKeyValueObservation] = []
    private var isSetting = false

    /// - Parameter onAssignment: called on the main actor after each assignment by the app: at once, or in a later turn after
    ///   an assignment on another thread.
    init(_ onAssignment: @escaping @MainActor () -> Void) { self.onAssignment = onAssignment }

    /// Observes the number while it holds a share.
    ///
    /// - Parameter observe: makes observations that call the given closure; called when the share begins.
    func watch(_ hasShare: Bool, _ observe: (@escaping @Sendable () -> Void) -> [NSKeyValueObservation]) {
        guard hasShare == observations.isEmpty else { return }
        guard hasShare else { return end() }
        observations = observe { [weak self] in MainQueue.run { self?.notice() } }
    }

    /// Sets the number without noticing it.
    func set(_ change: () -> Void) {
        isSetting = true
        change()
        isSetting = false
    }

    /// Ends the observations.
    func end() { observations = [] }

    private func notice() {
        if !isSetting { onAssignment() }
    }
}

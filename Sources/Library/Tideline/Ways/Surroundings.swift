internal import KeyboardModel
import UIKit

/// What a way asks about the screen around its view: the keyboard, the edited input, and the other avoidances.
///
/// While many avoiders are adjusted one after the other, the views in one superview share the answers.
@MainActor
final class Surroundings {
    /// The app may drop its keyboard at any time, and avoidances then restore the app's values.
    private(set) weak var keyboard: Keyboard?
    let typingPlace = TypingPlace()
    var avoiders = AvoiderList()
    /// What guides and fingers have shown since the last announcement.
    var sightings = GuideSightings()
    /// Whether a person has put the keyboard where it is.
    var hand = HandOnKeyboard.unseen
    /// The latest view that was asked about, and the values that this view shares with its siblings.
    private var latestSiblings: (view: UIView, siblings: Siblings)?

    /// Judges which state applies to an avoider's view; the object that adjusts the avoiders sets it.
    var judge: (any Avoider) -> KeyboardState = { _ in .hidden }

    init(of keyboard: Keyboard) { self.keyboard = keyboard }

    func keyboardIsGone() { keyboard = nil }

    /// Whether the library is adjusting many avoiders, one after the other.
    var sharesAnswers = false { didSet { latestSiblings = nil } }

    // MARK: The keyboard

    var announced: KeyboardState { keyboard?.announced ?? .hidden }

    var isKeyboardHidden: Bool { announced == .hidden }

    var isKeyboardUndocked: Bool { if case .undocked = announced { true } else { false } }

    /// The state of the last notification or of Apple's guide, without a place that the app keeps free.
    var told: KeyboardState { keyboard?.told ?? .hidden }

    var kept: KeptPlace { keyboard?.kept ?? KeptPlace() }

    var expectedInput: UIView? { kept.expectedInput }

    /// The panel that stands where no keyboard stands.
    var standingPanel: UIView? { told.isDocked ? nil : kept.standingPanel }

    /// Returns the keyboard's state for an avoider's view, with frames in the screen's coordinates, in points.
    func state(for avoider: any Avoider) -> KeyboardState { judge(avoider) }

    /// Converts a docked keyboard's frame from the screen's coordinates to the coordinates of the view's superview.
    func keyboardFrame(_ frame: CGRect, around view: UIView) -> CGRect? {
        if let siblings = siblings(of: view) { return siblings.keyboardFrame(for: frame) }
        return view.superview?.keyboardFrame(in: .docked(frame))
    }

    // MARK: The edited input

    /// Returns the input that has to show: the edited one, or the one whose keyboard a panel has replaced.
    func input(near view: UIView) -> UIView? {
        let edited = siblings(of: view).map(\.input) ?? typingPlace.input(near: view)
        return edited ?? standingPanel.flatMap(typingPlace.input(replacedBy:))
    }

    /// Returns the input that has to show, if it is inside a view.
    ///
    /// - Parameter resigned: whether to return an input that has just resigned, while the keyboard disappears.
    func typedInput(in view: UIView, counting resigned: Bool) -> UIView? {
        guard !resigned else { return typingPlace.input(in: view, counting: true) }
        guard let input = input(near: view), input.isDescendant(of: view) else { return nil }
        return input
    }

    /// Returns whether an input is edited.
    ///
    /// A controller may be first responder only to dock a bar, and then the result is false.
    func isTypedInto(near view: UIView) -> Bool { typingPlace.input(near: view) != nil }

    func docksBarAlone(near view: UIView) -> Bool {
        siblings(of: view)?.docksBarAlone ?? typingPlace.docksBarAlone(near: view)
    }

    func isSlidingAway(_ view: UIView) -> Bool {
        siblings(of: view)?.areSlidingAway ?? PageTransition(of: view)?.isLeaving ?? false
    }

    /// Returns the values that a view has in common with its siblings.
    ///
    /// The result is nil for a controller's view, because the view belongs to the controller. The result is also nil
    /// for an input view, because the view belongs to the keyboard.
    func siblings(of view: UIView) -> Siblings? {
        if let latestSiblings, latestSiblings.view === view { return latestSiblings.siblings }
        guard sharesAnswers, let superview = view.superview else { return nil }
        guard view.next === superview, !(view is UIInputView) else { return nil }
        let known = latestSiblings?.siblings
        let siblings = known?.superview === superview ? known : nil
        let found = siblings ?? Siblings(in: superview, typingPlace)
        latestSiblings = (view, found)
        return found
    }

    // MARK: The other avoidances

    /// Returns whether an avoider changes the insets of a scroll view.
    ///
    /// That avoider also scrolls to the input.
    func makesRoom(in scrollView: UIScrollView) -> Bool {
        avoiders.first { $0.kind.makesRoomInside && $0.avoidingView === scrollView ? $0 : nil } != nil
    }

    /// Returns the innermost scroll view around a view whose insets an avoider changes.
    func listMakingRoom(around view: UIView) -> UIScrollView? {
        if let siblings = siblings(of: view) { return siblings.listMakingRoom(innermostListMakingRoom) }
        return view.superview.flatMap(innermostListMakingRoom)
    }

    private func innermostListMakingRoom(_ view: UIView) -> UIScrollView? {
        var around: UIView? = view
        while let current = around {
            if let list = current as? UIScrollView, makesRoom(in: list) { return list }
            around = current.superview
        }
        return nil
    }
}

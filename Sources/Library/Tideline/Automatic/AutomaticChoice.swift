internal import KeyboardModel
import UIKit

/// One way to bring an input into sight, with the views to change.
///
/// An example is a larger bottom inset of a scroll view.
@MainActor
struct AutomaticCandidate {
    enum Way { case insets, safeArea, translation }

    let way: Way
    let reason: String
    weak var page: UIViewController?
    weak var ground: UIView?
    /// The scroll views that scroll to the input.
    ///
    /// If `way` is `insets`, the first scroll view also gets the inset.
    var scrollViews: [UIScrollView] = []
    var button: UIView?
    /// The scroll views whose offsets a page keeps that moves as a whole.
    var kept: [Weak<UIScrollView>] = []
}

/// The candidates for one input, and the avoiders of the present candidate.
@MainActor
final class AutomaticChoice {
    private var screen: AutomaticScreen
    private let candidates: [AutomaticCandidate]
    private let isForCovered: Bool
    private var memory: ChoiceMemory
    private let make: (AutomaticCandidate) -> [any Avoider]
    /// The page's frame before the first candidate changes views, in the window's coordinates.
    ///
    /// The value is nil for a page that scrolls.
    private let groundFrame: CGRect?
    private(set) var avoiders: [any Avoider] = []

    init(
        _ screen: AutomaticScreen, _ candidates: [AutomaticCandidate], isForCovered: Bool,
        make: @escaping (AutomaticCandidate) -> [any Avoider]
    ) {
        (self.screen, self.candidates, self.isForCovered, self.make) = (screen, candidates, isForCovered, make)
        memory = ChoiceMemory(count: candidates.count)
        groundFrame = screen.groundFrame
    }

    func begin() { avoiders = candidate.map(make) ?? [] }

    func serves(like other: AutomaticChoice) -> Bool {
        guard let mine = candidate, let present = other.candidate, mine.way == present.way else { return false }
        return mine.page === present.page && mine.ground === present.ground && mine.button === present.button
            && mine.scrollViews.elementsEqual(present.scrollViews) { $0 === $1 }
    }

    func takeOver(_ other: AutomaticChoice) { avoiders = other.avoiders }

    var window: UIWindow? { screen.typedView?.window }
    /// The button's frame in the window's coordinates, in points; nil without a button.
    var buttonFrame: CGRect? { screen.buttonFrame }
    var name: String { screen.typedView?.nameInLog ?? "a view that is gone" }
    func serves(_ place: AutomaticScreen.Place) -> Bool { screen.typedView === place.view }
    var keyboard: AutomaticScreen.KeyboardPlace { screen.keyboard }
    var candidate: AutomaticCandidate? {
        candidates.indices.contains(memory.index) ? candidates[memory.index] : nil
    }

    /// Whether the keyboard still covers the button with the best candidate, and nothing of the input.
    var leavesButtonCovered: Bool { memory.rest == .button }

    /// Whether a candidate has been chosen; until then the next look judges the present one.
    var isMade: Bool { memory.isDecided }

    var isInPlace: Bool {
        guard let window else { return false }
        return avoiders.allSatisfy { $0.window === window }
    }

    /// Whether UIKit has moved the page.
    ///
    /// UIKit moves a sheet, for example, after it has announced the keyboard.
    var hasMovedPage: Bool {
        guard let groundFrame, var now = screen.groundFrame else { return false }
        if candidate?.way == .translation, let mover = avoiders.first { now.origin.y -= mover.share }
        return abs(now.minY - groundFrame.minY) > 0.5 || abs(now.height - groundFrame.height) > 0.5
    }

    /// Returns whether the input or its button has gone out of sight for another reason than scrolling by a person.
    ///
    /// - Parameter keyboardTop: the keyboard's top in the window's coordinates, in points.
    func hasBecomeWorse(keyboardTop: CGFloat) -> Bool {
        memory.hasBecomeWorse(in: screen.sight(above: keyboardTop))
    }

    func judgesAgain(forHigher keyboard: AutomaticScreen.KeyboardPlace) -> Bool {
        guard isForCovered, keyboard.isHigher(than: screen.keyboard), memory.judgeAgain() else { return false }
        screen.keyboard = keyboard
        return true
    }

    /// Judges the present candidates again, now for another input.
    ///
    /// The result is false if the present candidate is not the first one. It is also false if the other input has
    /// another keyboard or other scroll views, or if a view in front hides it, which the candidate may have brought there.
    func judgesAgain(for other: AutomaticScreen) -> Bool {
        guard other.keyboard == screen.keyboard, other.scrollsLike(screen), !other.isInputBehind, memory.judgeAgain()
        else { return false }
        screen = other
        return true
    }

    /// Returns whether another candidate has replaced the present candidate.
    ///
    /// - Parameter keyboardTop: the keyboard's top in the window's coordinates, in points.
    func judgeAndGoOn(keyboardTop: CGFloat) -> Bool {
        guard memory.judge(screen.sight(above: keyboardTop)) else { return false }
        begin()
        return true
    }
}

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
}

/// The candidates for one input, and the avoiders of the present candidate.
@MainActor
final class AutomaticChoice {
    private var screen: AutomaticScreen
    private let candidates: [AutomaticCandidate]
    private let isForCovered: Bool
    private var index = 0
    private var verdicts: [AutomaticScreen.Sight] = []
    private var isDecided = false
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
    var candidate: AutomaticCandidate? { candidates.indices.contains(index) ? candidates[index] : nil }

    /// What the keyboard still covers with the best candidate; nil if it covers nothing, or before the choice is made.
    var whatStaysCovered: String? {
        guard isDecided, verdicts.indices.contains(index) else { return nil }
        let verdict = verdicts[index]
        return verdict.input ? verdict.button ? nil : "its button" : "it"
    }

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
        guard isDecided, verdicts.indices.contains(index) else { return false }
        let verdict = verdicts[index]
        let now = screen.sight(above: keyboardTop)
        let isInputWorse = verdict.input && !now.input && !screen.inputScrolls
        return isInputWorse || (verdict.button && !now.button)
    }

    func judgesAgain(forHigher keyboard: AutomaticScreen.KeyboardPlace) -> Bool {
        guard index == 0, isForCovered, keyboard.isHigher(than: screen.keyboard) else { return false }
        screen.keyboard = keyboard
        begin(judging: screen)
        return true
    }

    /// Judges the present candidates again, now for another input.
    ///
    /// The result is false if the present candidate is not the first one. It is also false if the other input has
    /// another keyboard or other scroll views.
    func judgesAgain(for other: AutomaticScreen) -> Bool {
        guard index == 0, other.keyboard == screen.keyboard, other.scrollsLike(screen) else { return false }
        begin(judging: other)
        return true
    }

    private func begin(judging screen: AutomaticScreen) {
        (self.screen, verdicts, isDecided) = (screen, [], false)
    }

    /// Returns whether another candidate has replaced the present candidate.
    ///
    /// - Parameter keyboardTop: the keyboard's top in the window's coordinates, in points.
    func judgeAndGoOn(keyboardTop: CGFloat) -> Bool {
        guard !isDecided else { return false }
        let found = screen.sight(above: keyboardTop)
        verdicts.append(found)
        if found.input && found.button { return decide(on: index) }
        let next = verdicts.count
        guard next < candidates.count else { return decide(on: best) }
        return go(to: next)
    }

    private var best: Int {
        if let first = verdicts.firstIndex(where: \.input) { return first }
        let most = verdicts.map(\.height).max() ?? 0
        return verdicts.firstIndex { $0.height >= most } ?? 0
    }

    private func decide(on index: Int) -> Bool {
        isDecided = true
        return self.index == index ? false : go(to: index)
    }

    private func go(to index: Int) -> Bool {
        self.index = index
        avoiders = make(candidates[index])
        return true
    }
}

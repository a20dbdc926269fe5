import UIKit

/// One possibility to show an input: how to make room for it, and the views that change for this.
@MainActor
struct AutomaticCandidate {
    enum Way { case insets, safeArea, translation }

    let way: Way
    /// The reason for trying the candidate, in words.
    let reason: String
    /// The page whose safe area makes room.
    weak var page: UIViewController?
    /// The view that a translation moves as a whole.
    weak var ground: UIView?
    /// The scroll views that scroll to the input; if `way` is `insets`, the first one also gets the inset.
    var scrollViews: [UIScrollView] = []
    /// The button that has to stay in sight with the input.
    var button: UIView?
}

/// The candidates for showing one input, and the avoiders of the candidate that is in use.
@MainActor
final class AutomaticChoice {
    private var screen: AutomaticScreen
    private let candidates: [AutomaticCandidate]
    /// Whether the input or its button counts as covered; for a visible input there are fewer candidates.
    private let isForCovered: Bool
    private var index = 0
    /// The visibility of the input with each candidate that was tried, in order.
    private var verdicts: [AutomaticScreen.Sight] = []
    private var isDecided = false
    private let make: (AutomaticCandidate) -> [any Avoider]
    /// The frame of the page before the first candidate was tried, in the window's coordinates, in points; nil outside
    /// a window, or if a scroll view can scroll the page.
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

    /// Returns whether this choice begins with the candidate that the other choice is using now.
    func serves(like other: AutomaticChoice) -> Bool {
        guard let mine = candidate, let present = other.candidate, mine.way == present.way else { return false }
        return mine.page === present.page && mine.ground === present.ground && mine.button === present.button
            && mine.scrollViews.elementsEqual(present.scrollViews) { $0 === $1 }
    }

    func takeOver(_ other: AutomaticChoice) { avoiders = other.avoiders }

    var window: UIWindow? { screen.typedView?.window }
    /// The button's frame in the window's coordinates, in points; nil if the choice has no button.
    var buttonFrame: CGRect? { screen.buttonFrame }
    var name: String { screen.typedView?.nameInLog ?? "a view that is gone" }
    func serves(_ place: AutomaticScreen.Place) -> Bool { screen.typedView === place.view }
    var keyboard: AutomaticScreen.KeyboardPlace { screen.keyboard }
    var candidate: AutomaticCandidate? { candidates.indices.contains(index) ? candidates[index] : nil }

    /// Whether the avoiders are still in the input's window.
    var isInPlace: Bool {
        guard let window else { return false }
        return avoiders.allSatisfy { $0.avoidingView?.window === window }
    }

    /// Whether UIKit has moved the page; a movement by the avoiders of this choice is ignored.
    ///
    /// UIKit moves a sheet after it has announced the keyboard.
    var hasMovedPage: Bool {
        guard let groundFrame, var now = screen.groundFrame else { return false }
        if candidate?.way == .translation, let mover = avoiders.first { now.origin.y -= mover.share }
        return abs(now.minY - groundFrame.minY) > 0.5 || abs(now.height - groundFrame.height) > 0.5
    }

    /// Returns whether the input or its button has gone out of sight; a person's scrolling is ignored.
    ///
    /// - Parameter keyboardTop: the keyboard's top in the window's coordinates, in points.
    func hasBecomeWorse(keyboardTop: CGFloat) -> Bool {
        guard isDecided, verdicts.indices.contains(index) else { return false }
        let verdict = verdicts[index]
        let now = screen.sight(above: keyboardTop)
        let isInputWorse = verdict.input && !now.input && !screen.inputScrolls
        return isInputWorse || (verdict.button && !now.button)
    }

    /// Requests a new check of the first candidate, because the keyboard has become higher.
    ///
    /// The method returns true only if the first candidate is still in use, the input was covered, and the keyboard is
    /// higher in a window of the same size.
    func judgesAgain(forHigher keyboard: AutomaticScreen.KeyboardPlace) -> Bool {
        guard index == 0, isForCovered, keyboard.isHigher(than: screen.keyboard) else { return false }
        screen.keyboard = keyboard
        begin(judging: screen)
        return true
    }

    /// Requests a new check of the first candidate, because another input is edited; returns false if the list of
    /// candidates for that input might begin differently.
    func judgesAgain(for other: AutomaticScreen) -> Bool {
        guard index == 0, other.keyboard == screen.keyboard, other.scrollsLike(screen) else { return false }
        begin(judging: other)
        return true
    }

    private func begin(judging screen: AutomaticScreen) {
        (self.screen, verdicts, isDecided) = (screen, [], false)
    }

    /// Checks whether the present candidate shows the input, and returns whether another candidate has replaced it.
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

    /// The index of the first candidate that shows the whole input, or else of the candidate that shows most of it.
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

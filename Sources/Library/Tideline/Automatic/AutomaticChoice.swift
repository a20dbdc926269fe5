import UIKit

/// Something that may give way for an input.
@MainActor
struct AutomaticCandidate {
    enum Way { case insets, safeArea, translation }

    let way: Way
    /// Why it may serve, in words.
    let reason: String
    /// The page whose safe area or view gives way.
    weak var page: UIViewController?
    /// Scroll views that show the input once there is room, the one that gives way first.
    var scrollViews: [UIScrollView] = []
    /// The button that has to stay in sight with the input.
    var button: UIView?
}

/// What gives way for one input, and what else might.
@MainActor
final class AutomaticChoice {
    /// What an input, and the button that belongs to it, looked like with a candidate.
    private struct Verdict { let showsInput, showsButton: Bool }

    private let screen: AutomaticScreen
    private let candidates: [AutomaticCandidate]
    private var index = 0
    /// One for each candidate that has been tried, in their order.
    private var verdicts: [Verdict] = []
    private var isDecided = false
    private let make: (AutomaticCandidate) -> [any Avoider]
    private(set) var avoiders: [any Avoider] = []

    /// - Parameter make: makes the avoiders of a candidate.
    init(
        _ screen: AutomaticScreen, _ candidates: [AutomaticCandidate],
        make: @escaping (AutomaticCandidate) -> [any Avoider]
    ) {
        (self.screen, self.candidates, self.make) = (screen, candidates, make)
    }

    /// Lets the first candidate give way.
    func begin() { avoiders = candidate.map(make) ?? [] }

    /// Whether the first candidate is what another choice has let give way.
    func serves(like other: AutomaticChoice) -> Bool {
        guard let mine = candidate, let present = other.candidate, mine.way == present.way else { return false }
        return mine.page === present.page && mine.scrollViews.elementsEqual(present.scrollViews) { $0 === $1 }
            && mine.button === present.button
    }

    /// Goes on with what gives way already.
    func takeOver(_ other: AutomaticChoice) { avoiders = other.avoiders }

    var input: UIView? { screen.input }
    var page: UIViewController? { screen.page }
    var candidate: AutomaticCandidate? { candidates.indices.contains(index) ? candidates[index] : nil }

    /// Whether what gives way is still around the input.
    var isInPlace: Bool {
        guard let input, input.window != nil else { return false }
        return avoiders.allSatisfy { $0.avoidingView?.window === input.window }
    }

    /// Whether what was in sight when it was decided no longer is; a person may scroll an input away.
    ///
    /// - Parameter keyboardTop: in the window's coordinates, in points.
    func hasBecomeWorse(keyboardTop: CGFloat) -> Bool {
        guard isDecided, verdicts.indices.contains(index) else { return false }
        let verdict = verdicts[index]
        let now = screen.sight(above: keyboardTop)
        let isInputWorse = verdict.showsInput && !now.input && !screen.inputScrolls
        return isInputWorse || (verdict.showsButton && !now.button)
    }

    /// Looks at the result; returns whether another candidate's avoiders are to follow now.
    ///
    /// - Parameter keyboardTop: in the window's coordinates, in points.
    func judgeAndGoOn(keyboardTop: CGFloat) -> Bool {
        guard !isDecided else { return false }
        let found = screen.sight(above: keyboardTop)
        verdicts.append(Verdict(showsInput: found.input, showsButton: found.button))
        if found.input && found.button { return decide(on: index) }
        let next = verdicts.count
        guard next < candidates.count else { return decide(on: verdicts.firstIndex(where: \.showsInput) ?? 0) }
        return go(to: next)
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

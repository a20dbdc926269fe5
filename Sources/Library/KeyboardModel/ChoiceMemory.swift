import CoreGraphics

/// Decides which candidate of `automatic` makes room, from what each of them has brought into sight.
///
/// The candidates are tried in their order, each at most once. The first one that shows the input and its button makes
/// room, or the best one.
public struct ChoiceMemory: Equatable, Sendable {
    /// What the keyboard still covers with the best candidate.
    public enum Rest: Sendable { case input, button }

    private enum State: Equatable {
        /// These verdicts are those of the candidates before the present one, and none of them was enough.
        case trying([ChoiceSight.Verdict])
        /// A candidate makes room, and has shown this.
        case decided(Int, ChoiceSight.Verdict)
    }

    private let count: Int
    private var state = State.trying([])

    /// A memory that has judged nothing.
    ///
    /// - Parameter count: the number of candidates, 1 or more.
    public init(count: Int) { self.count = count }

    /// The candidate that makes room, or the one that is being tried.
    public var index: Int {
        switch state {
        case .trying(let verdicts): verdicts.count
        case .decided(let index, _): index
        }
    }

    /// Whether a candidate has been chosen.
    public var isDecided: Bool { if case .decided = state { true } else { false } }

    /// What the keyboard still covers; nil if it covers nothing, or before the choice is made.
    public var rest: Rest? {
        guard case .decided(_, let verdict) = state else { return nil }
        return verdict.showsInput ? verdict.showsButton ? nil : .button : .input
    }

    /// Judges the present candidate, and returns whether another one takes its place.
    public mutating func judge(_ sight: @autoclosure () -> ChoiceSight) -> Bool {
        guard case .trying(let before) = state else { return false }
        let verdicts = before + [sight().verdict], present = before.count
        guard !verdicts[present].showsAll, verdicts.count < count else {
            let best = Self.best(of: verdicts)
            state = .decided(best, verdicts[best])
            return best != present
        }
        state = .trying(verdicts)
        return true
    }

    private static func best(of verdicts: [ChoiceSight.Verdict]) -> Int {
        let first = verdicts.firstIndex(where: \.showsAll) ?? verdicts.firstIndex(where: \.showsInput)
        if let first { return first }
        let most = verdicts.map(\.height).max() ?? 0
        return verdicts.firstIndex { $0.height >= most } ?? 0
    }

    /// Returns whether the input or its button has gone out of sight for another reason than scrolling by a person.
    public func hasBecomeWorse(in now: @autoclosure () -> ChoiceSight) -> Bool {
        guard case .decided(_, let before) = state else { return false }
        let sight = now(), verdict = sight.verdict
        let isInputWorse = before.showsInput && !verdict.showsInput && !sight.inputScrolls
        return isInputWorse || (before.showsButton && !verdict.showsButton)
    }

    /// Judges the candidates from the first one on again, if the first one makes room.
    ///
    /// The result is false if another one makes room, because the first one has failed for other circumstances.
    public mutating func judgeAgain() -> Bool {
        guard index == 0 else { return false }
        state = .trying([])
        return true
    }
}

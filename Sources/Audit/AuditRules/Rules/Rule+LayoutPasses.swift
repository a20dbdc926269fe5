import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// Returns the greatest allowed number of layout passes for a movement of the keyboard.
    ///
    /// Each view may be laid out twice: once for the keyboard, once because a subview moved. A small screen may have 24
    /// passes, which leaves room for one or two additional bars. A movement has more than 24 frames, so a layout in
    /// every frame exceeds 24.
    public static func layoutPassBudget(viewCount: Int) -> Int { max(24, 2 * viewCount) }

    /// Returns the layout passes that scrolling causes.
    ///
    /// The keyboard itself changes the offset at most twice, so only more changes count as scrolling.
    private static func layoutPassesOfScrolling(
        during transition: KeyboardMotion.Transition, in snapshots: [SceneSnapshot]
    ) -> Int {
        let slice = snapshots[transition.first...transition.last]
        let steps = zip(slice, slice.dropFirst()).filter { $0.scrollOffsets != $1.scrollOffsets }
        return steps.count > 2 ? steps.reduce(0) { $0 + passes(from: $1.0, to: $1.1) } : 0
    }

    /// Counts the layout passes in the frames in which a finger drags.
    ///
    /// Each of these frames needs a layout, so its passes are no fault.
    private static func layoutPassesOfFinger(
        during transition: KeyboardMotion.Transition, in snapshots: [SceneSnapshot]
    ) -> Int {
        let slice = snapshots[transition.first...transition.last]
        return zip(slice, slice.dropFirst()).filter { ($1.personalScrolls ?? 0) > ($0.personalScrolls ?? 0) }
            .reduce(0) { $0 + passes(from: $1.0, to: $1.1) }
    }

    /// Counts the layout passes in the run with a hidden keyboard, such as those for words that arrive meanwhile.
    private static func layoutPasses(of twin: Twin?, during transition: KeyboardMotion.Transition) -> Int {
        guard let first = twin?.picture(at: transition.first), let last = twin?.picture(at: transition.last) else {
            return 0
        }
        return max(0, passes(from: first, to: last))
    }

    private static func passes(from one: SceneSnapshot, to other: SceneSnapshot) -> Int {
        (other.layoutPasses ?? 0) - (one.layoutPasses ?? 0)
    }

    /// A movement of the keyboard causes too many layout passes.
    public static let layoutPasses = Rule(
        id: .layoutPasses,
        title: "Too much layout",
        explanation: """
            One movement of the keyboard may lay out each view twice, or 24 layout passes in all on a small screen. \
            More passes mean that layout runs in every frame, or in a circle. The rule ignores frames in which content \
            scrolls by itself or a finger drags the keyboard. It also ignores passes that happen with a hidden keyboard.
            """,
        severity: .warning,
        besideTwin: layoutPasses(in:beside:))

    private static func layoutPasses(in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Finding] {
        KeyboardMotion.transitions(in: snapshots).compactMap { transition in
            let end = snapshots[transition.last]
            let passes =
                passes(from: snapshots[transition.first], to: end)
                - layoutPassesOfFinger(during: transition, in: snapshots)
            guard passes > layoutPassBudget(viewCount: 0) else { return nil }
            // The last snapshot lacks the rows that have scrolled out of sight. These rows were laid out too, so the
            // views of both snapshots count.
            let views = Set((snapshots[transition.first].root.flattened + end.root.flattened).map(\.id))
            let budget = layoutPassBudget(viewCount: views.count)
            guard passes > budget,
                passes > budget + layoutPassesOfScrolling(during: transition, in: snapshots),
                passes > budget + layoutPasses(of: twin, during: transition)
            else { return nil }
            return Finding(
                rule: .layoutPasses, of: end.root, amount: Double(passes), in: end,
                message: "\(end.root.name) laid out \(passes) times in one keyboard movement by "
                    + "\(end.time.secondsText), budget \(budget)")
        }
    }
}

extension SceneSnapshot {
    fileprivate var scrollOffsets: [CGPoint] { root.nodes(where: \.geometry.scrolls).map(\.geometry.bounds.origin) }
}

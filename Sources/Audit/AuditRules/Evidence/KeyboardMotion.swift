import CoreGraphics
public import Foundation
public import SceneModel

/// The movements of the keyboard within a recording, and how well views keep up with them.
public enum KeyboardMotion {
    /// One movement of the keyboard; it begins at rest or with a new target frame, and ends at rest or before the next
    /// new target frame.
    public struct Transition: Sendable, Equatable {
        /// The index of the first snapshot.
        public var first: Int
        /// The index of the last snapshot.
        public var last: Int

        /// Creates a transition from snapshot indices.
        public init(first: Int, last: Int) {
            self.first = first
            self.last = last
        }
    }

    /// The distance that a view may always move in one frame, in points, even if the keyboard is slow.
    static let leeway = 10.0

    /// The fraction of its whole movement that a view may cover in one frame, at any speed of the keyboard.
    ///
    /// At this fraction a movement takes at least five frames, and a person sees it as a movement instead of a jump.
    static let smoothPart = 0.2

    /// Finds the keyboard's movements.
    ///
    /// A new target frame during a movement begins a new movement. Rotations and movements of an invisible keyboard are
    /// left out.
    public static func transitions(in snapshots: [SceneSnapshot]) -> [Transition] {
        var result: [Transition] = []
        var open: Transition?
        for index in snapshots.indices.dropFirst() {
            let before = snapshots[index - 1], now = snapshots[index]
            let moves = isMoving(from: before, to: now)
            let isNewGoal = before.keyboard.targetFrameInScreen != now.keyboard.targetFrameInScreen
            if let current = open, !moves || isNewGoal {
                result.append(current)
                open = nil
            }
            if moves { open = Transition(first: open?.first ?? index - 1, last: index) }
        }
        if let open { result.append(open) }
        return result.filter { transition in
            snapshots[transition.first...transition.last].contains { $0.visibleKeyboardFrame != nil }
        }
    }

    /// Finds the movements of the keyboard with one announcement and one animation curve, which views have to follow
    /// exactly.
    ///
    /// A third-party keyboard or a hasty person may cause a second announcement during the movement. Then views move on
    /// several curves, and only the end of the movement can be judged.
    static func steadyTransitions(in snapshots: [SceneSnapshot]) -> [Transition] {
        let all = transitions(in: snapshots)
        func isReplaced(_ index: Int) -> Bool {
            guard all.indices.contains(index), all.indices.contains(index + 1) else { return false }
            return all[index].last == all[index + 1].first && snapshots[all[index].last].keyboard.isMoving
        }
        func isAnnouncedOnce(_ transition: Transition) -> Bool {
            guard let first = snapshots[transition.first].keyboard.announcements,
                let last = snapshots[transition.last].keyboard.announcements
            else { return true }
            return last - first <= 1
        }
        return all.indices.filter { !isReplaced($0) && !isReplaced($0 - 1) && isAnnouncedOnce(all[$0]) }.map { all[$0] }
    }

    /// A view is judged if its bottom edge comes this close to the highest position of the keyboard's top, in points,
    /// or below it.
    private static let nearness: CGFloat = 8

    /// Whether a view comes near the keyboard during a movement; a view far above the keyboard may stay where it is.
    static func isNear(_ nodeID: Int, during transition: Transition, in snapshots: [SceneSnapshot]) -> Bool {
        let ends = [snapshots[transition.first], snapshots[transition.last]]
        guard let top = ends.map(\.keyboard.frameInScreen.minY).min() else { return false }
        return ends.contains { ($0.root.node(withID: nodeID)?.frameInScreen.maxY ?? .infinity) + nearness > top }
    }

    static func isMoving(from before: SceneSnapshot, to now: SceneSnapshot) -> Bool {
        guard before.screen.size == now.screen.size else { return false }
        return before.keyboard.isMoving || now.keyboard.isMoving
            || before.keyboard.frameInScreen != now.keyboard.frameInScreen
    }

    /// Returns the completed fraction of the movement of the keyboard's top edge, for each snapshot of a transition.
    ///
    /// The result is `nil` if the keyboard ends at its start position.
    public static func progress(of transition: Transition, in snapshots: [SceneSnapshot]) -> [Double]? {
        let tops = snapshots[transition.first...transition.last].map { Double($0.keyboard.frameInScreen.minY) }
        guard let start = tops.first, let end = tops.last, abs(end - start) > 0.5 else { return nil }
        return tops.map { ($0 - start) / (end - start) }
    }

    /// Returns the greatest distance, in points, between a view's bottom edge and its expected position.
    ///
    /// The view's movement extends from its position at the beginning to its position in the next picture at rest. At
    /// each snapshot the view and the keyboard should have completed equal fractions of their movements. The result is
    /// `nil` if a snapshot lacks the view, or if the keyboard stays where it is.
    public static func lag(
        of nodeID: Int, during transition: Transition, in snapshots: [SceneSnapshot]
    ) -> (points: Double, at: Double)? {
        lag(of: nodeID, during: transition, in: snapshots, beside: nil).map { ($0.points, $0.picture.time) }
    }

    /// Returns the lag of a view after subtracting the view's movement in the twin, the same run without a keyboard.
    static func lag(
        of nodeID: Int, during transition: Transition, in snapshots: [SceneSnapshot], beside twin: Twin?
    ) -> (points: Double, picture: SceneSnapshot)? {
        let transition = withoutChangeOfMind(transition, in: snapshots)
        guard let progress = progress(of: transition, in: snapshots) else { return nil }
        let slice = snapshots[transition.first...transition.last]
        let bottoms = slice.indices.compactMap { index in
            snapshots[index].root.node(withID: nodeID).map { node in
                let way = twin?.travel(of: nodeID, in: snapshots[index].root, from: transition.first, to: index)
                return Double(node.frameInScreen.maxY) - (way?.bottom ?? 0)
            }
        }
        guard bottoms.count == slice.count, let start = bottoms.first, let last = bottoms.last else { return nil }
        let end = restingBottom(of: nodeID, after: transition, in: snapshots, beside: twin) ?? last
        let distances = zip(bottoms, progress).map { abs($0 - (start + (end - start) * $1)) }
        guard let worst = distances.indices.max(by: { distances[$0] < distances[$1] }) else { return nil }
        return (distances[worst], snapshots[transition.first + worst])
    }

    /// Finds the picture at rest that ends a movement; `nil` if another movement, a change of the screen or the focus,
    /// or an action of a person comes first.
    private static func rest(after transition: Transition, in snapshots: [SceneSnapshot]) -> Int? {
        let last = snapshots[transition.last]
        let later = snapshots[transition.last...].prefix {
            $0.keyboard.targetFrameInScreen == last.keyboard.targetFrameInScreen && $0.screen.size == last.screen.size
                && $0.focusedNodeID == last.focusedNodeID && $0.personalMoves == last.personalMoves
        }
        return later.firstIndex(where: \.isSettled)
    }

    private static func restingBottom(
        of nodeID: Int, after transition: Transition, in snapshots: [SceneSnapshot], beside twin: Twin?
    ) -> Double? {
        guard let index = rest(after: transition, in: snapshots),
            let node = snapshots[index].root.node(withID: nodeID)
        else { return nil }
        let way = twin?.travel(of: nodeID, in: snapshots[index].root, from: transition.first, to: index)
        return Double(node.frameInScreen.maxY) - (way?.bottom ?? 0)
    }

    /// A few pictures of a movement, one of which shows the greatest lag of a view.
    struct TellingPictures {
        private let progress: [Double]
        private let roots: [SceneNode]
        private let rest: SceneNode?

        /// Picks the first and the last picture of each stretch in which all views move in proportion to the keyboard.
        ///
        /// Outside these stretches it picks every picture.
        init(of transition: Transition, in snapshots: [SceneSnapshot]) {
            rest = KeyboardMotion.rest(after: transition, in: snapshots).map { snapshots[$0].root }
            let transition = withoutChangeOfMind(transition, in: snapshots)
            let all = KeyboardMotion.progress(of: transition, in: snapshots) ?? []
            let stretches = all.isEmpty ? [] : ProportionalStretch.all(of: transition, in: snapshots)
            let indices = Set(stretches.flatMap { [$0.first, $0.last] }).sorted()
            progress = indices.map { all[$0 - transition.first] }
            roots = indices.map { snapshots[$0].root }
        }

        func showLag(of nodeID: Int, beyond points: Double) -> Bool {
            let place = roots.first?.path(to: nodeID) ?? []
            let bottoms = roots.compactMap { root in
                root.node(withID: nodeID, expectedAt: place).map { Double($0.frameInScreen.maxY) }
            }
            guard bottoms.count == roots.count, let start = bottoms.first, let last = bottoms.last else { return false }
            let end = rest?.node(withID: nodeID, expectedAt: place).map { Double($0.frameInScreen.maxY) } ?? last
            return zip(bottoms, progress).contains {
                !(abs($0 - (start + (end - start) * $1)) <= points - ProportionalStretch.rounding)
            }
        }
    }

    /// Shortens a movement so that it begins with the first picture in which the keyboard has its final target frame.
    ///
    /// If the target frame changed between the first two pictures, the first picture belongs to another movement.
    private static func withoutChangeOfMind(_ transition: Transition, in snapshots: [SceneSnapshot]) -> Transition {
        let first = snapshots[transition.first], second = snapshots[min(transition.first + 1, transition.last)]
        let changes =
            first.keyboard.isMoving && first.time < second.time
            && first.keyboard.targetFrameInScreen != second.keyboard.targetFrameInScreen
        return changes ? Transition(first: transition.first + 1, last: transition.last) : transition
    }

    /// Returns the greatest lag of a view over all movements of the keyboard, in points; 0 for a view that keeps up.
    public static func lag(of nodeID: Int, in snapshots: [SceneSnapshot]) -> Double {
        transitions(in: snapshots).compactMap { lag(of: nodeID, during: $0, in: snapshots)?.points }.max() ?? 0
    }

    /// Returns the distance that the top edge or the bottom edge has moved between two frames, in points, whichever is
    /// greater.
    ///
    /// The frames are in the screen's coordinates.
    public static func travel(from before: CGRect, to now: CGRect) -> Double {
        Double(max(abs(now.minY - before.minY), abs(now.maxY - before.maxY)))
    }

    /// Counts the layout passes during a movement of the keyboard.
    public static func layoutPasses(during transition: Transition, in snapshots: [SceneSnapshot]) -> Int {
        (snapshots[transition.last].layoutPasses ?? 0) - (snapshots[transition.first].layoutPasses ?? 0)
    }
}

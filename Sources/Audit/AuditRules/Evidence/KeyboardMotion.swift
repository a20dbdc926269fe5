import CoreGraphics
public import Foundation
public import SceneModel

/// The movements of the keyboard within a recording, and the views' delay behind them.
public enum KeyboardMotion {
    /// A movement of the keyboard.
    ///
    /// The movement begins at rest or when the target frame changes. The movement ends at rest or when the target frame
    /// changes again.
    public struct Transition: Sendable, Equatable {
        /// The index of the first snapshot.
        public var first: Int
        /// The index of the last snapshot.
        public var last: Int
    }

    /// The distance that a view may always move in a frame, in points, even if the keyboard is slow.
    static let leeway = 10.0

    /// The part of a view's whole movement that may happen in a single frame.
    ///
    /// With a fifth in each frame the view needs five frames, so a person sees no jump.
    static let smoothPart = 0.2

    /// Finds the keyboard's movements.
    ///
    /// A new target frame begins a new movement. Rotations and movements of an invisible keyboard are left out.
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

    /// Finds the movements that UIKit has announced only once.
    ///
    /// During a movement with a second announcement, views move on several curves.
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

    /// The greatest distance of a judged view above the keyboard, in points.
    ///
    /// The rules judge a view only if its bottom edge is less than this distance above the highest position of the
    /// keyboard's top, or below that position.
    private static let nearness: CGFloat = 8

    /// Returns whether a view is so near to the keyboard that it has to move.
    ///
    /// A view far above the keyboard may stay in place.
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

    /// Returns the completed fraction of the movement of the keyboard's top, for each snapshot.
    ///
    /// The result is nil if the keyboard ends at its start position.
    public static func progress(of transition: Transition, in snapshots: [SceneSnapshot]) -> [Double]? {
        let tops = snapshots[transition.first...transition.last].map { Double($0.keyboard.frameInScreen.minY) }
        guard let start = tops.first, let end = tops.last, abs(end - start) > 0.5 else { return nil }
        return tops.map { ($0 - start) / (end - start) }
    }

    /// Returns the greatest distance of a view's bottom edge from its expected position, in points.
    ///
    /// At each instant, the view should have completed the same fraction of its movement as the keyboard. The view's
    /// movement ends at its next position at rest. The result is nil if a snapshot does not contain the view, or if the
    /// keyboard does not move.
    public static func lag(
        of nodeID: Int, during transition: Transition, in snapshots: [SceneSnapshot]
    ) -> (points: Double, at: Double)? {
        lag(of: nodeID, scrolls: false, during: transition, in: snapshots, beside: nil).map {
            ($0.points, $0.picture.time)
        }
    }

    /// Returns the greatest distance of a view from its expected position.
    ///
    /// The method first subtracts the view's movement in the recording with a hidden keyboard. A view in scrolling
    /// content is not attached to the keyboard. There, the distance is the part that the keyboard covers only because
    /// the view is too low.
    static func lag(
        of nodeID: Int, scrolls: Bool, during transition: Transition, in snapshots: [SceneSnapshot], beside twin: Twin?
    ) -> (points: Double, picture: SceneSnapshot)? {
        let transition = withoutChangeOfMind(transition, in: snapshots)
        guard let progress = progress(of: transition, in: snapshots) else { return nil }
        let slice = snapshots[transition.first...transition.last]
        func bottom(at index: Int) -> Double? {
            snapshots[index].root.node(withID: nodeID).map { node in
                let way = twin?.travel(of: nodeID, in: snapshots[index].root, from: transition.first, to: index)
                return Double(node.frameInScreen.maxY) - (way?.bottom ?? 0)
            }
        }
        let bottoms = slice.indices.compactMap(bottom(at:))
        guard bottoms.count == slice.count, let start = bottoms.first, let last = bottoms.last else { return nil }
        let end = rest(after: transition, in: snapshots).flatMap(bottom(at:)) ?? last
        let distances = zip(zip(bottoms, progress), slice).map { place, snapshot in
            let below = place.0 - (start + (end - start) * place.1)
            return scrolls ? min(below, covered(nodeID, in: snapshot)) : abs(below)
        }
        guard let worst = distances.indices.max(by: { distances[$0] < distances[$1] }) else { return nil }
        return (distances[worst], snapshots[transition.first + worst])
    }

    /// The distance from the keyboard's top to a view's bottom edge, in points, greater than 0 for a covered view.
    private static func covered(_ nodeID: Int, in snapshot: SceneSnapshot) -> Double {
        snapshot.root.node(withID: nodeID).map { Double($0.frameInScreen.maxY - snapshot.keyboard.frameInScreen.minY) }
            ?? 0
    }

    /// Returns whether a view covers four fifths of its way in one step, before the keyboard has covered half of its own.
    static func leapsAhead(_ nodeID: Int, during transition: Transition, in snapshots: [SceneSnapshot]) -> Bool {
        guard let progress = progress(of: transition, in: snapshots),
            let half = progress.firstIndex(where: { $0 >= 0.5 })
        else { return false }
        func bottom(at place: Int) -> Double? {
            (snapshots[place].root.node(withID: nodeID)?.frameInScreen.maxY).map(Double.init)
        }
        guard let start = bottom(at: transition.first), let end = bottom(at: transition.last) else { return false }
        let bottoms = (transition.first..<transition.first + half).map { bottom(at: $0) ?? start }
        let longest = zip(bottoms, bottoms.dropFirst()).map { abs($1 - $0) }.max() ?? 0
        return longest > leeway && longest >= (1 - smoothPart) * abs(end - start)
    }

    private static func rest(after transition: Transition, in snapshots: [SceneSnapshot]) -> Int? {
        let last = snapshots[transition.last]
        let later = snapshots[transition.last...].prefix {
            $0.keyboard.targetFrameInScreen == last.keyboard.targetFrameInScreen && $0.screen.size == last.screen.size
                && $0.focusedNodeID == last.focusedNodeID && $0.personalMoves == last.personalMoves
        }
        return later.firstIndex(where: \.isSettled)
    }

    /// A few snapshots of a movement, which are enough to find the greatest lag of any view.
    struct TellingPictures {
        private let progress: [Double]
        private let roots: [SceneNode]
        private let rest: SceneNode?

        /// Picks the snapshots of a movement.
        ///
        /// While all views move in proportion to the keyboard, the first and the last snapshot are enough.
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

    /// The first snapshot belongs to another movement if the target frame or a finger has moved the keyboard since then.
    private static func withoutChangeOfMind(_ transition: Transition, in snapshots: [SceneSnapshot]) -> Transition {
        let first = snapshots[transition.first], second = snapshots[min(transition.first + 1, transition.last)]
        let changes =
            first.keyboard.isMoving && first.time < second.time
            && first.keyboard.targetFrameInScreen != second.keyboard.targetFrameInScreen
        let isDragged = first.personalScrolls != second.personalScrolls
        return changes || isDragged ? Transition(first: transition.first + 1, last: transition.last) : transition
    }

    /// Returns the movement of a frame's top or bottom edge, whichever is greater, in points.
    ///
    /// The frames are in the screen's coordinates.
    public static func travel(from before: CGRect, to now: CGRect) -> Double {
        Double(max(abs(now.minY - before.minY), abs(now.maxY - before.maxY)))
    }
}

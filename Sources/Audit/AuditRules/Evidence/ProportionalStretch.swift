import CoreGraphics
import Foundation
import SceneModel

/// Consecutive snapshots from one movement of the keyboard.
///
/// If all animations have the keyboard's timing, all edges complete equal fractions of their movements. Then the first
/// and the last snapshot determine all snapshots between the two.
struct ProportionalStretch: Equatable {
    static let rounding = 1e-6

    let first: Int
    let last: Int
    let isProportional: Bool

    /// Divides a movement into stretches.
    ///
    /// Each stretch begins with the last snapshot of the previous stretch.
    static func all(of transition: KeyboardMotion.Transition, in snapshots: [SceneSnapshot]) -> [ProportionalStretch] {
        var found: [ProportionalStretch] = []
        var scene = snapshots[transition.first].scene, begin = transition.first
        for index in transition.first..<transition.last {
            let next = snapshots[index + 1].scene
            if let scene, scene === next, scene.movesWithKeyboard {
                if index + 1 == transition.last {
                    found.append(ProportionalStretch(first: begin, last: index + 1, isProportional: true))
                }
                continue
            }
            if begin < index { found.append(ProportionalStretch(first: begin, last: index, isProportional: true)) }
            found.append(ProportionalStretch(first: index, last: index + 1, isProportional: false))
            (scene, begin) = (next, index + 1)
        }
        return found
    }

    /// Whether no view jumps.
    ///
    /// The method checks the view that moves farthest, because all other views move less.
    func hasNoJump(in snapshots: [SceneSnapshot]) -> Bool {
        guard isProportional else { return false }
        let tops = snapshots[first...last].map { Double($0.keyboard.frameInScreen.minY) }
        guard let start = tops.first, let end = tops.last else { return false }
        let way = abs(end - start), longest = zip(tops, tops.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        guard let farthest = snapshots[first].root.farthestTravel(to: snapshots[last].root) else { return false }
        if farthest == 0 { return true }
        guard way > 0.5, farthest.isFinite else { return false }
        return longest * (farthest / way - 2) < KeyboardMotion.leeway - Self.rounding
    }
}

extension SceneNode {
    /// Returns the greatest distance that this view or a view inside it moves.
    ///
    /// The result is nil if the two snapshots contain different views, or if a view is hidden in only one of them.
    func farthestTravel(to other: SceneNode) -> Double? {
        if isSame(as: other) || isHidden && other.isHidden { return 0 }
        if isCarriedWhole(to: other) { return KeyboardMotion.travel(from: frameInScreen, to: other.frameInScreen) }
        guard id == other.id, isHidden == other.isHidden, children.count == other.children.count else { return nil }
        var farthest = KeyboardMotion.travel(from: frameInScreen, to: other.frameInScreen)
        for (before, after) in zip(children, other.children) {
            guard let inside = before.farthestTravel(to: after) else { return nil }
            // NaN means an unknown distance, so the result is NaN as soon as one distance is NaN.
            farthest = inside > farthest || inside.isNaN ? inside : farthest
        }
        return farthest
    }
}

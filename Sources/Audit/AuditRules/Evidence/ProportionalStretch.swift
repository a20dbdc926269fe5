import CoreGraphics
import Foundation
import SceneModel

/// Consecutive snapshots of a keyboard's movement, and whether everything in them moves in proportion to the keyboard.
///
/// If all animations of a scene have the keyboard's timing, every edge and the keyboard's top have always completed
/// equal fractions of their movements. The first and the last snapshot then determine the snapshots between them.
struct ProportionalStretch: Equatable {
    /// The largest rounding error, in points.
    static let rounding = 1e-6

    let first: Int
    let last: Int
    let isProportional: Bool

    /// Divides a movement into stretches, in order; each begins with the last picture of the previous stretch.
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

    /// Whether every view is certain to move smoothly.
    ///
    /// The view that moves farthest is compared with the keyboard, because all other views move less.
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
    /// Returns the longest distance that any view in this subtree moves from this picture to another one, in points.
    ///
    /// The result is nil if the views or their visibility differ. Views that are hidden in both pictures are left out.
    func farthestTravel(to other: SceneNode) -> Double? {
        if isSame(as: other) || isHidden && other.isHidden { return 0 }
        if isCarriedWhole(to: other) { return KeyboardMotion.travel(from: frameInScreen, to: other.frameInScreen) }
        guard id == other.id, isHidden == other.isHidden, children.count == other.children.count else { return nil }
        var farthest = KeyboardMotion.travel(from: frameInScreen, to: other.frameInScreen)
        for (before, after) in zip(children, other.children) {
            guard let inside = before.farthestTravel(to: after) else { return nil }
            // Keep NaN, because it marks an unknown distance.
            farthest = inside > farthest || inside.isNaN ? inside : farthest
        }
        return farthest
    }
}

import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The time for which a view may move on after the keyboard, in seconds.
    static let settlingTime = 0.25

    /// A view continues to move long after the keyboard has come to rest.
    public static let slowSettle = Rule(
        id: .slowSettle,
        title: "A view comes to rest late",
        explanation: """
            A view that moves with the keyboard, or begins to move at the end of the keyboard's movement, must be at \
            rest 0.25 s after the keyboard. Until then a tap misses the view. The rule ignores views that begin to \
            move later, such as messages, and content that is scrolled.
            """,
        severity: .warning
    ) { snapshots in
        KeyboardMotion.steadyTransitions(in: snapshots).flatMap { transition -> [Finding] in
            let last = snapshots[transition.last]
            let same = snapshots[transition.last...].prefix {
                $0.keyboard.targetFrameInScreen == last.keyboard.targetFrameInScreen
                    && $0.screen.size == last.screen.size && $0.personalMoves == last.personalMoves
                    && $0.focusedNodeID == last.focusedNodeID
            }
            // What moves after a rest has a cause of its own, such as a tap.
            guard let before = same.first(where: { $0.time >= last.time + settlingTime }),
                let after = same.first(where: \.isSettled), before.time < after.time
            else { return [] }
            let moved = before.root.movedOutermost(
                to: after.root, since: snapshots[transition.first].root, within: last.screenBounds)
            return moved.map { node, way in
                Finding(
                    rule: .slowSettle, of: node, amount: way, in: after,
                    message: "\(node.spokenName) went on for \(way.pointsText) until \(after.time.secondsText), "
                        + "though the keyboard stood at \(last.time.secondsText)")
            }
        }
    }
}

extension SceneNode {
    /// Returns the outermost views that move from this snapshot to a later one, with the distances in points.
    fileprivate func movedOutermost(
        to later: SceneNode, since earlier: SceneNode, within screen: CGRect
    ) -> [(node: SceneNode, way: Double)] {
        let ends = Dictionary(later.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
        let starts = Dictionary(earlier.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
        func look(at node: SceneNode) -> [(node: SceneNode, way: Double)] {
            guard let end = ends[node.id], let start = starts[node.id], !end.isHidden else { return [] }
            let way = KeyboardMotion.travel(from: node.frameInScreen, to: end.frameInScreen)
            let since = KeyboardMotion.travel(from: start.frameInScreen, to: node.frameInScreen)
            if way > 1, since > 1, way.isFinite, end.frameInScreen.common(with: screen) != nil { return [(end, way)] }
            return node.geometry.scrolls ? [] : node.children.flatMap(look(at:))
        }
        return look(at: self)
    }
}

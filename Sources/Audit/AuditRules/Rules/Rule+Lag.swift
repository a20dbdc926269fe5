import Foundation
import SceneModel

extension Rule {
    /// The greatest allowed distance of a view from its expected position, in points.
    ///
    /// A keyboard that announces several heights moves on several animation curves at once. A form that moves only for
    /// the last height may then differ by up to 0.9 pt.
    private static let lagTolerance = 1.0
    /// Scrolling content is not attached to the keyboard, so its views may differ more, in points.
    private static let lagToleranceOfContent = 8.0

    /// A view moves at the same time as the keyboard, but out of proportion to the keyboard.
    public static let lag = Rule(
        id: .lag,
        title: "A view does not move with the keyboard",
        explanation: """
            While the keyboard moves, the focused view and every marked control that moves must cover the same part of its \
            way at every instant, to one point and in content that scrolls to eight, the last one included: its way ends where it comes to rest. Otherwise a \
            gap opens or the keyboard runs over it. What the twin without a keyboard does at the same time is the app's. A view \
            that stays above the keyboard does not count.
            """,
        severity: .warning,
        besideTwin: lags(in:beside:))

    private static func lags(in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Finding] {
        KeyboardMotion.steadyTransitions(in: snapshots).flatMap { transition -> [Finding] in
            let end = snapshots[transition.last]
            let focus = end.focusedNodeID ?? snapshots[transition.first].focusedNodeID
            let dragged = DraggedContent(during: transition, in: snapshots)
            let telling = KeyboardMotion.TellingPictures(of: transition, in: snapshots)
            var followers: [(node: SceneNode, tolerance: Double)] = []
            end.root.visit(.marked, orID: focus) { node, travel in
                guard (node.isMarked || node.id == focus) && !node.isHidden else { return }
                followers.append((node, travel.up + travel.down > 0 ? lagToleranceOfContent : lagTolerance))
            }
            return followers.compactMap { node, tolerance in
                guard !dragged.contains(node.id), telling.showLag(of: node.id, beyond: tolerance),
                    KeyboardMotion.isNear(node.id, during: transition, in: snapshots),
                    let lag = KeyboardMotion.lag(of: node.id, during: transition, in: snapshots, beside: twin),
                    lag.points > tolerance
                else { return nil }
                return Finding(
                    rule: .lag, of: node, amount: lag.points, in: lag.picture,
                    message: "\(node.spokenName) \(lag.points.pointsText) away from the keyboard's motion "
                        + "at \(lag.picture.time.secondsText)")
            }
        }
    }
}

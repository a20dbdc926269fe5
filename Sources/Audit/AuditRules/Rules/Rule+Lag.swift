import Foundation
import SceneModel

extension Rule {
    /// The greatest allowed distance of a view from its expected position, in points.
    ///
    /// A keyboard that announces several heights moves on several animation curves at once. A form may move only for
    /// the last of these heights. Its distance from the expected position is then up to 0.9 pt.
    private static let lagTolerance = 1.0
    /// The greatest part of a view in scrolling content that the keyboard may cover in passing, in points.
    private static let lagToleranceOfContent = 8.0

    /// A view moves at the same time as the keyboard, but out of proportion to the keyboard.
    public static let lag = Rule(
        id: .lag,
        title: "A view does not move with the keyboard",
        explanation: """
            While the keyboard moves, the focused view and every marked control that moves must have completed the \
            same part of their movement as the keyboard, in each frame. The tolerance is one point. Otherwise a gap \
            opens, or the keyboard covers the view. Content that scrolls may move as the app likes, as long as the \
            keyboard covers no more than eight points of the view in passing. The last frame counts too: the movement \
            ends where the view comes to rest. The rule ignores movements that also happen with a hidden keyboard, \
            views that stay above the keyboard, and views that leap ahead of the keyboard in one step, because the \
            rule jump names them. A view outside of scroll views that stood within 8 pt of the keyboard must also \
            follow a finger that drags the keyboard down, although UIKit announces nothing then.
            """,
        severity: .warning,
        besideTwin: { lags(in: $0, beside: $1) + left(in: $0) })

    /// The views that hang in the air while a finger drags the keyboard away from under them.
    private static func left(in snapshots: [SceneSnapshot]) -> [Finding] {
        .worst(
            DraggedKeyboard.all(in: snapshots).flatMap { keyboard in
                keyboard.left(beyond: toleratedGap).map { view, way in
                    let named = view.nodes { $0.isMarked || $0.id == keyboard.now.focusedNodeID }.first ?? view
                    return (
                        "\(view.id)",
                        Finding(
                            rule: .lag, of: named, amount: way, in: keyboard.now,
                            message: "\(named.spokenName) \(way.pointsText) behind the keyboard that a finger drags "
                                + "at \(keyboard.now.time.secondsText)")
                    )
                }
            })
    }

    private static func lags(in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Finding] {
        KeyboardMotion.steadyTransitions(in: snapshots).flatMap { transition -> [Finding] in
            let end = snapshots[transition.last]
            let focus = end.focusedNodeID ?? snapshots[transition.first].focusedNodeID
            let dragged = DraggedContent(during: transition, in: snapshots)
            let telling = KeyboardMotion.TellingPictures(of: transition, in: snapshots)
            var followers: [(node: SceneNode, scrolls: Bool)] = []
            end.visit(.marked, orID: focus) { node, travel in
                guard (node.isMarked || node.id == focus) && !node.isHidden else { return }
                followers.append((node, travel.up + travel.down > 0))
            }
            return followers.compactMap { node, scrolls in
                let tolerance = scrolls ? lagToleranceOfContent : lagTolerance
                guard !dragged.contains(node.id), telling.showLag(of: node.id, beyond: tolerance),
                    KeyboardMotion.isNear(node.id, during: transition, in: snapshots),
                    let lag = KeyboardMotion.lag(
                        of: node.id, scrolls: scrolls, during: transition, in: snapshots, beside: twin),
                    lag.points > tolerance,
                    !KeyboardMotion.leapsAhead(node.id, during: transition, in: snapshots)
                else { return nil }
                return Finding(
                    rule: .lag, of: node, amount: lag.points, in: lag.picture,
                    message: "\(node.spokenName) \(lag.points.pointsText) away from the keyboard's motion "
                        + "at \(lag.picture.time.secondsText)")
            }
        }
    }
}

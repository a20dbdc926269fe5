import SceneModel

extension Rule {
    /// A view moves with the keyboard, but not in its rhythm.
    public static let lag = Rule(
        id: "lag",
        title: "A view does not move with the keyboard",
        explanation: """
            While the keyboard moves, the focused view and every marked control that moves must cover the same part of its \
            way at every instant, to half a point, the last one included: its way ends where it comes to rest. Otherwise a \
            gap opens or the keyboard runs over it. What makes room for a view that the app shows, hides or gives another \
            text does not lag.
            """,
        severity: .warning
    ) { snapshots in
        KeyboardMotion.transitions(in: snapshots).flatMap { transition -> [Finding] in
            let end = snapshots[transition.last]
            let focus = end.focus?.nodeID ?? snapshots[transition.first].focus?.nodeID
            lazy var changes = AppChanges(from: snapshots[transition.first].root, to: end.root)
            let telling = KeyboardMotion.TellingPictures(of: transition, in: snapshots)
            return end.root.nodes { ($0.isMarked || $0.id == focus) && !$0.isHidden }.compactMap { node in
                guard telling.showLag(of: node.id, beyond: 0.5),
                    let lag = KeyboardMotion.lag(of: node.id, during: transition, in: snapshots), lag.points > 0.5,
                    !changes.explain(node.id, by: lag.points)
                else { return nil }
                return Finding(
                    rule: "lag", subject: node.name, amount: lag.points, at: lag.at,
                    message: "\(node.spokenName) \(lag.points.pointsText) away from the keyboard's motion "
                        + "at \(lag.at.secondsText)")
            }
        }
    }
}

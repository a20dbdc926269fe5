import Foundation
import SceneModel

extension Rule {
    /// The focused view or a marked control was moved out of the screen or under its top bar.
    public static let pushedOffScreen = Rule(
        id: "pushed-off-screen",
        title: "A needed view is off the screen",
        explanation: """
            Keeping clear of the keyboard must not push the focused view or a marked control over the screen's edge, nor \
            its top above the safe area when it was inside at first. Marked controls that were outside at first, as in a \
            long form, are left alone.
            """,
        severity: .error
    ) { snapshots in
        var candidates: [(key: String, finding: Finding)] = []
        for snapshot in snapshots where snapshot.isSettled {
            let first = snapshots.first { $0.isSettled && $0.screen.size == snapshot.screen.size } ?? snapshot
            let firstNodes = first.root.flattened
            for node in snapshot.root.flattened where !node.isHidden {
                let isFocused = node.id == snapshot.focus?.nodeID
                guard isFocused || node.isMarked else { continue }
                let before = first.time < snapshot.time ? firstNodes.first { $0.id == node.id } : nil
                let push = Push(of: node, in: snapshot, before: before?.frameInScreen, isFocused: isFocused)
                guard let push else { continue }
                candidates.append(("\(node.id) \(snapshot.step)", push.finding(for: node, at: snapshot.time)))
            }
        }
        return .worst(candidates)
    }
}

/// How far a view was pushed over an edge.
private struct Push {
    var amount: Double
    var edge: String

    init?(of node: SceneNode, in snapshot: SceneSnapshot, before: CGRect?, isFocused: Bool) {
        let frame = (isFocused ? snapshot.caretOfTextView : nil) ?? node.frameInScreen
        let screen = snapshot.screenBounds
        let safeTop = CGFloat(snapshot.screen.safeAreaInsets.first ?? 0)
        let tolerance = CGFloat(snapshot.halfAPixel)
        var pushes: [(CGFloat, String)] = []
        if isFocused || before.map({ screen.holds($0, tolerance: tolerance) }) == true {
            pushes = [
                (screen.minY - frame.minY, "over the screen's top"),
                (frame.maxY - screen.maxY, "over the screen's bottom"),
                (screen.minX - frame.minX, "over the screen's left edge"),
                (frame.maxX - screen.maxX, "over the screen's right edge")
            ]
        }
        if let before, before.minY >= safeTop - tolerance, frame.minY >= screen.minY - tolerance {
            pushes.append((safeTop - frame.minY, "above the safe area"))
        }
        guard let worst = pushes.max(by: { $0.0 < $1.0 }), worst.0 > tolerance, worst.0.isFinite else { return nil }
        amount = Double(worst.0)
        edge = worst.1
    }

    func finding(for node: SceneNode, at time: Double) -> Finding {
        Finding(
            rule: "pushed-off-screen", subject: node.name, amount: amount, at: time,
            message: "\(node.spokenName) pushed \(amount.pointsText) \(edge) at \(time.secondsText)")
    }
}

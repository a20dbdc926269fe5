import Foundation
import SceneModel

extension Rule {
    /// The focused view or a marked control was moved out of the screen or under its top bar.
    public static let pushedOffScreen = Rule(
        id: "pushed-off-screen",
        title: "A needed view is off the screen",
        explanation: """
            Keeping clear of the keyboard must not push the focused view or a marked control over the edge of the screen or \
            of a view that cuts it off, nor its top above the safe area when it was inside at first. Marked controls that \
            were outside at first, as in a long form, are left alone.
            """,
        severity: .error
    ) { snapshots in
        var candidates: [(key: String, finding: Finding)] = []
        for snapshot in snapshots where snapshot.isSettled {
            let first = snapshots.first { $0.isSettled && $0.screen.size == snapshot.screen.size } ?? snapshot
            let root = first.root
            for node in snapshot.root.nodes(where: { !$0.isHidden && ($0.isMarked || $0.id == snapshot.focus?.nodeID) })
            {
                let isFocused = node.id == snapshot.focus?.nodeID
                let before = first.time < snapshot.time ? root.node(withID: node.id) : nil
                let push = Push(of: node, in: snapshot, before: before, isFocused: isFocused)
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

    init?(of node: SceneNode, in snapshot: SceneSnapshot, before: SceneNode?, isFocused: Bool) {
        let frame = (isFocused ? snapshot.caretOfTextView : nil) ?? node.frameInScreen
        let screen = snapshot.screenBounds
        let safeTop = CGFloat(snapshot.screen.safeAreaInsets.first ?? 0)
        let tolerance = CGFloat(snapshot.halfAPixel)
        var pushes: [(CGFloat, String)] = []
        if isFocused || before.map({ screen.holds($0.frameInScreen, tolerance: tolerance) }) == true {
            pushes = Self.pushes(of: frame, over: screen, called: "the screen's")
        }
        let wasInClip = before.map { $0.clipInScreen?.holds($0.frameInScreen, tolerance: tolerance) ?? true } ?? false
        if let clip = node.clipInScreen, isFocused || wasInClip {
            pushes += Self.pushes(of: frame, over: clip, called: "its surrounding view's")
        }
        if let before = before?.frameInScreen, before.minY >= safeTop - tolerance, frame.minY >= screen.minY - tolerance
        {
            pushes.append((safeTop - frame.minY, "above the safe area"))
        }
        guard let worst = pushes.max(by: { $0.0 < $1.0 }), worst.0 > tolerance, worst.0.isFinite else { return nil }
        amount = Double(worst.0)
        edge = worst.1
    }

    private static func pushes(of frame: CGRect, over area: CGRect, called name: String) -> [(CGFloat, String)] {
        [
            (area.minY - frame.minY, "over \(name) top"), (frame.maxY - area.maxY, "over \(name) bottom"),
            (area.minX - frame.minX, "over \(name) left edge"), (frame.maxX - area.maxX, "over \(name) right edge")
        ]
    }

    func finding(for node: SceneNode, at time: Double) -> Finding {
        Finding(
            rule: "pushed-off-screen", subject: node.name, amount: amount, at: time,
            message: "\(node.spokenName) pushed \(amount.pointsText) \(edge) at \(time.secondsText)")
    }
}

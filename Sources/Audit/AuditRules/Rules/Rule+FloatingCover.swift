import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// A floating keyboard covers the focused view, although scrolling would reveal it.
    public static let floatingCover = Rule(
        id: .floatingCover,
        title: "A floating keyboard covers the focus",
        explanation: """
            While the screen is at rest, a floating keyboard must not cover the caret if scrolling can reveal the \
            caret. The view has received the focus while the keyboard floats, or the keyboard has appeared as a \
            popover. The rule ignores content that does not scroll, and a keyboard that a person has moved over the \
            focused view.
            """,
        severity: .error
    ) { snapshots in
        var candidates: [Candidate] = []
        /// The view that had the focus when the person undocked the keyboard. The person may have put the keyboard over
        /// this view on purpose.
        var chosen: Int?
        for (index, snapshot) in snapshots.enumerated() {
            let wasDocked = index > 0 && snapshots[index - 1].keyboard.state == .docked
            guard snapshot.keyboard.state == .undocked else {
                chosen = nil
                continue
            }
            if wasDocked { chosen = snapshot.focusedNodeID }
            guard snapshot.isSettled, let focus = snapshot.focus, focus.nodeID != chosen else { continue }
            snapshot.root.visit([], orID: focus.nodeID) { node, travel in
                guard node.id == focus.nodeID, let hit = cover(of: node, travel, in: snapshot) else { return }
                candidates.append(("\(node.id) \(snapshot.step)", hit))
            }
        }
        return .worst(candidates)
    }

    private static func cover(of node: SceneNode, _ travel: ScrollTravel, in snapshot: SceneSnapshot) -> Finding? {
        guard !node.isHidden, let keyboard = snapshot.visibleKeyboardFrame else { return nil }
        // In a wide field, only the caret has to be in sight.
        let caret = snapshot.focus?.caretInScreen.map {
            CGRect(x: $0.minX, y: $0.minY, width: max(1, $0.width), height: $0.height)
        }
        let way = snapshot.caretOfTextView == nil ? travel : node.travel(in: travel)
        let frame = caret ?? node.frameInScreen
        guard let covered = frame.common(with: keyboard), Double(covered.height) > snapshot.halfAPixel else {
            return nil
        }
        // Under a status bar or a camera, the caret would not be in sight either.
        let hardware = CGFloat(snapshot.screen.safeAreaInsets.first ?? 0)
        let top = max(node.clipInScreen?.minY ?? 0, hardware)
        let bottom = node.clipInScreen?.maxY ?? snapshot.screen.size.height
        let up = frame.maxY - keyboard.minY, down = keyboard.maxY - frame.minY
        let canGoUp = up <= way.up && frame.minY - up >= top
        let canGoDown = down <= way.down && frame.maxY + down <= bottom
        guard canGoUp || canGoDown else { return nil }
        return Finding(
            rule: .floatingCover, of: node, amount: Double(covered.height), in: snapshot,
            message: "\(node.spokenName) lies \(Double(covered.height).pointsText) under a floating keyboard at "
                + "\(snapshot.time.secondsText), and could be scrolled out")
    }
}

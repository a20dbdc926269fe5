import Foundation
import SceneModel

extension Rule {
    /// A control that made way stands higher above the keyboard than it stood above the bottom.
    public static let needlessGap = Rule(
        id: "needless-gap",
        title: "Room is given away",
        explanation: """
            A marked control that makes way must not end up farther above the keyboard than it was above the safe area's \
            bottom, or above the screen's where it reached below that: room is scarce while one types. Controls inside \
            content that scrolls are left alone.
            """,
        severity: .warning
    ) { snapshots in
        var candidates: [(key: String, finding: Finding)] = []
        for snapshot in snapshots where snapshot.isSettled && snapshot.keyboard.state == .docked {
            guard let keyboard = snapshot.visibleKeyboardFrame else { continue }
            let rest = snapshots.first { $0.isSettledWithoutKeyboard && $0.screen.size == snapshot.screen.size }
            guard let rest, rest.time < snapshot.time else { continue }
            let before = Dictionary(
                rest.root.unscrolled.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
            for node in snapshot.root.unscrolled where node.isMarked && !node.isHidden {
                guard let old = before[node.id], !old.isHidden else { continue }
                let gap = Double(keyboard.minY - node.frameInScreen.maxY) - rest.room(below: old.frameInScreen)
                let hasMoved = node.frameInScreen.maxY < old.frameInScreen.maxY
                guard hasMoved, gap.isFinite, gap > snapshot.halfAPixel else { continue }
                let message =
                    "\(node.spokenName) \(gap.pointsText) higher above the keyboard than it need be at "
                    + "\(snapshot.time.secondsText)"
                let finding = Finding(
                    rule: "needless-gap", subject: node.name, amount: gap, at: snapshot.time, message: message)
                candidates.append(("\(node.id) \(snapshot.step)", finding))
            }
        }
        return .worst(candidates)
    }
}

extension SceneSnapshot {
    /// Points between a view and the bottom that it stands above.
    fileprivate func room(below frame: CGRect) -> Double {
        let inset = screen.safeAreaInsets.count == 4 ? CGFloat(screen.safeAreaInsets[2]) : 0
        let toSafeArea = screen.size.height - inset - frame.maxY
        return Double(toSafeArea >= 0 ? toSafeArea : screen.size.height - frame.maxY)
    }
}

extension SceneNode {
    /// The node and all nodes inside it that do not lie in content that scrolls.
    fileprivate var unscrolled: [SceneNode] {
        kind == .scrollView ? [self] : [self] + children.flatMap(\.unscrolled)
    }
}

import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The spacing that UIKit uses between two views, in points.
    static let toleratedGap = 8.0

    /// The focused view or a marked control is farther above the keyboard than it was above the bottom edge.
    public static let needlessGap = Rule(
        id: .needlessGap,
        title: "Room is given away",
        explanation: """
            The focused view or a marked control may end at most 8 pt farther from the keyboard than it was from the \
            bottom of the safe area before, or from the top of a bar there. If the view reached below the safe area, \
            the bottom of the window counts instead. A floating keyboard needs no room, so a view that this keyboard \
            does not cover must stay. While a person types, room is scarce. The rule ignores views in content that \
            scrolls, and views that the app has moved since the keyboard came. It subtracts the movement of a sheet \
            that UIKit raises. It also subtracts movements that the focused view makes with a hidden keyboard too, and \
            movements of a control for an input that has grown.
            """,
        severity: .warning,
        judgingRestsBesideTwin: gaps(at:in:beside:))

    private static func gaps(at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Candidate] {
        let snapshot = snapshots[index], focus = snapshot.focusedNodeID
        if snapshot.keyboard.state == .undocked { return movesBesideFloating(at: index, in: snapshots, beside: twin) }
        guard let comparison = GapComparison(at: index, of: snapshots) else { return [] }
        return comparison.gaps(from: toleratedGap, of: { $0.isMarked || $0.id == focus }).compactMap { node, whole in
            let own = node.isMarked ? comparison.growth(of: node, in: twin) : comparison.ownMove(of: node, in: twin)
            let gap = whole - own - comparison.lift(ofSheetAround: node)
            guard gap > toleratedGap else { return nil }
            let message =
                "\(node.spokenName) \(gap.pointsText) higher above the keyboard than it need be at "
                + "\(snapshot.time.secondsText)"
            var finding = Finding(
                rule: .needlessGap, of: node, amount: gap, in: snapshot, message: message)
            finding.why = comparison.words(for: node)
            return ("\(node.id) \(snapshot.step)", finding)
        }
    }

    private static func movesBesideFloating(
        at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?
    ) -> [Candidate] {
        let snapshot = snapshots[index], focus = snapshot.focusedNodeID
        let rest = snapshots[..<index].lastIndex {
            $0.isSettled && $0.keyboard.state == .hidden && $0.screen.size == snapshot.screen.size
        }
        guard snapshot.isSettled, let rest, let keyboard = snapshot.visibleKeyboardFrame else { return [] }
        return snapshot.root.unscrolled(where: { ($0.isMarked || $0.id == focus) && !$0.isHidden }).compactMap { node in
            guard let before = snapshots[rest].root.node(withID: node.id), !before.isHidden,
                before.frameInScreen.common(with: keyboard) == nil
            else { return nil }
            let own = twin?.rise(of: node.id, in: snapshot.root, from: rest, to: index) ?? 0
            let way = Double(before.frameInScreen.maxY - node.frameInScreen.maxY) - own
            guard way > toleratedGap, way.isFinite else { return nil }
            let finding = Finding(
                rule: .needlessGap, of: node, amount: way, in: snapshot,
                message:
                    "\(node.spokenName) went up by \(way.pointsText) for a floating keyboard that does not cover it "
                    + "at \(snapshot.time.secondsText)")
            return ("\(node.id) \(snapshot.step)", finding)
        }
    }
}

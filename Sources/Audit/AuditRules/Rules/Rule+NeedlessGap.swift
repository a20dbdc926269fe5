import Foundation
import SceneModel

extension Rule {
    /// The spacing that UIKit uses between two views, in points.
    static let toleratedGap = 8.0

    /// A marked control is farther above the keyboard than it was above the bottom edge.
    public static let needlessGap = Rule(
        id: .needlessGap,
        title: "Room is given away",
        explanation: """
            A marked control that makes room must end at most 8 pt farther from the keyboard than it was from the \
            bottom of the safe area before, or from the top of a bar there. If the control reached below the safe \
            area, the bottom of the screen counts instead. While a person types, room is scarce. The rule ignores \
            controls in content that scrolls, and controls that the app has moved since the keyboard came. It \
            subtracts movements for an input that has grown, if they also happen with a hidden keyboard.
            """,
        severity: .warning,
        judgingRestsBesideTwin: gaps(at:in:beside:))

    private static func gaps(
        at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?
    ) -> [(key: String, finding: Finding)] {
        guard let comparison = GapComparison(at: index, of: snapshots) else { return [] }
        let snapshot = snapshots[index]
        return comparison.gaps(from: toleratedGap, of: \.isMarked).compactMap { node, whole in
            let gap = whole - comparison.growth(of: node, in: twin)
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
}

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
            A marked control that makes way must not end up more than 8 pt farther above the keyboard than it was above \
            the bottom of the safe area it stood on, a bar's below it included, or above the screen's where it reached \
            below that: room is scarce while one types. Controls inside content that scrolls are left alone, and so are \
            those that the app has moved since the keyboard came. Where an input has grown, what makes room for it without a \
            keyboard, too, does not count.
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

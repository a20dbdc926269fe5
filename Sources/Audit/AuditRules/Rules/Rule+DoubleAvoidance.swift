import Foundation
import SceneModel

extension Rule {
    /// Two parts of the app both make room for the keyboard.
    public static let doubleAvoidance = Rule(
        id: .doubleAvoidance,
        title: "The keyboard is avoided twice",
        explanation: """
            While a docked keyboard rests, the focused view, a marked control, or the end of content that scrolls must \
            not be about a keyboard's height farther from the keyboard than it was from the bottom before. Otherwise \
            two parts of the code have made room for the same keyboard. The rule subtracts movements for an input that \
            has grown, and the growth of an inset, if they also happen with a hidden keyboard. It also subtracts the \
            movement of a sheet that UIKit raises.
            """,
        severity: .error,
        judgingRestsBesideTwin: findings(at:in:beside:))

    private static func findings(at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Candidate] {
        guard let comparison = GapComparison(at: index, of: snapshots) else { return [] }
        let snapshot = snapshots[index], focus = snapshot.focusedNodeID
        let moved = comparison.gaps(from: leastPart * leastReach) { $0.isMarked || $0.id == focus }
        var found: [Candidate] = []
        let lost = comparison.lostEnds().map { ($0.node, $0.gap - comparison.ownInset(of: $0.node, in: twin)) }
        for (node, whole) in moved + lost {
            let gap = whole - comparison.growth(of: node, in: twin) - comparison.lift(ofSheetAround: node)
            guard isTwice(gap, reach: comparison.reach(for: node)) else { continue }
            var finding = Finding(
                rule: .doubleAvoidance, of: node, amount: gap, in: snapshot,
                message: "\(node.spokenName) \(gap.pointsText) too far above the keyboard at "
                    + "\(snapshot.time.secondsText): it was avoided twice")
            finding.why = comparison.words(for: node)
            found.append(("\(node.id) \(snapshot.step)", finding))
        }
        return found
    }

    /// Whether a gap shows that two parts of an app have made room.
    ///
    /// The gap is then too large by about the height that one of the two parts has added.
    ///
    /// - Parameters:
    ///   - gap: the number of points by which the view's gap is too large.
    ///   - reach: the distance from ``GapComparison/reach(for:)``, in points.
    private static func isTwice(_ gap: Double, reach: Double) -> Bool {
        reach > leastReach && gap >= leastPart * reach && gap <= 1.6 * reach
    }

    /// The rule ignores views with a smaller `reach`, in points.
    private static let leastReach = 60.0
    /// The smallest surplus of a gap that counts as a second avoidance.
    ///
    /// The value is a fraction of `reach`.
    private static let leastPart = 0.6
}

import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// A control that a person must be able to reach while typing lies under the keyboard.
    public static let controlCovered = Rule(
        id: .controlCovered,
        title: "A needed control is covered",
        explanation: """
            Once everything rests, no marked control may lie under the keyboard where no scrolling brings it out: the way \
            on must not hide behind the typing. The focused view is left to focus-covered.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        var found: [(key: String, finding: Finding)] = []
        snapshot.root.visit(.marked) { node, travel in
            guard node.isMarked, !node.isHidden, node.id != snapshot.focusedNodeID,
                snapshot.coveredHeight(of: node.frameInScreen.offsetBy(dx: 0, dy: -travel.up)) > 0,
                let hit = coverage(of: node, frame: node.frameInScreen, in: snapshot, rule: .controlCovered)
            else { return }
            found.append(hit)
        }
        return found
    }
}

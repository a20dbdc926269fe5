import Foundation
import SceneModel

extension Rule {
    /// The caret lies under the keyboard.
    public static let caretCovered = Rule(
        id: "caret-covered",
        title: "The caret is covered",
        explanation: "Once everything rests, the line that is being typed must be visible above the keyboard.",
        severity: .error
    ) { snapshots in
        .worst(
            snapshots.filter(\.isSettled).compactMap { snapshot in
                guard let node = snapshot.focusedNode, !node.isHidden, let caret = snapshot.focus?.caretInScreen
                else { return nil }
                // A caret has a width of a point or two, or none: it counts as one point wide.
                let frame = CGRect(x: caret.minX, y: caret.minY, width: max(1, caret.width), height: caret.height)
                return coverage(of: node, frame: frame, in: snapshot, rule: "caret-covered", prefix: "caret of ")
            })
    }
}

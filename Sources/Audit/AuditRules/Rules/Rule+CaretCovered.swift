import Foundation
import SceneModel

extension Rule {
    /// The caret lies under the keyboard.
    public static let caretCovered = Rule(
        id: .caretCovered,
        title: "The caret is covered",
        explanation: """
            Once everything rests, the line that is being typed must be visible above the keyboard. What a finger has \
            scrolled there since, and the caret of a text view that is higher than its room, are left alone, if they can be \
            scrolled out.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        guard !snapshot.caretIsScrolledAway, let caret = snapshot.focus?.caretInScreen,
            let place = FocusedPlace(at: index, of: snapshots)
        else {
            return []
        }
        // A caret has a width of a point or two, or none: it counts as one point wide.
        let whole = CGRect(x: caret.minX, y: caret.minY, width: max(1, caret.width), height: caret.height)
        // What lies outside of its own text view is scrolled away there.
        guard let frame = place.node.kind == .textView ? whole.common(with: place.node.frameInScreen) : whole,
            snapshot.coveredHeight(of: place.scrolled(frame)) > 0,
            let hit = coverage(of: place.node, frame: frame, in: snapshot, rule: .caretCovered, prefix: "caret of ")
        else { return [] }
        return [hit]
    }
}

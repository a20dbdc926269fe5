import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The keyboard covers the focused view.
    public static let focusCovered = Rule(
        id: .focusCovered,
        title: "The focused field is covered",
        explanation: """
            Once everything rests, no part of the view that is being typed into may lie under the keyboard. A text view \
            may reach below it, as long as its caret does not (caret-covered). What a finger has scrolled there since is left \
            alone, if it can be scrolled back.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        guard let place = FocusedPlace(at: index, of: snapshots), !place.node.isTextViewWithCaret(in: snapshot),
            snapshot.coveredHeight(of: place.scrolled(place.node.frameInScreen)) > 0,
            let hit = coverage(of: place.node, frame: place.node.frameInScreen, in: snapshot, rule: .focusCovered)
        else { return [] }
        return [hit]
    }
}

import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The keyboard covers the focused view.
    public static let focusCovered = Rule(
        id: .focusCovered,
        title: "The focused field is covered",
        explanation: """
            While the screen is at rest, no part of the focused view may be under the keyboard. A text view may extend \
            under the keyboard if its caret is visible (caret-covered). If nobody knows where the caret is, all of the \
            text view has to be under the keyboard. The rule ignores a view that a finger has scrolled there, if a \
            person can scroll back.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        guard let place = FocusedPlace(at: index, of: snapshots), !place.node.isTextViewWithCaret(in: snapshot),
            snapshot.coveredHeight(of: place.scrolled(place.node.frameInScreen)) > 0,
            !snapshot.mayShowCaret(of: place.node),
            let hit = coverage(of: place.node, frame: place.node.frameInScreen, in: snapshot, rule: .focusCovered)
        else { return [] }
        return [hit]
    }
}

extension SceneSnapshot {
    /// Whether a text view, whose caret nobody has seen, has a part above the keyboard.
    fileprivate func mayShowCaret(of node: SceneNode) -> Bool {
        node.kind == .textView && unknowns.contains(.caret)
            && coveredHeight(of: node.frameInScreen) < Double(node.frameInScreen.height) - 2 * halfAPixel
    }
}

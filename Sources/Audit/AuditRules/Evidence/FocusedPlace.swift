import CoreGraphics
import Foundation
import SceneModel

/// The focused view in a snapshot, and the distance that a person may have to scroll to see the view.
struct FocusedPlace {
    let node: SceneNode
    /// The distance that a person may have to scroll, or zero if the view has to be visible without scrolling.
    let travel: ScrollTravel

    /// Nil if the focused view is hidden or missing.
    init?(at index: Int, of snapshots: [SceneSnapshot]) {
        let snapshot = snapshots[index]
        let nodes = snapshot.focusedPath.map(snapshot.root.nodes(along:)) ?? []
        guard let node = nodes.last, !node.isHidden else { return nil }
        let around = nodes.dropLast().reduce(ScrollTravel.none) { $1.travel(in: $0) }
        self.node = node
        // A person may have to scroll to the focused view in two cases. In the first, a text view is higher than its
        // space, and scrolls to its caret only at the next typed letter. In the second, the person has scrolled the
        // focused view out of sight, and can also scroll it back.
        let room = node.clipInScreen?.height ?? snapshot.screen.size.height
        let isTall = node.frameInScreen.height > room && node.isTextViewWithCaret(in: snapshot)
        let isLeft = snapshots.personHasScrolled(sinceFocusAt: index)
        travel = isTall || isLeft ? node.travel(in: around) : .none
    }

    func scrolled(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: -travel.up) }
}

extension SceneNode {
    func isTextViewWithCaret(in snapshot: SceneSnapshot) -> Bool {
        kind == .textView && snapshot.focus?.caretInScreen != nil
    }
}

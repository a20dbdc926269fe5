import CoreGraphics
import Foundation
import SceneModel

/// The place of the focused view, and how far a person can be expected to scroll to see it.
struct FocusedPlace {
    let node: SceneNode
    /// How far scrolling may bring it into sight; nothing where it has to be in sight by itself.
    let travel: ScrollTravel

    /// The focus of a picture; `nil` without one, and for a hidden view.
    init?(at index: Int, of snapshots: [SceneSnapshot]) {
        let snapshot = snapshots[index]
        guard let path = snapshot.focusedPath else { return nil }
        var node = snapshot.root, around = ScrollTravel.none
        for index in path.reversed() {
            around = node.travel(in: around)
            node = node.children[index]
        }
        guard !node.isHidden else { return nil }
        self.node = node
        // A text view higher than its room scrolls to its caret at the first letter. After a finger has scrolled the focused
        // view away, a finger can scroll it back.
        let room = node.clipInScreen?.height ?? snapshot.screen.size.height
        let isTall = node.frameInScreen.height > room && node.isTextViewWithCaret(in: snapshot)
        let isLeft = snapshots.personHasScrolled(sinceFocusAt: index)
        travel = isTall || isLeft ? node.travel(in: around) : .none
    }

    /// A rectangle of the focus, scrolled out from under the keyboard as far as that is expected.
    func scrolled(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: -travel.up) }
}

extension SceneNode {
    /// Whether the node, which is the focus of a picture, is a text view whose caret the picture tells.
    func isTextViewWithCaret(in snapshot: SceneSnapshot) -> Bool {
        kind == .textView && snapshot.focus?.caretInScreen != nil
    }
}

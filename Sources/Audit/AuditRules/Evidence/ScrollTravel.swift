import Foundation
import SceneModel

/// How far a person can still move something by scrolling, in points of the screen, each 0 or more.
struct ScrollTravel {
    /// How far in a direction.
    var up, down, left, right: CGFloat

    /// Nothing scrolls.
    static let none = ScrollTravel(up: 0, down: 0, left: 0, right: 0)
}

extension SceneNode {
    /// How far what is inside the node can be scrolled.
    ///
    /// - Parameter travel: how far the node itself can.
    func travel(in travel: ScrollTravel) -> ScrollTravel { geometry.scrolls ? travel + geometry.travel : travel }

    /// Calls a closure with the node and all nodes inside it, parents first, each with how far the views around it can
    /// scroll it.
    func visit(_ travel: ScrollTravel, _ body: (SceneNode, ScrollTravel) -> Void) {
        body(self, travel)
        let inner = self.travel(in: travel)
        for child in children { child.visit(inner, body) }
    }
}

extension SceneNode.Geometry {
    /// How far what is inside can still be scrolled from where it rests.
    fileprivate var travel: ScrollTravel {
        let far = CGFloat.greatestFiniteMagnitude, offset = bounds.origin
        let first = nearestLegalOffset(to: CGPoint(x: -far, y: -far))
        let last = nearestLegalOffset(to: CGPoint(x: far, y: far))
        // `max` takes its second argument only if it is greater, which what is no number never is.
        return ScrollTravel(
            up: max(0, last.y - offset.y), down: max(0, offset.y - first.y), left: max(0, last.x - offset.x),
            right: max(0, offset.x - first.x))
    }
}

private func + (one: ScrollTravel, other: ScrollTravel) -> ScrollTravel {
    ScrollTravel(
        up: one.up + other.up, down: one.down + other.down, left: one.left + other.left,
        right: one.right + other.right)
}

/// Where what is typed into stands, and how far a person can be expected to scroll to see it.
struct FocusedPlace {
    let node: SceneNode
    /// How far scrolling may bring it into sight; nothing where it has to be in sight by itself.
    let travel: ScrollTravel

    /// The focus of a picture; `nil` without one, and for a hidden view.
    init?(at index: Int, of snapshots: [SceneSnapshot]) {
        let snapshot = snapshots[index]
        guard let focus = snapshot.focus else { return nil }
        var found: (SceneNode, ScrollTravel)?
        snapshot.root.visit(.none) { node, travel in
            if node.id == focus.nodeID { found = (node, travel) }
        }
        guard let (node, around) = found, !node.isHidden else { return nil }
        self.node = node
        // What cannot be seen as a whole is scrolled to its caret with the first letter; what a finger has scrolled away a
        // finger scrolls back.
        let room = node.clipInScreen?.height ?? snapshot.screen.size.height
        let isTall = snapshot.caretOfTextView != nil && node.frameInScreen.height > room
        let isLeft = snapshots.personHasScrolled(sinceFocusAt: index)
        travel = isTall || isLeft ? node.travel(in: around) : .none
    }

    /// A rectangle of the focus, scrolled out from under the keyboard as far as that is expected.
    func scrolled(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: -travel.up) }
}

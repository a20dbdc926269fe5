import CoreGraphics
import Foundation
import SceneModel

/// The distances by which a person can still scroll a view on the screen, in points, each 0 or more.
struct ScrollTravel {
    var up, down, left, right: CGFloat

    static let none = ScrollTravel(up: 0, down: 0, left: 0, right: 0)

    /// Whether the size of each content around the view is known; otherwise some distances are huge.
    var isKnown: Bool { up < Self.farthest / 2 }

    /// A distance that no person scrolls, and that coordinates still bear.
    static let farthest: CGFloat = 1e12
}

extension SceneNode {
    func travel(in travel: ScrollTravel) -> ScrollTravel { geometry.obeysFinger ? travel + geometry.travel : travel }

    /// Calls a closure with each node that has one of the traits or the given id, and with the superviews of these
    /// nodes.
    ///
    /// Parents come first. The closure may also receive other nodes.
    func visit(
        _ traits: Traits, orID id: Int? = nil, _ travel: ScrollTravel = .none, _ body: (SceneNode, ScrollTravel) -> Void
    ) {
        guard !self.traits.isDisjoint(with: traits) || id.map(mayHold) ?? false else { return }
        body(self, travel)
        guard !children.isEmpty else { return }
        let inner = self.travel(in: travel)
        for child in children { child.visit(traits, orID: id, inner, body) }
    }
}

extension SceneNode.Geometry {
    fileprivate var travel: ScrollTravel {
        let far = ScrollTravel.farthest, offset = bounds.origin
        let first = nearestLegalOffset(to: CGPoint(x: -far, y: -far))
        let last = nearestLegalOffset(to: CGPoint(x: far, y: far))
        // `max` returns its second argument only if that is greater. A comparison with NaN is always false, so NaN
        // becomes 0.
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

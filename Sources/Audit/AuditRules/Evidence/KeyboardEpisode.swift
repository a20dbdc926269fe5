import CoreGraphics
import Foundation
import SceneModel

/// An appearance of a docked keyboard, with the snapshots at rest before and after.
struct KeyboardEpisode {
    private let before, after: SceneSnapshot
    private let during: [SceneSnapshot]

    /// The episode ends at the first snapshot at rest, because later movements may have other causes.
    init?(endingAt index: Int, of snapshots: [SceneSnapshot]) {
        guard let last = snapshots[..<index].lastIndex(where: \.hasDockedKeys),
            let rest = snapshots.restWithoutKeyboard(before: index),
            !snapshots[last..<index].contains(where: \.isSettledWithoutKeyboard)
        else { return nil }
        before = snapshots[rest]
        after = snapshots[index]
        during = snapshots[rest...last].filter(\.hasDockedKeys)
    }

    /// Checks a scroll view's offset after the keyboard has hidden.
    ///
    /// Returns the name of the wrong coordinate and its error in points, or nil if the offset is correct.
    func offsetDamage(of node: SceneNode) -> (name: String, amount: Double)? {
        let now = node.geometry.bounds.origin, legal = node.geometry.nearestLegalOffset(to: now)
        guard let old = Self.find(node.id, in: before)?.geometry else { return nil }
        let wasLegal = isEqual(old.nearestLegalOffset(to: old.bounds.origin), old.bounds.origin)
        if wasLegal, !isEqual(now, legal) { return Self.difference(now, legal) }
        if let thrown = throwAfterDrag(of: node) { return thrown }
        if isEqual(now, old.bounds.origin) { return nil }
        guard let left = during.last, left.personalMoves == after.personalMoves,
            let found = geometry(of: node, in: left)
        else { return nil }
        // When the keyboard hides, content may move only as far as the scroll range shrinks.
        let expected = node.geometry.nearestLegalOffset(to: found.bounds.origin)
        return isEqual(now, expected) ? nil : Self.difference(now, expected)
    }

    /// After a drag, content should stay at the offset where the person left it.
    private func throwAfterDrag(of node: SceneNode) -> (name: String, amount: Double)? {
        guard let scrolls = after.personalScrolls, let scrollsBefore = before.personalScrolls, scrolls > scrollsBefore,
            let left = during.last, left.personalMoves == after.personalMoves, let found = geometry(of: node, in: left)
        else { return nil }
        let now = node.geometry.bounds.origin, expected = node.geometry.nearestLegalOffset(to: found.bounds.origin)
        return isEqual(now, expected) ? nil : Self.difference(now, expected)
    }

    /// Returns the geometry of the same scroll view in an earlier picture.
    ///
    /// The result is nil if the screen or the content had another size, because offsets of different contents cannot be
    /// compared.
    private func geometry(of node: SceneNode, in picture: SceneSnapshot) -> SceneNode.Geometry? {
        guard picture.screen.size == after.screen.size, let found = Self.find(node.id, in: picture)?.geometry,
            let then = found.contentSize, let now = node.geometry.contentSize,
            abs(then.height - now.height) <= CGFloat(after.halfAPixel)
        else { return nil }
        return found
    }

    private func isEqual(_ one: CGPoint, _ other: CGPoint) -> Bool {
        let tolerance = CGFloat(after.halfAPixel)
        return abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
    }

    private static func difference(_ one: CGPoint, _ other: CGPoint) -> (name: String, amount: Double) {
        let x = abs(Double(one.x - other.x)), y = abs(Double(one.y - other.y))
        return x > y ? ("contentOffset.x", x) : ("contentOffset.y", y)
    }

    private static func find(_ id: Int, in snapshot: SceneSnapshot) -> SceneNode? {
        snapshot.root.node(withID: id)
    }
}

import CoreGraphics
import Foundation
import SceneModel

/// An appearance of a docked keyboard, with the snapshots at rest before and after.
struct KeyboardEpisode {
    private let before, after: SceneSnapshot
    /// The last snapshot with the keyboard.
    private let left: SceneSnapshot

    /// The episode ends at the first snapshot at rest, because later movements may have other causes.
    init?(endingAt index: Int, of snapshots: [SceneSnapshot]) {
        guard let last = snapshots[..<index].lastIndex(where: \.hasDockedKeys),
            let rest = snapshots.restWithoutKeyboard(before: index),
            !snapshots[last..<index].contains(where: \.isSettledWithoutKeyboard)
        else { return nil }
        (before, left, after) = (snapshots[rest], snapshots[last], snapshots[index])
    }

    /// Checks a scroll view's offset after the keyboard has hidden.
    ///
    /// Returns the name of the wrong coordinate and its error in points, or nil if the offset is correct.
    func offsetDamage(of node: SceneNode) -> (name: String, amount: Double)? {
        let now = node.geometry.bounds.origin, legal = node.geometry.nearestLegalOffset(to: now)
        guard let old = before.root.node(withID: node.id)?.geometry else { return nil }
        let wasLegal = isEqual(old.nearestLegalOffset(to: old.bounds.origin), old.bounds.origin)
        if wasLegal, !isEqual(now, legal) { return Self.difference(now, legal) }
        // After a drag, content should stay where the person left it, even if that is not the first place.
        let isDragged = before.personalScrolls.map { $0 < after.personalScrolls ?? 0 } ?? false
        if isEqual(now, old.bounds.origin), !isDragged { return nil }
        guard left.personalMoves == after.personalMoves, !isInSinkingPage(node),
            let found = geometryAboveKeyboard(of: node)
        else { return nil }
        // When the keyboard hides, content may move only as far as the scroll range shrinks.
        let expected = node.geometry.nearestLegalOffset(to: found.bounds.origin)
        return isEqual(now, expected) ? nil : Self.difference(now, expected)
    }

    /// Returns the geometry that the same scroll view had above the keyboard.
    ///
    /// The result is nil if the screen or the content had another size, because offsets of different contents cannot be
    /// compared.
    private func geometryAboveKeyboard(of node: SceneNode) -> SceneNode.Geometry? {
        guard left.screen.size == after.screen.size, let found = left.root.node(withID: node.id)?.geometry,
            let then = found.contentSize, let now = node.geometry.contentSize,
            abs(then.height - now.height) <= CGFloat(after.halfAPixel)
        else { return nil }
        return found
    }

    /// Whether the page around a view becomes lower as the keyboard leaves, as a sheet with two detents does.
    ///
    /// Nobody has observed whether the view becomes higher before its page becomes lower. If it does, UIKit limits the
    /// offset in between.
    private func isInSinkingPage(_ node: SceneNode) -> Bool {
        let pages = [left, after].map { $0.root.children.first { $0.node(withID: node.id) != nil } }
        guard let first = pages[0], let last = pages[1], first.id != node.id else { return false }
        return first.geometry.bounds.height - last.geometry.bounds.height > CGFloat(after.halfAPixel)
    }

    private func isEqual(_ one: CGPoint, _ other: CGPoint) -> Bool {
        let tolerance = CGFloat(after.halfAPixel)
        return abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
    }

    private static func difference(_ one: CGPoint, _ other: CGPoint) -> (name: String, amount: Double) {
        let x = abs(Double(one.x - other.x)), y = abs(Double(one.y - other.y))
        return x > y ? ("contentOffset.x", x) : ("contentOffset.y", y)
    }
}

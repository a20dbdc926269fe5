import CoreGraphics
import Foundation
import SceneModel

/// An appearance of a docked keyboard, with the snapshots at rest before and after.
struct KeyboardEpisode {
    /// The margin around the typed text, in points.
    ///
    /// A screen may scroll so far that this margin is in sight too.
    static let roomAroundTyping: CGFloat = 44

    private let before, after: SceneSnapshot
    private let during: [SceneSnapshot]

    /// The episode ends at the first snapshot at rest, because later movements may have other causes.
    init?(endingAt index: Int, of snapshots: [SceneSnapshot]) {
        guard let last = snapshots[..<index].lastIndex(where: { $0.keyboard.state == .docked }),
            let rest = snapshots[..<last].lastIndex(where: \.isSettledWithoutKeyboard),
            !snapshots[last..<index].contains(where: \.isSettledWithoutKeyboard)
        else { return nil }
        before = snapshots[rest]
        after = snapshots[index]
        during = snapshots[rest...last].filter { $0.keyboard.state == .docked }
    }

    /// Returns the wrong coordinate of a scroll view's offset and its error, or nil if the offset is correct.
    func offsetDamage(of node: SceneNode) -> (name: String, amount: Double)? {
        let now = node.geometry.bounds.origin, legal = node.geometry.nearestLegalOffset(to: now)
        guard before.screen.size == after.screen.size, let old = Self.find(node.id, in: before)?.geometry else {
            return nil
        }
        let wasLegal = isEqual(old.nearestLegalOffset(to: old.bounds.origin), old.bounds.origin)
        if wasLegal, !isEqual(now, legal) { return Self.difference(now, legal) }
        if let thrown = throwAfterDrag(of: node) { return thrown }
        if isEqual(now, old.bounds.origin) { return nil }
        guard hasReason(toScroll: node.id, from: old) else {
            return Self.difference(now, old.bounds.origin)
        }
        guard let left = during.last, left.personalMoves == after.personalMoves,
            left.screen.size == after.screen.size, let found = Self.find(node.id, in: left)?.geometry
        else { return nil }
        // When the keyboard hides, content may move only as far as the scroll range shrinks.
        let expected = node.geometry.nearestLegalOffset(to: found.bounds.origin)
        return isEqual(now, expected) ? nil : Self.difference(now, expected)
    }

    /// After a drag, content should stay at the offset where the person left it.
    private func throwAfterDrag(of node: SceneNode) -> (name: String, amount: Double)? {
        guard let scrolls = after.personalScrolls, let scrollsBefore = before.personalScrolls, scrolls > scrollsBefore,
            let left = during.last, left.personalMoves == after.personalMoves, left.screen.size == after.screen.size,
            let found = Self.find(node.id, in: left)?.geometry
        else { return nil }
        let now = node.geometry.bounds.origin, expected = node.geometry.nearestLegalOffset(to: found.bounds.origin)
        return isEqual(now, expected) ? nil : Self.difference(now, expected)
    }

    private func hasReason(toScroll id: Int, from old: SceneNode.Geometry) -> Bool {
        after.personalMoves != before.personalMoves
            || during.contains { $0.screen.size != before.screen.size || hidesTyping(in: id, at: old, $0) }
    }

    /// Returns whether the typed text would be out of sight at the scroll view's earlier offset.
    ///
    /// A snapshot during a movement has no safe areas. So the method uses the greater of the covered heights at the top
    /// in the two snapshots.
    private func hidesTyping(in id: Int, at old: SceneNode.Geometry, _ snapshot: SceneSnapshot) -> Bool {
        guard let area = Self.find(id, in: snapshot), let focus = snapshot.focus,
            let typed = area.node(withID: focus.nodeID)
        else { return false }
        // A text view scrolls its own text, so only its caret has to be in sight.
        let frame = (typed.id == id ? focus.caretInScreen : nil) ?? typed.modelFrameInScreen
        let moved = area.geometry.bounds.origin, offset = old.bounds.origin
        let place = frame.offsetBy(dx: moved.x - offset.x, dy: moved.y - offset.y)
        let bottom = min(area.modelFrameInScreen.maxY, snapshot.keyboard.targetFrameInScreen.minY)
        let seen = area.modelFrameInScreen, top = seen.minY + max(old.coveredAtTop, area.geometry.coveredAtTop)
        return place.maxY + Self.roomAroundTyping > bottom || place.minY - Self.roomAroundTyping < top
            || place.maxX > seen.maxX || place.minX < seen.minX
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

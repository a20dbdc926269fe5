import CoreGraphics
import Foundation
import SceneModel

/// One appearance of a docked keyboard: the last picture at rest before it, the pictures with it, and a picture after
/// it.
struct KeyboardEpisode {
    /// The margin around the typed text that a screen may scroll into sight, in points; a longer scroll is needless.
    static let roomAroundTyping: CGFloat = 44

    private let before, after: SceneSnapshot
    /// The pictures with a docked keyboard between the picture before them and the picture after them, at least one.
    private let during: [SceneSnapshot]

    /// Finds the episode that ends with a picture at rest; `nil` if the keyboard has stayed away since the previous
    /// picture at rest.
    ///
    /// Only the first picture at rest after the keyboard ends an episode. Later movements may have other causes,
    /// because a person may go on typing on a hardware keyboard.
    init?(endingAt index: Int, of snapshots: [SceneSnapshot]) {
        guard let last = snapshots[..<index].lastIndex(where: { $0.keyboard.state == .docked }),
            let rest = snapshots[..<last].lastIndex(where: \.isSettledWithoutKeyboard),
            !snapshots[last..<index].contains(where: \.isSettledWithoutKeyboard)
        else { return nil }
        before = snapshots[rest]
        after = snapshots[index]
        during = snapshots[rest...last].filter { $0.keyboard.state == .docked }
    }

    /// Returns the coordinate of a scroll view's offset that is wrong, and by how much it is wrong; `nil` for a correct
    /// offset.
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

    /// Returns how far content moved when the keyboard hid after a drag; `nil` if the content stayed in place.
    ///
    /// After a drag, content should stay at the offset where the person left it. The offset from before the keyboard no
    /// longer matters.
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

    /// Whether the old offset of the surrounding content would put the typed text out of sight.
    ///
    /// The height that bars cover is the greater of the heights in the earlier and the present snapshot. A snapshot
    /// during a movement lacks safe areas, so its own height may be too small.
    private func hidesTyping(in id: Int, at old: SceneNode.Geometry, _ snapshot: SceneSnapshot) -> Bool {
        guard let area = Self.find(id, in: snapshot), let focus = snapshot.focus,
            let typed = area.node(withID: focus.nodeID)
        else { return false }
        // A text view scrolls its own text, so its caret has to be in sight; its frame may be partly hidden.
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

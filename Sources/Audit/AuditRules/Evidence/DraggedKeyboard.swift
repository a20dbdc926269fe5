import CoreGraphics
import Foundation
import SceneModel

/// A keyboard that a finger drags down, and the views that stood on it before.
///
/// UIKit announces nothing while a finger drags the keyboard. A screen that hears only announcements leaves its bar in
/// the air.
struct DraggedKeyboard {
    /// The last snapshot in which the keyboard rested at its full height.
    private let start: SceneSnapshot
    /// The last snapshot at rest before the keyboard came.
    private let before: SceneSnapshot
    /// The snapshot in which the finger has moved the keyboard farther down.
    let now: SceneSnapshot

    /// Returns each snapshot in which a finger has moved the keyboard farther down.
    static func all(in snapshots: [SceneSnapshot]) -> [DraggedKeyboard] {
        var found: [DraggedKeyboard] = [], start: Int?
        for index in snapshots.indices {
            let now = snapshots[index]
            if let known = start, !now.hasKeyboard(of: snapshots[known]) { start = nil }
            guard let first = start.map({ snapshots[$0] }), now.keyboardTop > first.keyboardTop else {
                if now.isSettled, now.hasDockedKeys, now.visibleKeyboardFrame != nil { start = index }
                continue
            }
            guard let start, now.personalScrolls != first.personalScrolls,
                now.keyboardTop > snapshots[index - 1].keyboardTop,
                let before = snapshots.restWithoutKeyboard(before: start)
            else { continue }
            found.append(DraggedKeyboard(start: first, before: snapshots[before], now: now))
        }
        return found
    }

    /// Returns the views that stood within a distance of the keyboard and stay behind the finger by more than this
    /// distance, with the distance that is missing.
    ///
    /// A view need not go below its place without a keyboard. Of a view and its subviews the outermost counts. The
    /// method leaves out content that scrolls, views that did not move when the keyboard came, and sheets that UIKit has
    /// raised.
    ///
    /// - Parameter distance: in points.
    func left(beyond distance: CGFloat) -> [(node: SceneNode, way: Double)] {
        var found: [(node: SceneNode, way: Double)] = []
        for child in start.root.children where !isRaisedSheet(child) { add(child, beyond: distance, to: &found) }
        return found
    }

    private func isRaisedSheet(_ node: SceneNode) -> Bool {
        guard let first = before.root.children.first, first.id != node.id else { return false }
        return before.root.node(withID: node.id)?.frameInScreen != node.frameInScreen
    }

    private func add(_ node: SceneNode, beyond distance: CGFloat, to found: inout [(node: SceneNode, way: Double)]) {
        guard !node.isHidden else { return }
        let bottom = node.frameInScreen.maxY, gap = start.keyboardTop - bottom
        if gap >= -CGFloat(start.halfAPixel), gap <= distance,
            let rest = before.root.node(withID: node.id)?.frameInScreen.maxY, rest > bottom + distance
        {
            guard let present = now.root.node(withID: node.id), !present.isHidden else { return }
            let wanted = min(rest, now.keyboardTop - gap), way = wanted - present.frameInScreen.maxY
            if way > distance, way.isFinite { found.append((present, Double(way))) }
            return
        }
        if node.kind == .scrollView { return }
        for child in node.children { add(child, beyond: distance, to: &found) }
    }
}

extension SceneSnapshot {
    fileprivate var keyboardTop: CGFloat { keyboard.frameInScreen.minY }

    /// Whether this is the same docked keyboard, which nothing was announced of since.
    fileprivate func hasKeyboard(of former: SceneSnapshot) -> Bool {
        keyboard.state == .docked && keyboard.announcements == former.keyboard.announcements
            && screen.size == former.screen.size && focusedNodeID == former.focusedNodeID
    }
}

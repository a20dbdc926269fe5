import CoreGraphics
import Foundation
import SceneModel

extension SceneSnapshot {
    /// Half a pixel in points: a smaller difference can't be seen.
    var halfAPixel: Double { screen.scale.isFinite && screen.scale > 0 ? 0.5 / screen.scale : 0.5 }

    /// The screen in its own coordinates.
    var screenBounds: CGRect { CGRect(origin: .zero, size: screen.size) }

    /// The part of the keyboard that is drawn on the screen, in the screen's coordinates; `nil` when none is.
    var visibleKeyboardFrame: CGRect? {
        keyboard.frameInScreen.common(with: screenBounds)
    }

    /// Whether no keyboard is docked and everything rests: one that a person carries about asks for no room.
    var isSettledWithoutKeyboard: Bool {
        isSettled && (keyboard.state == .undocked || keyboard.state == .hidden && visibleKeyboardFrame == nil)
    }

    /// The view that is being typed into.
    var focusedNode: SceneNode? {
        focusedPath.map { path in path.reversed().reduce(root) { $0.children[$1] } }
    }

    /// The caret when the focused view is a text view: such a view may reach below the keyboard, its caret may not.
    var caretOfTextView: CGRect? { focusedNode?.kind == .textView ? focus?.caretInScreen : nil }

    /// Whether the caret lies outside of its own text view: it is scrolled away, and typing brings it back.
    var caretIsScrolledAway: Bool {
        guard let caret = caretOfTextView, let view = focusedNode?.frameInScreen else { return false }
        return caret.maxY <= view.minY || caret.minY >= view.maxY
    }

    /// Points of a rectangle's height that the keyboard covers; 0 below half a pixel, and 0 for a keyboard that a person
    /// has taken off the bottom and can drag away.
    func coveredHeight(of frame: CGRect) -> Double {
        guard keyboard.state != .undocked, let keyboard = visibleKeyboardFrame,
            let covered = frame.common(with: keyboard)
        else { return 0 }
        return Double(covered.height) > halfAPixel ? Double(covered.height) : 0
    }
}

extension [SceneSnapshot] {
    /// The place of the last rest without a keyboard before a picture, on a screen of the same size.
    func restWithoutKeyboard(before index: Int) -> Int? {
        let now = self[index]
        return self[..<index].lastIndex {
            $0.isSettledWithoutKeyboard && $0.screen.size == now.screen.size && $0.time < now.time
        }
    }

    /// Whether a person has dragged content since the view of a picture got the focus or was typed into: then it is where
    /// they left it.
    func personHasScrolled(sinceFocusAt index: Int) -> Bool {
        guard let focus = self[index].focusedNodeID, let now = self[index].personalScrolls, now > 0 else {
            return false
        }
        let keys = self[index].personalMoves - now
        let others = self[..<index].lastIndex {
            $0.focusedNodeID != focus || $0.personalMoves - ($0.personalScrolls ?? 0) != keys
        }
        let first = others ?? startIndex
        return self[first].personalScrolls.map { now > $0 } ?? false
    }
}

extension SceneSnapshot {
    /// What around a covered view could have made way, and where it ends, in words.
    func wordsForCover(of node: SceneNode) -> String {
        let top = keyboard.frameInScreen.minY
        if let scroller = root.innermostScroller(around: node.id) { return scroller.wordsForEnd(above: top) }
        return
            "nothing around \(node.spokenName) scrolls, its bottom is at \(Double(node.frameInScreen.maxY).pointsText), "
            + "the keyboard begins at \(Double(top).pointsText)"
    }
}

extension SceneNode {
    /// The innermost view that scrolls and holds a node, which may be that node itself; `nil` when none does.
    fileprivate func innermostScroller(around wanted: Int) -> SceneNode? {
        if id == wanted { return geometry.scrolls ? self : nil }
        for child in children {
            if let found = child.innermostScroller(around: wanted) { return found }
            if geometry.scrolls, child.node(withID: wanted) != nil { return self }
        }
        return nil
    }
}

extension CGRect {
    /// Whether all four numbers are finite; Foundation's own intersection traps on others.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The part shared with another rectangle of the same space; `nil` when there is none or a number is not finite.
    func common(with other: CGRect) -> CGRect? {
        guard isFinite, other.isFinite else { return nil }
        let left = max(minX, other.minX), right = min(maxX, other.maxX)
        let top = max(minY, other.minY), bottom = min(maxY, other.maxY)
        guard left < right, top < bottom, (bottom - top).isFinite, (right - left).isFinite else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether another rectangle of the same space lies inside, give or take a tolerance in points.
    func holds(_ other: CGRect, tolerance: CGFloat) -> Bool {
        other.minX >= minX - tolerance && other.maxX <= maxX + tolerance && other.minY >= minY - tolerance
            && other.maxY <= maxY + tolerance
    }
}

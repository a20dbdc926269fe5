import CoreGraphics
import Foundation
import SceneModel

extension SceneSnapshot {
    /// Half a pixel in points, the limit below which differences are invisible.
    var halfAPixel: Double { screen.scale.isFinite && screen.scale > 0 ? 0.5 / screen.scale : 0.5 }

    var screenBounds: CGRect { CGRect(origin: .zero, size: screen.size) }

    /// The visible part of the drawn keyboard, in the screen's coordinates, in points.
    var visibleKeyboardFrame: CGRect? {
        keyboard.frameInScreen.common(with: screenBounds)
    }

    /// Whether everything is at rest and no keyboard is docked.
    ///
    /// An undocked keyboard needs no room. A bar may stand alone at the bottom, where the keyboard carries it.
    var isSettledWithoutKeyboard: Bool {
        guard isSettled else { return false }
        return switch keyboard.state {
        case .undocked: true
        case .hidden: visibleKeyboardFrame == nil
        case .docked: barAlone != nil
        }
    }

    /// Whether keys are docked, and not merely a bar.
    var hasDockedKeys: Bool { keyboard.state == .docked && barAlone == nil }

    /// The frame of an input accessory view without keys, as in a chat before a person taps its input.
    ///
    /// The frame is in the screen's coordinates, in points.
    var barAlone: CGRect? {
        guard keyboard.state == .docked, keyboard.accessoryHeight > 0,
            let frame = keyboard.targetFrameInScreen.common(with: screenBounds)
        else { return nil }
        return Double(frame.height) <= keyboard.accessoryHeight + halfAPixel ? frame : nil
    }

    var focusedNode: SceneNode? {
        focusedPath.map { path in path.reversed().reduce(root) { $0.children[$1] } }
    }

    /// The caret of a focused text view.
    ///
    /// The keyboard may cover a part of a text view, but the caret has to stay visible.
    var caretOfTextView: CGRect? { focusedNode?.kind == .textView ? focus?.caretInScreen : nil }

    /// Whether the caret is scrolled out of its text view.
    ///
    /// The next typed letter scrolls the caret back.
    var caretIsScrolledAway: Bool {
        guard let caret = caretOfTextView, let view = focusedNode?.frameInScreen else { return false }
        return caret.maxY <= view.minY || caret.minY >= view.maxY
    }

    /// Whether the place of a focused text view says nothing of its caret, which is scrolled away or unknown.
    var caretIsElsewhere: Bool {
        caretIsScrolledAway || unknowns.contains(.caret) && focusedNode?.kind == .textView
    }

    /// Returns the height of a frame that the keyboard covers, in points.
    ///
    /// A height below half a pixel counts as 0. An undocked keyboard covers nothing, because a person can drag the
    /// keyboard away.
    func coveredHeight(of frame: CGRect) -> Double {
        guard keyboard.state != .undocked, let keyboard = visibleKeyboardFrame,
            let covered = frame.common(with: keyboard)
        else { return 0 }
        return Double(covered.height) > halfAPixel ? Double(covered.height) : 0
    }
}

extension [SceneSnapshot] {
    /// Finds the latest earlier snapshot in which the screen is at rest without a keyboard.
    ///
    /// The two snapshots have the same screen size. If both are without a keyboard, they have the same bar too. The
    /// result is an index.
    func restWithoutKeyboard(before index: Int) -> Int? {
        let now = self[index]
        return self[..<index].lastIndex {
            $0.isSettledWithoutKeyboard && $0.screen.size == now.screen.size && $0.time < now.time
                && (!now.isSettledWithoutKeyboard || $0.barAlone == now.barAlone)
        }
    }

    /// Returns whether a person has scrolled after two events.
    ///
    /// The events are the focus of the present view, and the last typed letter. If the result is true, the content
    /// stays where the person has scrolled it, and need not show the focused view.
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
    func wordsForCover(of node: SceneNode) -> String {
        let top = keyboard.frameInScreen.minY
        let place =
            root.innermostScroller(around: node.id)?.wordsForEnd(above: top)
            ?? "nothing around \(node.spokenName) scrolls, its bottom is at \(Double(node.frameInScreen.maxY).pointsText), "
            + "the keyboard begins at \(Double(top).pointsText)"
        return place + (wordsForWindow(ifOff: node.frameInScreen.maxY - top) ?? "")
    }

    /// Explains why a view ends a little below the keyboard's top, in a window that begins below the screen's top.
    ///
    /// Code that reads the keyboard's frame in the window's coordinates places a view too low by the window's distance
    /// from the screen's top (E59). The result is nil if the view ends even lower.
    func wordsForWindow(ifOff depth: CGFloat) -> String? {
        let gap = windowFrame.minY
        guard gap > halfAPixel, depth <= gap + halfAPixel else { return nil }
        return "; the window begins \(Double(gap).pointsText) below the screen's top, and notifications give the "
            + "keyboard's frame in the screen's coordinates"
    }
}

extension SceneNode {
    /// Returns the innermost scroll view that a finger scrolls and that contains a view or is the view.
    func innermostScroller(around wanted: Int) -> SceneNode? {
        if id == wanted { return geometry.obeysFinger ? self : nil }
        for child in children {
            if let found = child.innermostScroller(around: wanted) { return found }
            if geometry.obeysFinger, child.node(withID: wanted) != nil { return self }
        }
        return nil
    }
}

extension CGRect {
    /// Whether all numbers are finite.
    ///
    /// Foundation's own intersection traps for infinite numbers and NaN.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Returns nil if the intersection is empty or a number is infinite or NaN.
    func common(with other: CGRect) -> CGRect? {
        guard isFinite, other.isFinite else { return nil }
        let left = max(minX, other.minX), right = min(maxX, other.maxX)
        let top = max(minY, other.minY), bottom = min(maxY, other.maxY)
        guard left < right, top < bottom, (bottom - top).isFinite, (right - left).isFinite else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func holds(_ other: CGRect, tolerance: CGFloat) -> Bool {
        other.minX >= minX - tolerance && other.maxX <= maxX + tolerance && other.minY >= minY - tolerance
            && other.maxY <= maxY + tolerance
    }
}

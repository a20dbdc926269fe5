import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The focused view moved although its old position is clear of the keyboard.
    public static let movedNeedlessly = Rule(
        id: .movedNeedlessly,
        title: "A view moves without need",
        explanation: """
            If the focused field would be at least 44 pt above the docked keyboard without any movement, it must stay \
            in place, because a person looks at it. The run with a hidden keyboard shows where the field would be. The \
            rule ignores views that move for an input or a marked control below them, and views that a finger has \
            scrolled. It also ignores movements that bars cause, and layouts that remove free space.
            """,
        severity: .warning,
        judgingRestsBesideTwin: needlessMoves(at:in:beside:))

    /// The distance from a field to the keyboard at which a movement is needless, in points.
    private static let roomAroundTyping: CGFloat = 44
    /// The distance that a view may move up without a finding, in points.
    private static let unnoticed = 16.0

    private static func needlessMoves(at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Candidate] {
        let now = snapshots[index]
        guard now.hasDockedKeys, let top = now.visibleKeyboardFrame?.minY, let focus = now.focusedNode,
            focus.kind == .textField,
            let rest = snapshots.restWithoutKeyboard(before: index).map({ snapshots[$0] }),
            rest.personalScrolls == now.personalScrolls, let before = rest.root.node(withID: focus.id)
        else { return [] }
        let still = twin?.counterpart(of: focus.id, in: now.root, at: index) ?? before
        let way = Double(still.frameInScreen.minY - focus.frameInScreen.minY)
        let safeTop = CGFloat(now.screen.safeAreaInsets.first ?? 0)
        guard way > unnoticed, way.isFinite, still.frameInScreen.minY >= safeTop,
            still.frameInScreen.maxY + roomAroundTyping <= top,
            let path = now.focusedPath,
            now.root.hasMovedWhole(
                along: path, since: twin?.picture(at: index)?.root ?? rest.root, between: safeTop, and: top),
            !now.root.hasReasonToMove(inStillPicture: twin?.picture(at: index)?.root ?? rest.root, above: top)
        else { return [] }
        let finding = Finding(
            rule: .movedNeedlessly, of: focus, amount: way, in: now,
            message: "\(focus.spokenName) went up by \(way.pointsText), and would have been clear of the keyboard at "
                + "\(now.time.secondsText)")
        return [("\(focus.id) \(now.step)", finding)]
    }
}

extension SceneNode {
    /// Whether the app has moved a view that contains the focused view without resizing it, or has scrolled the
    /// content.
    ///
    /// The method looks at the outermost view that has moved. If this view has another size, the result is false.
    ///
    /// - Parameters:
    ///   - path: the child indices that lead to the focused view, the innermost first.
    ///   - still: the window in a snapshot in which nothing has moved.
    ///   - safeTop: the top of the safe area, in the screen's coordinates, in points.
    ///   - top: the top of the keyboard, in the screen's coordinates, in points.
    fileprivate func hasMovedWhole(
        along path: [Int], since still: SceneNode, between safeTop: CGFloat, and top: CGFloat
    ) -> Bool {
        let unnoticedOffset: CGFloat = 24
        var node = self, twin: SceneNode? = still
        for place in path.reversed() {
            let child = node.children[place]
            guard let old = twin, let next = old.child(like: child, of: node) else { return false }
            // A bar that appears or disappears moves everything below. So only a changed transform counts in this case.
            if child.geometry.safeAreaInsets.first != next.geometry.safeAreaInsets.first, !child.geometry.scrolls {
                return child.geometry.transform != next.geometry.transform
            }
            if child.frameInScreen.minY != next.frameInScreen.minY {
                if node.geometry.scrolls { return node.geometry.bounds.minY > old.geometry.bounds.minY }
                // An alert or a similar card is centred in the area above the keyboard, so its movement is no fault.
                let middle = (safeTop + top) / 2
                if abs(child.frameInScreen.midY - middle) <= unnoticedOffset { return false }
                let fills = next.frameInScreen.height >= frameInScreen.height * 0.8
                return child.frameInScreen.size == next.frameInScreen.size && !child.children.isEmpty
                    && child.kind != .textField && (fills || next.frameInScreen.maxY <= top)
            }
            (node, twin) = (child, next)
        }
        return false
    }

    fileprivate func hasReasonToMove(inStillPicture still: SceneNode, above top: CGFloat) -> Bool {
        still.nodes { node in
            !node.isHidden && (node.isMarked || node.kind == .textField || node.kind == .textView)
                && node.frameInScreen.maxY > top
        }.isEmpty == false
    }
}

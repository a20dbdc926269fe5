import CoreGraphics
import Foundation
import SceneModel

/// How far views stand above a docked keyboard, compared with how far they stood above the bottom before it came.
struct GapComparison {
    /// A view where it stood before, and the bottom below it.
    private struct Stand {
        var node: SceneNode
        /// Points between the view and the bottom.
        var room: CGFloat
        /// The height of that bottom on the screen, in points.
        var bottom: CGFloat
    }

    private let snapshots: [SceneSnapshot]
    /// The rest before the keyboard came, and the one that is judged.
    private let first, index: Int
    private let root, rootBefore: SceneNode
    private let keyboard: CGRect

    /// A rest with a docked keyboard; `nil` for any other picture, and without a rest before it came.
    init?(at index: Int, of snapshots: [SceneSnapshot]) {
        let snapshot = snapshots[index]
        guard snapshot.isSettled, snapshot.keyboard.state == .docked, let keyboard = snapshot.visibleKeyboardFrame,
            let first = snapshots.restWithoutKeyboard(before: index)
        else { return nil }
        (self.snapshots, self.first, self.index) = (snapshots, first, index)
        self.keyboard = keyboard
        root = snapshot.root
        rootBefore = snapshots[first].root
    }

    /// The views that made way and stand too far above the keyboard, each with the points by which it does.
    ///
    /// - Parameter least: points from which on a gap counts.
    func gaps(
        from least: Double, of isWanted: (SceneNode) -> Bool
    ) -> [(node: SceneNode, gap: Double)] {
        let least = max(least, snapshots[index].halfAPixel)
        var found: [(node: SceneNode, gap: Double)] = []
        for node in root.unscrolled(where: { isWanted($0) && !$0.isHidden }) {
            guard let stand = stand(of: node.id), !stand.node.isHidden,
                node.frameInScreen.maxY < stand.node.frameInScreen.maxY
            else { continue }
            let gap = Double(keyboard.minY - node.frameInScreen.maxY - stand.room)
            if gap.isFinite, gap > least { found.append((node, gap)) }
        }
        return found
    }

    /// Points by which the keyboard reaches above the bottom that a view stood on.
    func reach(for node: SceneNode) -> Double { stand(of: node.id).map { Double($0.bottom - keyboard.minY) } ?? 0 }

    /// Views whose content is longer than they are, with the points by which its end stands farther above the keyboard
    /// than it need, once it is scrolled there.
    func lostEnds() -> [(node: SceneNode, gap: Double)] {
        var found: [(node: SceneNode, gap: Double)] = []
        for node in root.unscrolled(where: { $0.geometry.scrolls && !$0.isHidden && $0.isLongerThanItsView }) {
            guard let stand = stand(of: node.id), !stand.node.isHidden else { continue }
            let before = max(0, stand.bottom - stand.node.contentEnd)
            let gap = Double(keyboard.minY - node.contentEnd - before)
            if gap.isFinite, gap > 0 { found.append((node, gap)) }
        }
        return found
    }

    /// How far a view has come and what insets it has, in words.
    func words(for node: SceneNode) -> String {
        guard let stand = stand(of: node.id) else { return "" }
        let way = Double(stand.node.frameInScreen.maxY - node.frameInScreen.maxY)
        let inset = node.geometry.adjustedContentInset.count == 4 ? node.geometry.adjustedContentInset[2] : nil
        return
            "its bottom went up by \(way.pointsText), the keyboard reaches \(reach(for: node).pointsText) above the bottom"
            + (inset.map { ", and its bottom inset is \($0.pointsText)" } ?? "")
    }

    /// How far a view has gone up without a keyboard, too, where the input has grown, in points, 0 or more.
    func growth(of node: SceneNode, in twin: Twin?) -> Double {
        guard let twin, let focus = snapshots[index].focusedNodeID, let before = rootBefore.node(withID: focus),
            let now = root.node(withID: focus), now.frameInScreen.height > before.frameInScreen.height
        else { return 0 }
        return max(0, -twin.travel(of: node.id, in: root, from: first, to: index).bottom)
    }

    /// How far UIKit has raised the sheet around a view, in points, 0 or more: a sheet lies over the window's first view.
    func lift(ofSheetAround node: SceneNode) -> Double {
        guard let sheet = root.children.dropFirst().last(where: { $0.node(withID: node.id) != nil }),
            let before = rootBefore.node(withID: sheet.id), sheet.geometry.transform == before.geometry.transform
        else { return 0 }
        return max(0, Double(before.frameInScreen.minY - sheet.frameInScreen.minY))
    }

    // MARK: The bottom that views stand on

    /// Where a view stood; nil for one that was not there, and for one in content that scrolls.
    private func stand(of id: Int) -> Stand? {
        let screen = snapshots[first].screen
        let inset = screen.safeAreaInsets.count == 4 ? CGFloat(screen.safeAreaInsets[2]) : 0
        return stand(of: id, in: rootBefore, on: [screen.size.height - inset, screen.size.height])
    }

    /// - Parameter bottoms: where the safe areas of the views around end, in the screen's coordinates, in points.
    private func stand(of id: Int, in node: SceneNode, on bottoms: [CGFloat]) -> Stand? {
        if node.id == id {
            let foot = node.frameInScreen.maxY, tolerance = CGFloat(snapshots[first].halfAPixel)
            let bottom = bottoms.filter { $0 >= foot - tolerance }.min() ?? snapshots[first].screen.size.height
            return Stand(node: node, room: bottom - foot, bottom: bottom)
        }
        if node.kind == .scrollView { return nil }
        var inner = bottoms
        let own = node.geometry.safeAreaInsets
        if own.count == 4, own[2] > 0, own[2].isFinite { inner.append(node.frameInScreen.maxY - CGFloat(own[2])) }
        for child in node.children {
            if let found = stand(of: id, in: child, on: inner) { return found }
        }
        return nil
    }
}

extension SceneNode {
    /// Where content ends on the screen once it is scrolled to its end, in points.
    fileprivate var contentEnd: CGFloat {
        let inset = geometry.adjustedContentInset
        return frameInScreen.maxY - (inset.count == 4 ? CGFloat(inset[2]) : 0)
    }

    /// The nodes of a kind, here and inside, that do not lie in content that scrolls, parents first.
    fileprivate func unscrolled(where isWanted: (SceneNode) -> Bool) -> [SceneNode] {
        var found: [SceneNode] = []
        addUnscrolled(where: isWanted, to: &found)
        return found
    }

    private func addUnscrolled(where isWanted: (SceneNode) -> Bool, to found: inout [SceneNode]) {
        if isWanted(self) { found.append(self) }
        if kind == .scrollView { return }
        for child in children { child.addUnscrolled(where: isWanted, to: &found) }
    }
}

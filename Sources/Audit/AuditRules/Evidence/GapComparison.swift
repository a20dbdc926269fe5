import CoreGraphics
import Foundation
import SceneModel

/// Compares the gap between a view and a docked keyboard with the gap below the view before the keyboard came.
///
/// The earlier gap reaches from the view down to the bottom edge of the screen or of a safe area.
struct GapComparison {
    private struct Stand {
        var node: SceneNode
        var room: CGFloat
        var bottom: CGFloat
    }

    private let snapshots: [SceneSnapshot]
    private let first, index: Int
    private let root, rootBefore: SceneNode
    private let keyboard: CGRect

    /// The result is nil if the keyboard is hidden, undocked or moving, or if no earlier snapshot is at rest.
    init?(at index: Int, of snapshots: [SceneSnapshot]) {
        let snapshot = snapshots[index]
        guard snapshot.isSettled, snapshot.hasDockedKeys, let keyboard = snapshot.visibleKeyboardFrame,
            let first = snapshots.restWithoutKeyboard(before: index)
        else { return nil }
        (self.snapshots, self.first, self.index) = (snapshots, first, index)
        self.keyboard = keyboard
        root = snapshot.root
        rootBefore = snapshots[first].root
    }

    /// Returns the views that moved up too far.
    ///
    /// The value `gap` tells by how many points the gap above the keyboard is larger than the earlier gap.
    ///
    /// - Parameter least: the smallest reported value, in points.
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

    /// Returns the distance from the keyboard's top down to the bottom edge on which the view stood, in points.
    ///
    /// Before the keyboard came, the view stood on the bottom edge of the screen or of a safe area.
    func reach(for node: SceneNode) -> Double { stand(of: node.id).map { Double($0.bottom - keyboard.minY) } ?? 0 }

    /// Returns the scroll views whose content ends too far above the keyboard.
    ///
    /// The value `gap` tells by how many points the gap is too large.
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

    /// Returns how far a scroll view's bottom inset grows in the run with a hidden keyboard, in points, 0 or more.
    ///
    /// A chat has such a blank under a question.
    func ownInset(of node: SceneNode, in twin: Twin?) -> Double {
        guard let its = twin?.counterpart(of: node.id, in: root, at: index)?.geometry.adjustedContentInset,
            let before = rootBefore.node(withID: node.id)?.geometry.adjustedContentInset, its.count == 4,
            before.count == 4
        else { return 0 }
        return max(0, its[2] - before[2])
    }

    func words(for node: SceneNode) -> String {
        guard let stand = stand(of: node.id) else { return "" }
        let way = Double(stand.node.frameInScreen.maxY - node.frameInScreen.maxY)
        let inset = node.geometry.adjustedContentInset.count == 4 ? node.geometry.adjustedContentInset[2] : nil
        return
            "its bottom went up by \(way.pointsText), the keyboard reaches \(reach(for: node).pointsText) above the bottom"
            + (inset.map { ", and its bottom inset is \($0.pointsText)" } ?? "")
    }

    /// Returns the distance by which the growing input moves a view up, in points.
    ///
    /// The method measures the distance in the run with a hidden keyboard. There the keyboard cannot be the cause.
    func growth(of node: SceneNode, in twin: Twin?) -> Double {
        guard let focus = snapshots[index].focusedNodeID, let before = rootBefore.node(withID: focus),
            let now = root.node(withID: focus), now.frameInScreen.height > before.frameInScreen.height
        else { return 0 }
        return ownMove(of: node, in: twin)
    }

    /// Returns the distance by which a view moves up in the run with a hidden keyboard, in points, 0 or more.
    func ownMove(of node: SceneNode, in twin: Twin?) -> Double {
        twin?.rise(of: node.id, in: root, from: first, to: index) ?? 0
    }

    /// Returns the distance by which UIKit has raised the sheet around a view, in points, 0 or more.
    ///
    /// Every subview of the window except the first one counts as a sheet.
    func lift(ofSheetAround node: SceneNode) -> Double {
        guard let sheet = root.children.dropFirst().last(where: { $0.node(withID: node.id) != nil }),
            let before = rootBefore.node(withID: sheet.id), sheet.geometry.transform == before.geometry.transform
        else { return 0 }
        return max(0, Double(before.frameInScreen.minY - sheet.frameInScreen.minY))
    }

    // MARK: The bottom that views stand on

    private func stand(of id: Int) -> Stand? {
        let screen = snapshots[first].screen
        let inset = screen.safeAreaInsets.count == 4 ? CGFloat(screen.safeAreaInsets[2]) : 0
        var bottoms = [screen.size.height - inset, screen.size.height]
        // A window can end above the screen's bottom.
        let window = rootBefore.frameInScreen.maxY
        if window.isFinite, window < bottoms[1] { bottoms.append(window) }
        if let bar = snapshots[first].barAlone { bottoms.append(bar.minY) }
        return stand(of: id, in: rootBefore, on: bottoms)
    }

    /// - Parameter bottoms: the possible bottom edges in the screen's coordinates, in points.
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
    fileprivate var contentEnd: CGFloat {
        let inset = geometry.adjustedContentInset
        return frameInScreen.maxY - (inset.count == 4 ? CGFloat(inset[2]) : 0)
    }

    /// Returns views outside of scroll views.
    func unscrolled(where isWanted: (SceneNode) -> Bool) -> [SceneNode] {
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

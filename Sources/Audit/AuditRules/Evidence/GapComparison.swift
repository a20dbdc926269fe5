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

    private let snapshot: SceneSnapshot
    private let rest: SceneSnapshot
    private let keyboard: CGRect
    private let stands: [Int: Stand]
    private let stillTurns: StillTurns
    private let appChanges: AppChanges

    /// A rest with a docked keyboard; `nil` for any other picture, and without a rest before it came.
    init?(at index: Int, of snapshots: [SceneSnapshot]) {
        let snapshot = snapshots[index]
        guard snapshot.isSettled, snapshot.keyboard.state == .docked, let keyboard = snapshot.visibleKeyboardFrame,
            let first = snapshots[..<index].lastIndex(where: {
                $0.isSettledWithoutKeyboard && $0.screen.size == snapshot.screen.size && $0.time < snapshot.time
            })
        else { return nil }
        self.snapshot = snapshot
        self.keyboard = keyboard
        rest = snapshots[first]
        stillTurns = StillTurns(from: first, to: index, in: snapshots)
        appChanges = AppChanges(from: rest.root, to: snapshot.root)
        var found: [Int: Stand] = [:]
        Self.stand(rest.root, on: [], in: rest, isScrolled: false, &found)
        stands = found
    }

    /// The views that made way, with the points by which each stands farther above the keyboard than it need.
    func gaps(of isWanted: (SceneNode) -> Bool) -> [(node: SceneNode, gap: Double)] {
        snapshot.root.unscrolled.compactMap { node in
            guard isWanted(node), !node.isHidden, let stand = stands[node.id], !stand.node.isHidden,
                node.frameInScreen.maxY < stand.node.frameInScreen.maxY
            else { return nil }
            let gap = Double(keyboard.minY - node.frameInScreen.maxY - stand.room)
            guard gap.isFinite, gap > snapshot.halfAPixel, !isAppsDoing(node, gap) else { return nil }
            return (node, gap)
        }
    }

    /// Points by which the keyboard reaches above the bottom that a view stood on.
    func reach(for node: SceneNode) -> Double { stands[node.id].map { Double($0.bottom - keyboard.minY) } ?? 0 }

    /// Views whose content is longer than they are, with the points by which its end stands farther above the keyboard
    /// than it need, once it is scrolled there.
    var lostEnds: [(node: SceneNode, gap: Double)] {
        snapshot.root.unscrolled.compactMap { node in
            guard node.geometry.scrolls, !node.isHidden, node.isLongerThanItsView, let stand = stands[node.id],
                !stand.node.isHidden, !stillTurns.moved(node.id)
            else { return nil }
            let before = max(0, stand.bottom - stand.node.contentEnd)
            let gap = Double(keyboard.minY - node.contentEnd - before)
            return gap.isFinite && gap > 0 ? (node, gap) : nil
        }
    }

    /// How far a view has come and what insets it has, in words.
    func words(for node: SceneNode) -> String {
        guard let stand = stands[node.id] else { return "" }
        let way = Double(stand.node.frameInScreen.maxY - node.frameInScreen.maxY)
        let inset = node.geometry.adjustedContentInset.count == 4 ? node.geometry.adjustedContentInset[2] : nil
        return
            "its bottom went up by \(way.pointsText), the keyboard reaches \(reach(for: node).pointsText) above the bottom"
            + (inset.map { ", and its bottom inset is \($0.pointsText)" } ?? "")
    }

    private func isAppsDoing(_ node: SceneNode, _ gap: Double) -> Bool {
        stillTurns.moved(node.id) || appChanges.explain(node.id, by: gap)
    }

    // MARK: The bottom that views stand on

    /// - Parameter bottoms: where the safe areas of the views around end, in the screen's coordinates, in points.
    private static func stand(
        _ node: SceneNode, on bottoms: [CGFloat], in rest: SceneSnapshot, isScrolled: Bool, _ found: inout [Int: Stand]
    ) {
        let tolerance = CGFloat(rest.halfAPixel), foot = node.frameInScreen.maxY, screen = rest.screen
        let inset = screen.safeAreaInsets.count == 4 ? CGFloat(screen.safeAreaInsets[2]) : 0
        let known = bottoms + [screen.size.height - inset, screen.size.height]
        let bottom = known.filter { $0 >= foot - tolerance }.min() ?? screen.size.height
        if !isScrolled { found[node.id] = Stand(node: node, room: bottom - foot, bottom: bottom) }
        var inner = bottoms
        let own = node.geometry.safeAreaInsets
        if own.count == 4, own[2] > 0, own[2].isFinite { inner.append(node.frameInScreen.maxY - CGFloat(own[2])) }
        for child in node.children {
            stand(child, on: inner, in: rest, isScrolled: isScrolled || node.kind == .scrollView, &found)
        }
    }
}

extension SceneNode {
    /// Where content ends on the screen once it is scrolled to its end, in points.
    fileprivate var contentEnd: CGFloat {
        let inset = geometry.adjustedContentInset
        return frameInScreen.maxY - (inset.count == 4 ? CGFloat(inset[2]) : 0)
    }

    /// The node and all nodes inside it that do not lie in content that scrolls.
    fileprivate var unscrolled: [SceneNode] {
        kind == .scrollView ? [self] : [self] + children.flatMap(\.unscrolled)
    }
}

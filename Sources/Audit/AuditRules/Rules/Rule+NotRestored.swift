import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// After the keyboard has gone, a view differs from its former state.
    public static let notRestored = Rule(
        id: .notRestored,
        title: "The screen is not restored",
        explanation: """
            After the docked keyboard has gone and the screen is at rest, every visible view must have the same \
            bounds, center, transform, insets and safe area as at the last rest before the keyboard. Positions may \
            differ by half a pixel. Numbers that the app sets must be equal to the last bit, because a small \
            difference after one hide becomes a large difference after a hundred. The rule ignores values that the run \
            with a hidden keyboard has at the same instant, and an indicator inset that equals the content inset. \
            As long as a new view stands exactly in the keyboard's place, such as a panel of photos, the rule waits. \
            Content that was scrolled must be within its range. It must go back to its former offset, or stay at the \
            offset that it had above the keyboard.
            """,
        severity: .error,
        judgingRestsBesideTwin: damages(at:in:beside:))

    private static func damages(at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Candidate] {
        let snapshot = snapshots[index]
        guard snapshot.isSettledWithoutKeyboard,
            var restoration = Restoration(endingAt: index, of: snapshots, beside: twin)
        else { return [] }
        return restoration.damages().map { node, name, amount in
            let message =
                "\(node.spokenName) not restored at \(snapshot.time.secondsText): \(name) off by \(amount.pointsText)"
            var finding = Finding(
                rule: .notRestored, of: node, amount: amount, in: snapshot, message: message)
            finding.why = restoration.words(for: name, of: node)
            return (String(node.id), finding)
        }
    }
}

private struct Restoration {
    private let snapshots: [SceneSnapshot]
    private let rest, index: Int
    private let root: SceneNode
    private let episode: KeyboardEpisode?
    private var before: Counterparts
    private let twin: Twin?
    /// The greatest distance by which content has scrolled since the last rest, in points.
    ///
    /// A header may follow the scrolled content. So other views may have moved by this distance too.
    private let scrolledWay: Double

    /// The result is nil if no earlier snapshot is at rest, or if the keyboard and the focus have not changed since
    /// then.
    init?(endingAt index: Int, of snapshots: [SceneSnapshot], beside twin: Twin?) {
        let rest = Self.rest(before: index, in: snapshots)
        guard let rest, Self.keyboardMoves(from: rest, to: index, in: snapshots),
            !Self.isReplaced(from: rest, to: index, in: snapshots)
        else { return nil }
        (self.snapshots, self.rest, self.index) = (snapshots, rest, index)
        self.twin = twin
        root = snapshots[rest].root
        episode = KeyboardEpisode(endingAt: index, of: snapshots)
        before = Counterparts(in: root)
        scrolledWay = Self.way(of: snapshots[index].root, since: root)
    }

    private static func keyboardMoves(from rest: Int, to index: Int, in snapshots: [SceneSnapshot]) -> Bool {
        let start = snapshots[rest].keyboard, focus = snapshots[rest].focusedNodeID
        return snapshots[rest...index].contains {
            $0.keyboard.state != start.state || $0.keyboard.targetFrameInScreen != start.targetFrameInScreen
                || $0.focusedNodeID != focus
        }
    }

    /// Returns the last rest without a keyboard and without a view in its place.
    private static func rest(before index: Int, in snapshots: [SceneSnapshot]) -> Int? {
        guard let rest = snapshots.restWithoutKeyboard(before: index) else { return nil }
        guard let former = self.rest(before: rest, in: snapshots), isReplaced(from: former, to: rest, in: snapshots)
        else { return rest }
        return former
    }

    /// Returns whether a view that was not there before stands exactly where the last docked keyboard stood.
    private static func isReplaced(from rest: Int, to index: Int, in snapshots: [SceneSnapshot]) -> Bool {
        guard let keyboard = snapshots[rest...index].last(where: \.hasDockedKeys)?.keyboard else {
            return false
        }
        let place = keyboard.targetFrameInScreen, now = snapshots[index], before = snapshots[rest].root
        let found = now.root.nodes { node in
            let frame = node.frameInScreen
            return abs(frame.minY - place.minY) <= now.halfAPixel
                && frame.maxY >= now.screen.size.height - now.halfAPixel
                && frame.width >= place.width && !node.isHidden
        }
        return found.contains { before.node(withID: $0.id) == nil }
    }

    func words(for name: String, of node: SceneNode) -> String? {
        guard let was = root.node(withID: node.id)?.geometry.number(name), let now = node.geometry.number(name) else {
            return nil
        }
        guard was.pointsText != now.pointsText else { return nil }
        let then =
            twin?.hasLent(rest) == true
            ? "would be \(was.pointsText) had the keyboard not come" : "was \(was.pointsText) before the keyboard came"
        return "\(name) \(then), and is \(now.pointsText)"
    }

    mutating func damages() -> [(node: SceneNode, name: String, amount: Double)] {
        var found: [(node: SceneNode, name: String, amount: Double)] = []
        let now = snapshots[index].root
        addDamages(of: now, since: before.counterpart(of: now.id, expected: root), hasMoved: false, to: &found)
        return found
    }

    private func isSameWithoutKeyboard(_ node: SceneNode, _ name: String) -> Bool {
        guard let other = twin?.counterpart(of: node.id, in: snapshots[index].root, at: index) else { return false }
        let geometry = node.geometry
        switch name {
        case "contentOffset.x": return isSamePlace(geometry.bounds.minX, other.geometry.bounds.minX)
        case "contentOffset.y": return isSamePlace(geometry.bounds.minY, other.geometry.bounds.minY)
        default:
            guard let mine = geometry.number(name), let its = other.geometry.number(name) else { return false }
            return mine == its || SceneNode.Geometry.isPlace(name) && isSamePlace(mine, its)
        }
    }

    private func isSamePlace(_ one: Double, _ other: Double) -> Bool {
        abs(one - other) <= snapshots[index].halfAPixel
    }

    /// Adds the changes of a view and its subviews.
    ///
    /// - Parameter hasMoved: whether the node is in content that has scrolled or grown. Lists reuse cells there, so a
    ///   new position or size is no damage.
    private mutating func addDamages(
        of node: SceneNode, since old: SceneNode?, hasMoved: Bool,
        to found: inout [(node: SceneNode, name: String, amount: Double)]
    ) {
        if node.isHidden { return }
        // If both snapshots have the same view object, the view is unchanged.
        let changed = old.flatMap { $0.view === node.view ? nil : $0 }
        if let changed, let worst = worstDamage(of: node, since: changed, hasMoved: hasMoved) {
            found.append((node, worst.name, worst.amount))
        } else if node.geometry.scrolls, let damage = episode?.offsetDamage(of: node),
            !isSameWithoutKeyboard(node, damage.name)
        {
            found.append((node, damage.name, damage.amount))
        }
        // UIKit lays out the views inside its own bars.
        if node.kind == .bar { return }
        let moves = changed.map { node.geometry.contentHasMoved(since: $0.geometry) } ?? false
        for (place, child) in node.children.enumerated() {
            let old = before.counterpart(of: child.id, expected: old?.child(at: place))
            addDamages(of: child, since: old, hasMoved: hasMoved || moves, to: &found)
        }
    }

    private static func way(of now: SceneNode, since root: SceneNode) -> Double {
        now.nodes { $0.geometry.scrolls && !$0.isHidden }.reduce(0) { most, now in
            guard let before = root.node(withID: now.id) else { return most }
            return max(most, abs(Double(now.geometry.bounds.minY - before.geometry.bounds.minY)))
        }
    }

    private func worstDamage(
        of node: SceneNode, since old: SceneNode, hasMoved: Bool
    ) -> (name: String, amount: Double)? {
        var worst: (name: String, amount: Double)?
        for (name, amount) in node.geometry.differences(from: old.geometry, ignoringPlace: hasMoved) {
            // Auto Layout rounds positions to pixels, so a difference of half a pixel is harmless. The app sets values
            // such as insets itself, and these values must be the same to the last bit.
            let isPlace = SceneNode.Geometry.isPlace(name)
            if isPlace && amount <= snapshots[index].halfAPixel || isSameWithoutKeyboard(node, name) { continue }
            if isPlace && amount <= scrolledWay { continue }
            if name == "indicatorInsets.bottom" && node.geometry.indicatorEndsWithContent { continue }
            if worst.map({ $0.amount < amount }) ?? true { worst = (name, amount) }
        }
        return worst
    }
}

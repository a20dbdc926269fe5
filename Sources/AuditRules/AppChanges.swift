import Foundation
import SceneModel

/// How far views may have moved between two pictures because the app changed what it shows.
///
/// A view that comes, goes, or gets another text and with it another size makes room or takes some: everything in the
/// nearest view around it that kept its own place may have moved by as much.
struct AppChanges {
    /// Points of spacing that come and go with a view.
    static let spacing: CGFloat = 48

    private var reach: [Int: CGFloat] = [:]
    private let before: [Int: SceneNode]
    private let present: Set<Int>

    /// Compares two pictures of a screen of the same size.
    init(from old: SceneNode, to new: SceneNode) {
        before = Dictionary(old.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
        present = Set(new.flattened.map(\.id))
        let left = change(in: new, isRow: false)
        if left > 0 { add(left, to: new) }
    }

    /// Whether the app's changes explain that a view moved or grew by some points.
    func explain(_ id: Int, by points: Double) -> Bool { CGFloat(points) <= reach[id] ?? 0 }

    /// Points by which the content changed in a node, as far as no view inside has kept it to itself.
    private mutating func change(in node: SceneNode, isRow: Bool) -> CGFloat {
        guard let old = before[node.id] else {
            // Rows of lists come and go as they are scrolled.
            return isRow || node.isHidden ? 0 : node.room
        }
        if old.isHidden != node.isHidden { return old.isHidden ? node.room : old.room }
        if node.isHidden { return 0 }
        var total = ownChange(from: old, to: node)
        for child in node.children { total += change(in: child, isRow: node.geometry.scrolls) }
        if !node.geometry.scrolls {
            for child in old.children where !present.contains(child.id) && !child.isHidden { total += child.room }
        }
        guard total > 0, keepsToItself(node, old) else { return total }
        add(total, to: node)
        return 0
    }

    private func ownChange(from old: SceneNode, to node: SceneNode) -> CGFloat {
        let mine = node.geometry.bounds.size, its = old.geometry.bounds.size
        guard node.appearance.text != old.appearance.text, mine != its else { return 0 }
        return max(abs(mine.height - its.height), abs(mine.width - its.width)) + Self.spacing
    }

    /// Whether what changes inside a view does not reach out of it.
    private func keepsToItself(_ node: SceneNode, _ old: SceneNode) -> Bool {
        let isText = node.appearance.text != nil
        return !isText
            && (node.geometry.scrolls
                || node.geometry.bounds.size == old.geometry.bounds.size && node.geometry.center == old.geometry.center)
    }

    private mutating func add(_ points: CGFloat, to node: SceneNode) {
        for inner in node.flattened { reach[inner.id, default: 0] += points }
    }
}

extension SceneNode {
    /// What a view takes up in its surroundings, in points.
    fileprivate var room: CGFloat {
        let size = geometry.bounds.size == .zero ? modelFrameInScreen.size : geometry.bounds.size
        guard size.height.isFinite else { return 0 }
        return size.height + AppChanges.spacing
    }
}

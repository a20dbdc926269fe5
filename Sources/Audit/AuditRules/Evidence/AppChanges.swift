import Foundation
import SceneModel

/// How far views may have moved between two pictures because the app changed what it shows.
///
/// A view that appears, disappears or changes size with its text or font can move other views by the same amount. These are the
/// views inside its nearest ancestor that did not move itself.
struct AppChanges {
    /// Points of spacing that come and go with a view.
    static let spacing: CGFloat = 48

    private var reach: [Int: CGSize] = [:]
    private let before: [Int: SceneNode]
    private let present: Set<Int>

    /// Compares two pictures of a screen of the same size.
    init(from old: SceneNode, to new: SceneNode) {
        before = Dictionary(old.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
        present = Set(new.flattened.map(\.id))
        let left = change(in: new, isRow: false)
        if left != .zero { add(left, to: new) }
    }

    /// Whether the app's changes explain that a view moved up or down, or became higher or lower, by some points.
    func explain(_ id: Int, by points: Double) -> Bool { CGFloat(points) <= reach[id]?.height ?? 0 }

    /// Whether the app's changes explain that one number of a view's place, such as its x or width, changed by some points.
    func explain(_ name: String, of id: Int, by points: Double) -> Bool {
        let isAcross =
            name.hasSuffix(".x") || name.hasSuffix(".width") || name.hasSuffix(".left") || name.hasSuffix(".right")
        return CGFloat(points) <= (isAcross ? reach[id]?.width : reach[id]?.height) ?? 0
    }

    /// Points by which the content changed in a node, across and down, less what a view inside absorbs.
    private mutating func change(in node: SceneNode, isRow: Bool) -> CGSize {
        guard let old = before[node.id] else {
            // Rows of lists come and go as they are scrolled.
            return isRow || node.isHidden ? .zero : node.room
        }
        if old.isHidden != node.isHidden { return old.isHidden ? node.room : old.room }
        if node.isHidden { return .zero }
        var total = ownChange(from: old, to: node)
        for child in node.children { total.add(change(in: child, isRow: node.geometry.scrolls)) }
        if !node.geometry.scrolls {
            for child in old.children where !present.contains(child.id) && !child.isHidden { total.add(child.room) }
        }
        guard total != .zero, keepsToItself(node, old) else { return total }
        add(total, to: node)
        return .zero
    }

    private func ownChange(from old: SceneNode, to node: SceneNode) -> CGSize {
        let mine = node.geometry.bounds.size, its = old.geometry.bounds.size
        let isOther =
            node.appearance.text != old.appearance.text || node.appearance.fontSize != old.appearance.fontSize
        guard isOther, mine != its else { return .zero }
        return CGSize(
            width: abs(mine.width - its.width) + Self.spacing, height: abs(mine.height - its.height) + Self.spacing)
    }

    /// Whether what changes inside a view does not reach out of it.
    private func keepsToItself(_ node: SceneNode, _ old: SceneNode) -> Bool {
        let isText = node.appearance.text != nil
        return !isText
            && (node.geometry.scrolls
                || node.geometry.bounds.size == old.geometry.bounds.size && node.geometry.center == old.geometry.center)
    }

    private mutating func add(_ points: CGSize, to node: SceneNode) {
        for inner in node.flattened { reach[inner.id, default: .zero].add(points) }
    }
}

extension SceneNode {
    /// What a view takes up in its surroundings, in points.
    fileprivate var room: CGSize {
        let size = geometry.bounds.size == .zero ? modelFrameInScreen.size : geometry.bounds.size
        guard size.height.isFinite, size.width.isFinite else { return .zero }
        return CGSize(width: size.width + AppChanges.spacing, height: size.height + AppChanges.spacing)
    }
}

extension CGSize {
    fileprivate mutating func add(_ other: CGSize) {
        width += other.width
        height += other.height
    }
}

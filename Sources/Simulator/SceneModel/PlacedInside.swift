/// Computes the positions of the nodes inside a moved node, but only if a caller asks for these nodes.
///
/// Between two snapshots, most views only move with their superviews. The computation is often unnecessary, because
/// most rules examine the content of only a few snapshots.
final class PlacedInside: Sendable {
    let source: SceneNode.Storage
    private let around: SceneSurroundings
    private let progress: [Double]
    private let keepsStill: Bool
    // `SceneLock` guards this property.
    nonisolated(unsafe) private var placed: [SceneNode]?

    /// - Parameter keepsStill: whether nodes that no animation moves are returned unchanged.
    init(_ source: SceneNode.Storage, in around: SceneSurroundings, _ progress: [Double], keepsStill: Bool) {
        (self.source, self.around, self.progress, self.keepsStill) = (source, around, progress, keepsStill)
    }

    var nodes: [SceneNode] {
        if let known = SceneLock.held({ placed }) { return known }
        let made = source.children.map { $0.placed(in: around, progress, keepingStill: keepsStill) }
        return SceneLock.held {
            if placed == nil { placed = made }
            return placed ?? made
        }
    }
}

extension SceneNode {
    /// Returns this node and its content at the positions that the surrounding views give them.
    ///
    /// - Parameters:
    ///   - around: the transform and the clipping rectangle of the surrounding views.
    ///   - progress: the present progress of each animation timing; the array index is the timing's index in the scene.
    ///   - keepsStill: whether a node that no animation moves is returned unchanged.
    public func placed(in around: SceneSurroundings, _ progress: [Double], keepingStill keepsStill: Bool) -> SceneNode {
        if keepsStill, !around.isCarried, !runs { return self }
        let view = storage.view
        guard let (place, inner) = view.still.map(around.placing) ?? view.place.map({ around.placing($0, progress) })
        else { return self }
        return SceneNode(
            Storage(storage, place, isUpright: inner.isUpright) { source in
                PlacedInside(source, in: inner, progress, keepsStill: keepsStill)
            })
    }
}

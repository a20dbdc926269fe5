/// The nodes inside a node that is somewhere else than when they were made, placed when they are asked for.
///
/// Most pictures show most views as the picture before did, carried along by what is around them, and most rules look into
/// few pictures.
final class PlacedInside: Sendable {
    /// The storage that was given the nodes.
    let source: SceneNode.Storage
    private let around: SceneSurroundings
    private let progress: [Double]
    private let keepsStill: Bool
    // SceneLock guards it.
    nonisolated(unsafe) private var placed: [SceneNode]?

    /// - Parameters:
    ///   - around: what the views around mean for the nodes.
    ///   - progress: how far each timing of the scene has come, by its number.
    ///   - keepsStill: whether nodes that nothing carries stand where they were made.
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
    /// The same node in other surroundings, with all inside.
    ///
    /// - Parameters:
    ///   - around: what the views around mean for it.
    ///   - progress: how far each timing of the scene has come, by its number.
    ///   - keepsStill: whether the node is where it was made if nothing carries it, and nothing runs in it.
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

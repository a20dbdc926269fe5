import SceneModel

/// Finds the views of a snapshot in an earlier snapshot.
///
/// Most views keep their index among their siblings, so the search first tries this index.
struct Counterparts {
    private let root: SceneNode
    private lazy var nodes = Dictionary(root.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })

    init(in root: SceneNode) { self.root = root }

    /// - Parameter expected: the node with the same index among its siblings in the earlier snapshot. The search begins
    ///   with this node.
    mutating func counterpart(of id: Int, expected: SceneNode?) -> SceneNode? {
        if let expected, expected.id == id { return expected }
        return nodes[id]
    }
}

extension SceneNode {
    func node(withID wanted: Int, expectedAt place: [Int]) -> SceneNode? {
        var node = self
        for index in place.reversed() {
            guard let child = node.child(at: index) else { return self.node(withID: wanted) }
            node = child
        }
        return node.id == wanted ? node : self.node(withID: wanted)
    }

    func child(at place: Int) -> SceneNode? { children.indices.contains(place) ? children[place] : nil }
}

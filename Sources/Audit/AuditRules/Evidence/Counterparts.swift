import SceneModel

/// Finds the views of a snapshot in an earlier snapshot.
///
/// Most views have the same index among their siblings in both snapshots, so the search starts at that index.
struct Counterparts {
    private let root: SceneNode
    private lazy var nodes = Dictionary(root.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })

    /// - Parameter root: the window in the earlier picture.
    init(in root: SceneNode) { self.root = root }

    /// Returns the view in the earlier picture, or nil if only the later picture contains it.
    ///
    /// - Parameter expected: the node at the view's position in the earlier picture.
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

    /// Returns the child at an index, with 0 for the child at the back; nil beyond the last child.
    func child(at place: Int) -> SceneNode? { children.indices.contains(place) ? children[place] : nil }
}

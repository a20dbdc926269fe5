import SceneModel

/// Finds the views of a picture in an earlier one.
///
/// Most views stand at the same place of their superviews in both pictures, which is looked at first.
struct Counterparts {
    private let root: SceneNode
    private lazy var nodes = Dictionary(root.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })

    /// - Parameter root: the window in the earlier picture.
    init(in root: SceneNode) { self.root = root }

    /// The same view in the earlier picture; nil where it was not there.
    ///
    /// - Parameter expected: the node that stood at the view's place.
    mutating func counterpart(of id: Int, expected: SceneNode?) -> SceneNode? {
        if let expected, expected.id == id { return expected }
        return nodes[id]
    }

    /// Calls back with each view that stands in both pictures and is not the same in both, parents first.
    mutating func compare(with new: SceneNode, _ body: (_ old: SceneNode, _ new: SceneNode) -> Void) {
        compare(new, with: counterpart(of: new.id, expected: root), body)
    }

    private mutating func compare(
        _ new: SceneNode, with old: SceneNode?, _ body: (_ old: SceneNode, _ new: SceneNode) -> Void
    ) {
        if let old {
            if old.isSame(as: new) { return }
            body(old, new)
        }
        for (place, child) in new.children.enumerated() {
            compare(child, with: counterpart(of: child.id, expected: old?.child(at: place)), body)
        }
    }
}

extension SceneNode {
    /// The view with an identity, which is looked for first where it stood in another picture.
    func node(withID wanted: Int, expectedAt place: [Int]) -> SceneNode? {
        var node = self
        for index in place.reversed() {
            guard let child = node.child(at: index) else { return self.node(withID: wanted) }
            node = child
        }
        return node.id == wanted ? node : self.node(withID: wanted)
    }

    /// The view at a place in this one, counted from the back; nil beyond the last.
    func child(at place: Int) -> SceneNode? { children.indices.contains(place) ? children[place] : nil }
}

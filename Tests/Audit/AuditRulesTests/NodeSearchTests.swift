@testable import AuditRules
import Foundation
import SceneModel
import TestSupport
import Testing

/// A search that skips parts of a recorded view tree finds the same nodes as a full search.
@Suite struct NodeSearchTests {
    /// Returns a tree of random nodes.
    ///
    /// A search skips a part of the tree if the bit mask of this part lacks the bit of the wanted identity. Some
    /// identities share a bit.
    private static func tree(using generator: inout SeededGenerator, depth: Int, _ next: inout Int) -> SceneNode {
        next += Int.random(in: 1...70, using: &generator)
        let id = next, count = depth == 0 ? 0 : Int.random(in: 0...3, using: &generator)
        let children = (0..<count).map { _ in tree(using: &generator, depth: depth - 1, &next) }
        return SceneNode(
            id: id, name: "\(id)", kind: SceneNode.Kind.allCases.randomElement(using: &generator) ?? .view,
            frameInScreen: .zero, modelFrameInScreen: .zero,
            geometry: SceneNode.Geometry(
                contentInset: Int.random(in: 0..<6, using: &generator) == 0 ? [0, 0, 0, 0] : []),
            isMarked: Int.random(in: 0..<8, using: &generator) == 0, children: children)
    }

    private static let trees: [SceneNode] = {
        var generator = SeededGenerator(seed: 1)
        return (0..<1000).map { _ in
            var next = 0
            return tree(using: &generator, depth: 4, &next)
        }
    }()

    @Test func `a node is found by its identity where there is one`() {
        for root in Self.trees {
            let nodes = root.flattened, ids = Set(nodes.map(\.id))
            // The search uses a bit mask. In this mask, the identity `id + 64` shares a bit with the identity `id`.
            for id in ids.flatMap({ [$0, $0 + 1, $0 + 64] }) {
                let found = root.node(withID: id)
                guard found?.id == (ids.contains(id) ? id : nil),
                    root.path(to: id) == place(of: id, in: root)
                else {
                    Issue.record("\(id) among \(nodes.map(\.id)): \(found?.id ?? -1)")
                    return
                }
            }
        }
    }

    private func place(of id: Int, in node: SceneNode) -> [Int]? {
        if node.id == id { return [] }
        for (index, child) in node.children.enumerated() {
            if let inner = place(of: id, in: child) { return inner + [index] }
        }
        return nil
    }

    @Test func `each node with a trait is visited, in order`() {
        let wanted: [(SceneNode.Traits, (SceneNode) -> Bool)] = [
            (.marked, { $0.isMarked }), (.scrolling, { $0.geometry.scrolls }),
            (.used, { $0.kind == .label || $0.kind.isTapped }),
            ([.marked, .scrolling], { $0.isMarked || $0.geometry.scrolls })
        ]
        var found = [Int](repeating: 0, count: wanted.count), passedOver = 0
        for root in Self.trees {
            for (number, (traits, has)) in wanted.enumerated() {
                var visited: [SceneNode] = []
                root.visit(traits) { node, _ in visited.append(node) }
                let expected = root.flattened.filter(has).map(\.id)
                guard visited.filter(has).map(\.id) == expected else {
                    Issue.record(
                        "trait \(number): \(visited.map(\.id)) of \(root.flattened.map(\.id)), not \(expected)")
                    return
                }
                found[number] += expected.count
                passedOver += root.flattened.count - visited.count
            }
        }
        #expect(found.allSatisfy { $0 > 500 } && passedOver > 5000, "\(found), \(passedOver) passed over")
    }

    @Test func `the node of an identity is visited, too`() {
        for root in Self.trees {
            for id in root.flattened.map(\.id) {
                var visited: [Int] = []
                root.visit([], orID: id) { node, _ in visited.append(node.id) }
                guard visited.contains(id) else {
                    Issue.record("\(id) of \(root.flattened.map(\.id)): \(visited)")
                    return
                }
            }
        }
    }

    @Test func `a changed copy is searched by what it is now`() {
        var root = SceneNode(id: 1, name: "", kind: .view, frameInScreen: .zero, modelFrameInScreen: .zero)
        #expect(root.traits.isEmpty && root.node(withID: 9) == nil)
        var child = root
        child.id = 9
        child.isMarked = true
        root.children = [child]
        #expect(root.traits == .marked && root.node(withID: 9)?.id == 9)
        root.children = []
        #expect(root.traits.isEmpty && root.node(withID: 9) == nil)
    }
}

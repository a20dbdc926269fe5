import CoreGraphics
import SceneModel

extension SceneSnapshot {
    /// Calls a closure with each node that has one of the traits or the given id, and with the superviews of these
    /// nodes, except for marked controls behind another page.
    ///
    /// A page is a subview of the window, such as a presented sheet. A person cannot see or touch a control behind it,
    /// with a keyboard or without.
    func visit(
        _ traits: SceneNode.Traits, orID id: Int? = nil, _ body: (SceneNode, ScrollTravel) -> Void
    ) {
        let pages = root.children
        guard pages.count > 1 else { return root.visit(traits, orID: id, .none, body) }
        body(root, .none)
        for (place, page) in pages.enumerated() {
            let inFront = pages.dropFirst(place + 1)
            page.visit(traits, orID: id, .none) { node, travel in
                let isBehind =
                    node.isMarked && node.id != id && inFront.contains { $0.paints(over: node.frameInScreen) }
                if !isBehind { body(node, travel) }
            }
        }
    }
}

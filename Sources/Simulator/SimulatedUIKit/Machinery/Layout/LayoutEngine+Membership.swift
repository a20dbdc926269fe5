// Fidelity: exact — rule B28: constraints are added and removed together with their views

import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Adds the constraints of views that join the tree, as if they were activated now.
    ///
    /// The order of activation decides between equally good solutions. A later engine uses the same order.
    func takeIn(_ view: UIView) {
        let constraints = view.constraintsInSubtree
        guard !constraints.isEmpty, begin() else { return }
        NSLayoutConstraint.renewActivations(of: constraints)
        for constraint in constraints {
            install(constraint)
            guard isInForce else { return }
        }
        forEachNode(in: view) { setNeedsPlace($0) }
        flush()
    }

    /// Call this function only after the constraints to the remaining views are removed.
    func takeOut(_ view: UIView) {
        var leaving: [LayoutNode] = []
        forEachNode(in: view) { leaving.append($0) }
        guard !leaving.isEmpty else { return }
        // If more than half of all views and guides leave the tree, a new engine is faster.
        guard leaving.count * 2 <= nodeCount else { return root.invalidateLayoutEngine() }
        guard begin() else { return }
        // Later constraints depend on earlier constraints, so the removal goes backwards.
        for constraint in view.constraintsInSubtree.reversed() { uninstall(constraint) }
        for node in leaving.reversed() { forget(node) }
        flush()
    }

    /// Call this function only after the constraints to the guide are removed.
    func takeOut(_ guide: UILayoutGuide) {
        guard let node = knownNode(of: guide) else { return }
        forget(node)
        flush()
    }

    /// Returns false if this engine has left out a constraint.
    ///
    /// That constraint may fit after the change, so the next layout builds a new engine.
    private func begin() -> Bool {
        isProvisional = true
        if hasLeftOut { root.invalidateLayoutEngine() }
        return !hasLeftOut
    }

    private func forEachNode(in view: UIView, _ body: (LayoutNode) -> Void) {
        view.forEachInSubtree { view in
            if let node = knownNode(of: view) { body(node) }
            for guide in view.tree.guides { if let node = knownNode(of: guide) { body(node) } }
        }
    }
}

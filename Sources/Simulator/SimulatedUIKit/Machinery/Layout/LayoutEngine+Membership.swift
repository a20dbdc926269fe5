// Fidelity: exact — rule B28: constraints are added and removed together with their views

import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Adds the constraints of a joining view's subtree as if they were activated now.
    ///
    /// The order of activation decides between equally good solutions, also in later engines.
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

    /// The constraints to the remaining views are already removed.
    func takeOut(_ view: UIView) {
        var leaving: [LayoutNode] = []
        forEachNode(in: view) { leaving.append($0) }
        guard !leaving.isEmpty else { return }
        // If more than half of the nodes leave, a new engine is faster.
        guard leaving.count * 2 <= nodeCount else { return root.invalidateLayoutEngine() }
        guard begin() else { return }
        // Later constraints depend on earlier constraints, so the removal goes backwards.
        for constraint in view.constraintsInSubtree.reversed() { uninstall(constraint) }
        for node in leaving.reversed() { forget(node) }
        flush()
    }

    /// The constraints to the guide are already removed.
    func takeOut(_ guide: UILayoutGuide) {
        guard let node = knownNode(of: guide) else { return }
        forget(node)
        flush()
    }

    /// Returns false if this engine has left out a constraint, because the constraint may fit after the change.
    ///
    /// The next layout then builds a new engine.
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

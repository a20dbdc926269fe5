// Fidelity: exact — rule B28: constraints come and go with their views

import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Takes in the constraints that a view brings along, in the order of activation, as if they were activated now.
    ///
    /// The order decides ties, and they come after what is there already; a new engine must find them in the same order.
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

    /// Lets go of a view that is about to leave, with all that is in it; nothing ties it to the rest any more.
    func takeOut(_ view: UIView) {
        var leaving: [LayoutNode] = []
        forEachNode(in: view) { leaving.append($0) }
        guard !leaving.isEmpty else { return }
        // What is left is less than what leaves: building it anew is the shorter way.
        guard leaving.count * 2 <= nodeCount else { return root.invalidateLayoutEngine() }
        guard begin() else { return }
        // Backwards, because constraints that depend on others came after them.
        for constraint in view.constraintsInSubtree.reversed() { uninstall(constraint) }
        for node in leaving.reversed() { forget(node) }
        flush()
    }

    /// Lets go of a guide that is about to leave its view; no constraint is about it any more.
    func takeOut(_ guide: UILayoutGuide) {
        guard let node = knownNode(of: guide) else { return }
        forget(node)
        flush()
    }

    /// Begins a change of what is in the tree; false if a new engine will see to it, because this one has left out
    /// something that may fit in afterwards.
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

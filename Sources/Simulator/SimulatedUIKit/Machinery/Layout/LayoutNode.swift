// Fidelity: exact — the simulation's own machinery: the stand-in for a view or a guide in constraints

import ConstraintSolver
import Foundation

/// A view or a guide as Auto Layout refers to it, with its variables in the engine of its tree.
///
/// Constraints and anchors must not keep their items (views and guides) alive, and any number of them may outlive an
/// item. They refer to the item's node, and the node refers to the item. When the item is destroyed, it clears the
/// node's reference. Touches, and other objects that must not keep a view alive, refer to its node too.
final class LayoutNode {
    /// A reference to the item (a view or guide); the item clears this reference when the item is destroyed.
    private var reference: BackReference<NSObject>
    /// The relations that UIKit itself adds for the item.
    var supports: [ConstraintID?] = []
    private var engineStorage: Int32 = 0
    private(set) var x = LayoutNode.noVariable, y = LayoutNode.noVariable
    private(set) var width = LayoutNode.noVariable, height = LayoutNode.noVariable
    private let isGuide: Bool

    /// A placeholder for the variables of an item outside every engine, because only a solver creates variables.
    private static let noVariable = Solver().makeVariable()

    init(of view: UIView) { (reference, isGuide) = (BackReference(view), false) }

    init(of guide: UILayoutGuide) { (reference, isGuide) = (BackReference(guide), true) }

    /// Creates another node of the same item.
    ///
    /// When the item is destroyed, it clears only the reference in its own node.
    init(standingInFor node: LayoutNode) { (reference, isGuide) = (node.reference, node.isGuide) }

    var view: UIView? { isGuide ? nil : reference.target.map { unsafeDowncast($0, to: UIView.self) } }
    var guide: UILayoutGuide? { isGuide ? reference.target.map { unsafeDowncast($0, to: UILayoutGuide.self) } : nil }
    /// The view or guide, as long as it exists.
    var item: AnyObject? { reference.target }

    func isNode(of view: UIView) -> Bool { reference.leads(to: view) }

    /// Whether the item was destroyed.
    var isEmpty: Bool { reference.isEmpty }

    func empty() { reference = BackReference() }

    /// The number of the engine to which the variables belong; 0 if the item is outside every engine.
    var engine: Int { Int(engineStorage) }

    func enter(_ engine: Int, _ solver: Solver, sizes: Variable.Domain) {
        engineStorage = Int32(truncatingIfNeeded: engine)
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        (width, height) = (solver.makeVariable(sizes), solver.makeVariable(sizes))
        if !supports.isEmpty { supports = [] }
    }

    /// Returns the item's origin on an axis, in its container's coordinates.
    func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }

    func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

    func leave() { engineStorage = 0 }
}

@MainActor
extension LayoutNode {
    var layoutView: UIView? { view ?? guide?.owningView }

    /// The view in whose coordinates the item's variables are; nil for the root.
    var container: UIView? {
        if let view { return view.superviewStorage }
        return guide?.owningView
    }

    /// Returns whether the item's variables are in the coordinates of a certain view.
    func lies(in container: UIView) -> Bool {
        if let view { return view.isSubview(of: container) }
        return guide?.owningView === container
    }

    var name: String {
        if let view { return view.debugName }
        return guide.map { $0.identifier.isEmpty ? "UILayoutGuide" : $0.identifier } ?? "nothing"
    }
}

/// A view or guide, which has four variables in a layout engine.
@MainActor
protocol LayoutItem: AnyObject {
    /// Created on first use.
    var layoutNode: LayoutNode { get }
}

extension UIView: LayoutItem {
    var layoutNode: LayoutNode {
        if let node = nodeStorage { return node }
        let node = LayoutNode(of: self)
        nodeStorage = node
        return node
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutNode: LayoutNode {
        if let node = nodeStorage { return node }
        let node = LayoutNode(of: self)
        nodeStorage = node
        return node
    }
}

// Fidelity: exact — the simulation's own machinery: the stand-in for a view or a guide in constraints

import ConstraintSolver
import Foundation

/// Stands for a view or a guide in constraints and anchors, and holds its variables in the layout engine.
///
/// Constraints and anchors may outlive their views, and must not keep the views alive. So they refer to this node. A
/// destroyed view or guide clears the reference in its node.
final class LayoutNode {
    /// The destroyed item clears this reference.
    private var reference: BackReference<NSObject>
    var supports: [ConstraintID?] = []
    private var engineStorage: Int32 = 0
    private(set) var x = LayoutNode.noVariable, y = LayoutNode.noVariable
    private(set) var width = LayoutNode.noVariable, height = LayoutNode.noVariable
    private let isGuide: Bool

    /// A placeholder for nodes outside every engine, because only a solver creates variables.
    private static let noVariable = Solver().makeVariable()

    init(of view: UIView) { (reference, isGuide) = (BackReference(view), false) }

    init(of guide: UILayoutGuide) { (reference, isGuide) = (BackReference(guide), true) }

    /// Creates another node for the same view or guide.
    ///
    /// When the view or guide is destroyed, it clears the reference in its first node, but not in this copy.
    init(standingInFor node: LayoutNode) { (reference, isGuide) = (node.reference, node.isGuide) }

    var view: UIView? { isGuide ? nil : reference.target.map { unsafeDowncast($0, to: UIView.self) } }
    var guide: UILayoutGuide? { isGuide ? reference.target.map { unsafeDowncast($0, to: UILayoutGuide.self) } : nil }
    var item: AnyObject? { reference.target }

    func isNode(of view: UIView) -> Bool { reference.leads(to: view) }

    var isEmpty: Bool { reference.isEmpty }

    func empty() { reference = BackReference() }

    /// The number of the layout engine that made this node's variables; 0 if no engine has made variables.
    var engine: Int { Int(engineStorage) }

    func enter(_ engine: Int, _ solver: Solver, sizes: Variable.Domain) {
        engineStorage = Int32(truncatingIfNeeded: engine)
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        (width, height) = (solver.makeVariable(sizes), solver.makeVariable(sizes))
        if !supports.isEmpty { supports = [] }
    }

    func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }

    func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

    func leave() { engineStorage = 0 }
}

@MainActor
extension LayoutNode {
    var layoutView: UIView? { view ?? guide?.owningView }

    var container: UIView? {
        if let view { return view.superviewStorage }
        return guide?.owningView
    }

    func lies(in container: UIView) -> Bool {
        if let view { return view.isSubview(of: container) }
        return guide?.owningView === container
    }

    var name: String {
        if let view { return view.debugName }
        return guide.map { $0.identifier.isEmpty ? "UILayoutGuide" : $0.identifier } ?? "nothing"
    }
}

@MainActor
protocol LayoutItem: AnyObject {
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

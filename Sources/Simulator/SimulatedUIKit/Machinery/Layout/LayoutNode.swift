// Fidelity: exact — the bench itself: what constraints and anchors hold instead of a view or a guide

import ConstraintSolver
import Foundation

/// A view or a guide as Auto Layout refers to it, with its variables in the engine of its tree.
///
/// Constraints and anchors must not keep their items alive, and any number of them may outlive an item. They hold its node
/// and the item empties that one when it goes. Touches and others that must not keep a view alive hold its node, too.
final class LayoutNode {
    /// Emptied by the item.
    private var reference: BackReference<NSObject>
    /// The relations that UIKit itself adds for the item.
    var supports: [ConstraintID?] = []
    private var engineStorage: Int32 = 0
    private(set) var x = LayoutNode.noVariable, y = LayoutNode.noVariable
    private(set) var width = LayoutNode.noVariable, height = LayoutNode.noVariable
    private let isGuide: Bool

    /// Only a solver makes variables, so one stands for none that belongs to no engine.
    private static let noVariable = Solver().makeVariable()

    init(of view: UIView) { (reference, isGuide) = (BackReference(view), false) }

    init(of guide: UILayoutGuide) { (reference, isGuide) = (BackReference(guide), true) }

    /// Another node of the same item, which does not empty this one.
    init(standingInFor node: LayoutNode) { (reference, isGuide) = (node.reference, node.isGuide) }

    /// The view, unless the item is a guide or gone.
    var view: UIView? { isGuide ? nil : reference.target.map { unsafeDowncast($0, to: UIView.self) } }
    /// The guide, unless the item is a view or gone.
    var guide: UILayoutGuide? { isGuide ? reference.target.map { unsafeDowncast($0, to: UILayoutGuide.self) } : nil }
    /// The view or guide, unless it is gone.
    var item: AnyObject? { reference.target }

    /// Whether the item is a certain view.
    func isNode(of view: UIView) -> Bool { reference.leads(to: view) }

    /// Whether the item is gone.
    var isEmpty: Bool { reference.isEmpty }

    /// The item is about to go.
    func empty() { reference = BackReference() }

    /// The number of the engine that the variables are from; 0 for none.
    var engine: Int { Int(engineStorage) }

    /// Gets variables in an engine, the sizes with the domain.
    func enter(_ engine: Int, _ solver: Solver, sizes: Variable.Domain) {
        engineStorage = Int32(truncatingIfNeeded: engine)
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        (width, height) = (solver.makeVariable(sizes), solver.makeVariable(sizes))
        if !supports.isEmpty { supports = [] }
    }

    /// Where the item begins on an axis, in its container's coordinates.
    func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }

    /// How long the item is on an axis.
    func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

    /// The variables are gone.
    func leave() { engineStorage = 0 }
}

@MainActor
extension LayoutNode {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { view ?? guide?.owningView }

    /// The view in whose coordinates the item's variables are; none for the root.
    var container: UIView? {
        if let view { return view.superviewStorage }
        return guide?.owningView
    }

    /// Whether the item's variables are in the coordinates of a certain view.
    func lies(in container: UIView) -> Bool {
        if let view { return view.isSubview(of: container) }
        return guide?.owningView === container
    }

    /// A name for people.
    var name: String {
        if let view { return view.debugName }
        return guide.map { $0.identifier.isEmpty ? "UILayoutGuide" : $0.identifier } ?? "nothing"
    }
}

/// Something with four variables in a layout engine.
@MainActor
protocol LayoutItem: AnyObject {
    /// What refers to the item in Auto Layout; made on first use.
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

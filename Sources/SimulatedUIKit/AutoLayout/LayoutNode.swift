// Fidelity: exact — the bench itself: what constraints and anchors hold instead of a view or a guide

import ConstraintSolver

/// A view or a guide as Auto Layout refers to it, with its variables in the engine of its tree.
///
/// Constraints and anchors must not keep their items alive, and any number of them may outlive an item. They hold its node
/// and the item empties that one when it goes.
final class LayoutNode {
    /// Emptied by the item.
    private var viewReference: BackReference<UIView>, guideReference: BackReference<UILayoutGuide>
    /// The number of the engine that the variables are from; 0 for none.
    private(set) var engine = 0
    private(set) var x = LayoutNode.noVariable, y = LayoutNode.noVariable
    private(set) var width = LayoutNode.noVariable, height = LayoutNode.noVariable
    /// The relations that UIKit itself adds for the item.
    var supports: [ConstraintID?] = []

    /// Only a solver makes variables, so one stands for none that belongs to no engine.
    private static let noVariable = Solver().makeVariable()

    init(of view: UIView) { (viewReference, guideReference) = (BackReference(view), BackReference()) }

    init(of guide: UILayoutGuide) { (viewReference, guideReference) = (BackReference(), BackReference(guide)) }

    /// Another node of the same item, which does not empty this one.
    init(standingInFor node: LayoutNode) {
        (viewReference, guideReference) = (node.viewReference, node.guideReference)
    }

    /// The view, unless the item is a guide or gone.
    var view: UIView? { viewReference.target }
    /// The guide, unless the item is a view or gone.
    var guide: UILayoutGuide? { guideReference.target }
    /// The view or guide, unless it is gone.
    var item: AnyObject? { view ?? guide }

    /// Whether the item is gone.
    var isEmpty: Bool { viewReference.target == nil && guideReference.target == nil }

    /// The item is about to go.
    func empty() { (viewReference.target, guideReference.target) = (nil, nil) }

    /// Gets variables in an engine.
    func enter(_ engine: Int, _ solver: Solver) {
        self.engine = engine
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        (width, height) = (solver.makeVariable(), solver.makeVariable())
        if !supports.isEmpty { supports = [] }
    }

    /// The variables are gone.
    func leave() { engine = 0 }
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

    static func commonAncestor(of first: UIView, _ second: UIView) -> UIView? {
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superviewStorage
        }
        return nil
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

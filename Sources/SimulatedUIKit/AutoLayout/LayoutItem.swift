// Fidelity: exact — the bench itself: what constraints can refer to

import Foundation

/// A view or a guide: something with four variables in a layout engine.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { get }
    /// The view in whose coordinates the item's variables are; none for the root.
    var layoutContainer: UIView? { get }
    /// What the engine of the item's tree knows about it.
    var layoutEntry: LayoutEngine.Entry? { get set }
    /// A name for people.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutContainer: UIView? { superviewStorage }
    var layoutName: String { debugName }
    var layoutEntry: LayoutEngine.Entry? {
        get { tree.entry }
        set { tree.entry = newValue }
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
    var layoutView: UIView? { owningView }
    var layoutContainer: UIView? { owningView }
    var layoutName: String { identifier.isEmpty ? "UILayoutGuide" : identifier }
}

// Fidelity: exact — the simulation's own machinery: the constraints that a stack has made for a view

/// A view in a stack, with the constraints that keep the view in its position there.
@MainActor
final class StackPlace {
    /// The nodes of the stack and the view; these nodes do not keep the stack or the view alive.
    let stack: LayoutNode, view: LayoutNode
    private let number: Int
    /// A number that grows from the first view of the stack to the last.
    var rank = 0
    var isInLine = false
    var isNoted = false
    /// The constraint to the previous view, or to the start of the stack.
    var join: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// The constraint that gives the view the length of the first view.
    var equal: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// The constraint that gives the view length zero while it is hidden (rule B53).
    var hiding: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// The constraints that divide the stack's length among all views or gaps.
    ///
    /// They are used by the distributions whose lengths or gaps depend on all views together.
    var share: [NSLayoutConstraint] = [] { didSet { NSLayoutConstraint.deactivate(oldValue) } }
    /// The guide between the previous view and this view, for distributions with equal distances.
    private(set) var gap: UILayoutGuide?
    /// The constraints between the view and the stack's sides.
    var across: [NSLayoutConstraint] = [] { didSet { NSLayoutConstraint.deactivate(oldValue) } }
    /// The numbers of the views to which `join` and `equal` lead; 0 stands for the stack.
    private var former = 0, first = 0

    private static var count = 0

    init(of view: UIView, in stack: UIStackView) {
        (self.view, self.stack) = (view.layoutNode, stack.layoutNode)
        Self.count += 1
        number = Self.count
    }

    var isArranged: Bool { view.view?.stackPlace === self }

    func leave() {
        (join, equal, hiding) = (nil, nil, nil)
        (share, across) = ([], [])
        if let gap { gap.owningView?.removeLayoutGuide(gap) }
        gap = nil
    }

    func gap(in stack: UIStackView) -> UILayoutGuide {
        if let gap { return gap }
        let guide = UILayoutGuide()
        guide.identifier = "UISV-gap"
        stack.addLayoutGuide(guide)
        gap = guide
        return guide
    }

    /// Deactivates `join` and `equal` if they lead to views other than the given ones.
    func follow(_ former: StackPlace?, inLineBehind first: StackPlace?) {
        let former = former?.number ?? 0, first = first?.number ?? 0
        if former != self.former { join = nil }
        if first != self.first || former == 0 { equal = nil }
        (self.former, self.first) = (former, first)
    }
}

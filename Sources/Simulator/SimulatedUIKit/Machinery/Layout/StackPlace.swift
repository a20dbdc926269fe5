// Fidelity: exact — the bench itself: which constraints a stack has made for a view

/// A view's place in a stack, and the constraints that keep it there.
@MainActor
final class StackPlace {
    /// The stack and the view, which the place keeps neither alive.
    let stack: LayoutNode, view: LayoutNode
    private let number: Int
    /// Grows from the first view of the stack to the last.
    var rank = 0
    /// Whether the view stood in line after the last update of the stack.
    var isInLine = false
    /// Whether the next update looks at the place.
    var isNoted = false
    /// From the view before, or from where the stack begins.
    var join: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// The view as long as the first one.
    var equal: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// The view without length, while it is hidden (rule B53).
    var hiding: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// What shares the stack's axis out, for distributions that look at all views at once.
    var share: [NSLayoutConstraint] = [] { didSet { NSLayoutConstraint.deactivate(oldValue) } }
    /// Between the view before and this one, for distributions that share out the distances.
    private(set) var gap: UILayoutGuide?
    /// Between the view and the stack's sides.
    var across: [NSLayoutConstraint] = [] { didSet { NSLayoutConstraint.deactivate(oldValue) } }
    /// The numbers of the places that the constraints come from; 0 is the stack.
    private var former = 0, first = 0

    private static var count = 0

    init(of view: UIView, in stack: UIStackView) {
        (self.view, self.stack) = (view.layoutNode, stack.layoutNode)
        Self.count += 1
        number = Self.count
    }

    /// Whether the view is still among those of the stack.
    var isArranged: Bool { view.view?.stackPlace === self }

    /// Deactivates everything.
    func leave() {
        (join, equal, hiding) = (nil, nil, nil)
        (share, across) = ([], [])
        if let gap { gap.owningView?.removeLayoutGuide(gap) }
        gap = nil
    }

    /// The guide between the view before and this one; made on first use.
    func gap(in stack: UIStackView) -> UILayoutGuide {
        if let gap { return gap }
        let guide = UILayoutGuide()
        guide.identifier = "UISV-gap"
        stack.addLayoutGuide(guide)
        gap = guide
        return guide
    }

    /// Deactivates what ties the view to others than these.
    func follow(_ former: StackPlace?, inLineBehind first: StackPlace?) {
        let former = former?.number ?? 0, first = first?.number ?? 0
        if former != self.former { join = nil }
        if first != self.first || former == 0 { equal = nil }
        (self.former, self.first) = (former, first)
    }
}

// Fidelity: exact — the simulation's own machinery: the constraints that a stack has made for a view

@MainActor
final class StackPlace {
    /// The nodes do not keep the stack or the view alive.
    let stack: LayoutNode, view: LayoutNode
    private let number: Int
    var rank = 0
    var isInLine = false
    var isNoted = false
    var join: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// Makes the view as long as the first view of the stack, along the stack's axis.
    var equal: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// Gives a hidden view length zero (rule B53).
    var hiding: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// The constraints for distributions in which the length or gap of a view depends on all views.
    var share: [NSLayoutConstraint] = [] { didSet { NSLayoutConstraint.deactivate(oldValue) } }
    private(set) var gap: UILayoutGuide?
    var across: [NSLayoutConstraint] = [] { didSet { NSLayoutConstraint.deactivate(oldValue) } }
    /// `former` is the `number` of the view before this view, and `first` is the `number` of the first view.
    ///
    /// The value 0 stands for the stack.
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

    func follow(_ former: StackPlace?, inLineBehind first: StackPlace?) {
        let former = former?.number ?? 0, first = first?.number ?? 0
        if former != self.former { join = nil }
        if first != self.first || former == 0 { equal = nil }
        (self.former, self.first) = (former, first)
    }
}

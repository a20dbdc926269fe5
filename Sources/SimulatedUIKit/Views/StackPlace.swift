// Fidelity: exact — the bench itself: which constraints a stack has made for a view

/// A view's place in a stack, and the constraints that keep it there.
@MainActor
final class StackPlace {
    private(set) weak var stack: UIStackView?
    private let number: Int
    /// The update of the stack that last found the view in line.
    var update = 0
    /// From the view before, or from where the stack begins.
    var join: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// The view as long as the first one.
    var equal: NSLayoutConstraint? { didSet { oldValue?.isActive = false } }
    /// Between the view and the stack's sides.
    var across: [NSLayoutConstraint] = []
    /// The numbers of the places that the constraints come from; 0 is the stack.
    private var former = 0, first = 0

    private static var count = 0

    init(in stack: UIStackView) {
        self.stack = stack
        Self.count += 1
        number = Self.count
    }

    /// Deactivates everything.
    func leave() {
        (join, equal) = (nil, nil)
        NSLayoutConstraint.deactivate(across)
        across = []
    }

    /// Deactivates what ties the view to others than these.
    func follow(_ former: StackPlace?, in line: [StackPlace]) {
        let former = former?.number ?? 0, first = line.first?.number ?? 0
        if former != self.former { join = nil }
        if first != self.first || former == 0 { equal = nil }
        (self.former, self.first) = (former, first)
    }
}

/// A quantity of the system: a variable, or the residual (left side minus constant) of a constraint.
///
/// A constraint is represented by the price of its residual: `above` per unit over zero and `below` per unit under
/// zero. The price is 0 on a side where the constraint is met. On a side where the constraint is violated, the price is
/// 1 if the constraint is optional, and infinite if it is required. An unbounded variable, and the residual of a
/// constraint that is being removed, cost zero on both sides: they are free. A variable that is at least zero has an
/// infinite price under zero. While such a variable is a column (outside the basis), it is held at zero, like a
/// residual.
struct Symbol {
    enum Role: UInt8 {
        case vacant
        case variable
        case residual
    }

    enum Cost: UInt8 {
        case nothing
        case one
        case infinite

        var price: Double { self == .nothing ? 0 : self == .one ? 1 : .infinity }
    }

    var role = Role.vacant
    /// The side of zero whose price a basic symbol pays: 1 above zero, -1 below zero, 0 if the symbol pays nothing.
    ///
    /// After a change the side may disagree with the sign of the value, until pivots have repaired the solution. It is
    /// always 0 for a column (a symbol outside the basis).
    var side: Int8 = 0
    var above = Cost.nothing
    var below = Cost.nothing
    /// The number of the variable or constraint in its solver.
    var number: Int32 = 0
    /// The index among the violated residuals of the same priority, if the symbol is violated.
    var levelPlace: Int32 = -1
    var priority: Float = 0

    init(role: Role, number: Int) {
        self.role = role
        self.number = Int32(number)
    }

    var isFree: Bool { above == .nothing && below == .nothing }

    /// The price per unit that the symbol pays at present, with the sign of its side.
    var gradient: Double { side > 0 ? above.price : side < 0 ? -below.price : 0 }

    func jump(rising: Bool) -> Double { rising ? above.price - gradient : gradient + below.price }

    /// Returns whether a value is on the side of zero that `side` names, or at most `slack` away from that side.
    func isFeasible(_ value: Double, slack: Double) -> Bool {
        (side > 0 || value <= slack) && (side < 0 || value >= -slack)
    }
}

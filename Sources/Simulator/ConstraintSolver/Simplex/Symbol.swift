/// A quantity of the system: a variable, or the residual (left side minus constant) of a constraint.
///
/// Each symbol has a price per unit: `above` over zero and `below` under zero. The price is 0 on a side where the
/// constraint is met. On the other side, the price is 1 for an optional and infinite for a required constraint. A
/// symbol with price 0 on both sides is free. Unbounded variables are free. A residual is free while its constraint is
/// being removed. A variable that is at least zero has an infinite price under zero.
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
    /// The side of zero whose price a basic symbol pays: 1 above zero, -1 below zero, 0 for no price.
    ///
    /// After a change, the side may disagree with the value until pivots have repaired the solution. A column (a symbol
    /// outside the basis) always has side 0.
    var side: Int8 = 0
    var above = Cost.nothing
    var below = Cost.nothing
    var number: Int32 = 0
    /// The index among the violated residuals of the same priority.
    var levelPlace: Int32 = -1
    var priority: Float = 0

    init(role: Role, number: Int) {
        self.role = role
        self.number = Int32(number)
    }

    var isFree: Bool { above == .nothing && below == .nothing }

    /// The change of the symbol's price when the symbol rises by 1 on its present side of zero.
    ///
    /// The value is negative below zero, because the price falls when the symbol rises towards zero.
    var gradient: Double { side > 0 ? above.price : side < 0 ? -below.price : 0 }

    func jump(rising: Bool) -> Double { rising ? above.price - gradient : gradient + below.price }

    /// Returns whether a value lies on the symbol's present side of zero.
    ///
    /// A value beyond zero also counts if its distance from zero is at most `slack`.
    func isFeasible(_ value: Double, slack: Double) -> Bool {
        (side > 0 || value <= slack) && (side < 0 || value >= -slack)
    }
}

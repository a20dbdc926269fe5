/// One quantity of the system: a variable, or the residual (left side minus constant) of a constraint.
///
/// A constraint is nothing but a price on its residual: `above` per unit over zero and `below` per unit under zero. The
/// price is 0 where the constraint is met, 1 where an optional one is violated, infinite where a required one is.
/// A variable of any number, and the residual of a constraint that is being removed, cost nothing anywhere: they are free. A
/// variable that is at least zero costs the infinite under zero; as a column it is held at zero, like a residual.
struct Symbol {
    /// What a symbol stands for.
    enum Role: UInt8 {
        case vacant
        case variable
        case residual
    }

    /// The price of a unit on one side of zero.
    enum Cost: UInt8 {
        case nothing
        case one
        case infinite

        var price: Double { self == .nothing ? 0 : self == .one ? 1 : .infinity }
    }

    var role = Role.vacant
    /// Which price a basic symbol pays: 1 the one above, -1 the one below, 0 neither, because it rests at zero.
    ///
    /// It disagrees with the sign of the value only between a change and the pivots that repair it. Always 0 if not basic.
    var side: Int8 = 0
    var above = Cost.nothing
    var below = Cost.nothing
    /// The number of the variable or constraint.
    var number: Int32 = 0
    /// The place among the violated residuals of the same priority, for one of them.
    var levelPlace: Int32 = -1
    var priority: Float = 0

    init(role: Role, number: Int) {
        self.role = role
        self.number = Int32(number)
    }

    var isFree: Bool { above == .nothing && below == .nothing }

    /// The price per unit that the symbol adds to its level.
    var gradient: Double { side > 0 ? above.price : side < 0 ? -below.price : 0 }

    /// What the price per unit rises by when the value passes zero.
    func jump(rising: Bool) -> Double { rising ? above.price - gradient : gradient + below.price }

    /// True when a value is on the side whose price is being paid, or off by no more than the slack.
    func isFeasible(_ value: Double, slack: Double) -> Bool {
        (side > 0 || value <= slack) && (side < 0 || value >= -slack)
    }
}

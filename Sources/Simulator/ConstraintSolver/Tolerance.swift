/// The thresholds below which two numbers are taken as equal, or a number as zero.
enum Tolerance {
    /// A coefficient that has become smaller than this fraction of its summands, because they cancel, is taken as
    /// rounding noise.
    static let cancellation = 1e-10
    /// The size below which a coefficient of a row or column is dropped.
    static let coefficient = 1e-13
    /// The smallest coefficient by which the solver divides.
    static let pivot = 1e-9
    /// The difference below which the costs of two moves are taken as equal.
    static let price = 1e-9
    /// The distance from zero at which a residual is taken as zero, per unit of the constraint's largest summand.
    static let residual = 1e-9
    /// The error above which a required constraint counts as contradicted.
    ///
    /// Layout constants come from different computations, and a difference in the seventh digit is no reason to break a
    /// constraint.
    static let required = 1e-6
    /// The magnitude below which a value is reported as zero.
    static let shown = 1e-12
    /// The change, per unit of its value, below which a variable is taken as unchanged.
    static let change = 1e-10
}

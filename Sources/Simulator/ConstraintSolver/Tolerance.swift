/// The thresholds below which numbers are taken as equal.
enum Tolerance {
    /// The fraction of the summands below which the remainder of a cancelled coefficient is rounding noise.
    static let cancellation = 1e-10
    /// The size below which a coefficient of a row or column is dropped.
    static let coefficient = 1e-13
    /// The smallest coefficient the solver divides by.
    static let pivot = 1e-9
    /// The difference below which reduced costs tie.
    static let price = 1e-9
    /// The distance from zero at which a residual is taken as zero, per unit of the constraint's own magnitude.
    static let residual = 1e-9
    /// The error of a required constraint above which it conflicts.
    ///
    /// Layout constants come from different computations, and a difference in the seventh digit is no reason to break a
    /// constraint.
    static let required = 1e-6
    /// The size below which a value is shown as zero.
    static let shown = 1e-12
    /// The change, per unit of its value, below which a variable is taken as unchanged.
    static let change = 1e-10
}

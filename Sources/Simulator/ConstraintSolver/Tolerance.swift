/// The thresholds below which two numbers are taken as equal, or a number as zero.
enum Tolerance {
    /// A coefficient that is below this fraction of its summands is taken as rounding noise, because the summands have
    /// cancelled.
    static let cancellation = 1e-10
    /// The size below which a coefficient of a row or column is dropped.
    static let coefficient = 1e-13
    /// The smallest coefficient by which the solver divides.
    static let pivot = 1e-9
    /// The difference below which the costs of two moves are taken as equal.
    static let price = 1e-9
    /// The largest residual that is taken as zero, as a fraction of the constraint's largest summand.
    static let residual = 1e-9
    /// The error above which a required constraint counts as contradicted.
    ///
    /// Layout constants come from different computations, and a difference in the seventh digit is no reason to break a
    /// constraint.
    static let required = 1e-6
    /// The magnitude below which a value is reported as zero.
    static let shown = 1e-12
    /// A variable counts as unchanged while its value changes by at most this fraction.
    static let change = 1e-10
}

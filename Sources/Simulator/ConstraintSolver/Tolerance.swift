/// The thresholds below which two numbers count as equal, or a number as zero.
enum Tolerance {
    /// A sum below this fraction of its summands counts as rounding noise.
    static let cancellation = 1e-10
    /// The solver drops a coefficient of a row or column below this magnitude.
    static let coefficient = 1e-13
    /// The smallest coefficient by which the solver divides.
    static let pivot = 1e-9
    /// The largest difference between costs that count as equal.
    static let price = 1e-9
    /// The largest residual that counts as zero, as a fraction of the constraint's largest summand.
    static let residual = 1e-9
    /// The error above which a required constraint counts as contradicted.
    ///
    /// Layout constants come from different computations and may differ in the seventh digit.
    static let required = 1e-6
    /// The magnitude below which a value is reported as zero.
    static let shown = 1e-12
    /// A variable counts as unchanged while its value changes by at most this fraction.
    static let change = 1e-10
}

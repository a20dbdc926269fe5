/// The thresholds below which numbers count as equal.
enum Tolerance {
    /// A coefficient of a row or column that cancelled down to this share of what was added is rounding noise.
    static let cancellation = 1e-10
    /// A coefficient of a row or column below this is dropped.
    static let coefficient = 1e-13
    /// The smallest coefficient the solver divides by.
    static let pivot = 1e-9
    /// Reduced costs this close count as tied.
    static let price = 1e-9
    /// The distance from zero at which a residual counts as zero, per unit of the constraint's own magnitude.
    static let residual = 1e-9
    /// How far a required constraint may be off before it conflicts.
    ///
    /// Layout constants come from different computations, and two of them that differ in the seventh digit are no reason
    /// to break a constraint.
    static let required = 1e-6
    /// A value below this is shown as zero.
    static let shown = 1e-12
    /// A variable that moved by less than this, per unit of its value, did not change.
    static let change = 1e-10
}

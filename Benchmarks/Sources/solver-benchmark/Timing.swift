import Foundation

/// What one playing of a workload took, in nanoseconds and pivots.
struct Timing {
    /// Up to and including the first `u`.
    private(set) var build = 0
    private(set) var buildPivots = 0
    /// From each `u` to the next, all together.
    private(set) var updates = 0
    /// The same without reading every variable.
    private(set) var solves = 0
    private(set) var updateCount = 0
    private(set) var pivots = 0
    /// Over all updates, the sum of every value times its place.
    var checksum = 0.0

    /// Counts what was done up to a `u`.
    mutating func append(whole: Int, solve: Int, pivots: Int) {
        self.pivots = pivots
        if build == 0 {
            build = whole
            buildPivots = pivots
        } else {
            updates += whole
            solves += solve
            updateCount += 1
        }
    }

    /// A clock that nobody sets.
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}

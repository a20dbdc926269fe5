/// The cost of playing a workload once, in nanoseconds and in pivots, which are steps of the simplex method.
struct Timing {
    /// The time up to and including the first update command (`u`).
    private(set) var build = 0
    private(set) var buildPivots = 0
    /// The times of the updates after the first one.
    ///
    /// Each element is the sum for several consecutive updates.
    private(set) var stretches: [Int] = []
    private(set) var pivots = 0
    /// The sum of every value times its position, over all updates.
    ///
    /// The sum is zero if `Session.play` had no observer.
    var checksum = 0.0

    var isBuilt: Bool { build > 0 }
    var updates: Int { stretches.reduce(0, +) }

    /// Keeps the shorter of two build times, its own and the one of another playing.
    ///
    /// For each group of updates, the method also keeps the shorter of the two times.
    mutating func keepLeast(_ other: Timing) {
        build = min(build, other.build)
        for place in stretches.indices { stretches[place] = min(stretches[place], other.stretches[place]) }
    }

    /// Adds the time of the build or of a stretch of updates, and the number of pivots so far.
    mutating func append(_ time: Int, pivots: Int) {
        self.pivots = pivots
        if isBuilt {
            stretches.append(time)
        } else {
            build = time
            buildPivots = pivots
        }
    }
}

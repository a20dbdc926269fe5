/// The cost of one play of a workload, in nanoseconds and pivots.
struct Timing {
    /// The time up to and including the first update command (`u`).
    private(set) var build = 0
    private(set) var buildPivots = 0
    /// The times of the updates after the first one; each element is the sum for a stretch of consecutive updates.
    private(set) var stretches: [Int] = []
    private(set) var pivots = 0
    /// The sum, over all updates, of every value times its position; zero if the play has no observer.
    var checksum = 0.0

    var isBuilt: Bool { build > 0 }
    var updates: Int { stretches.reduce(0, +) }

    /// Keeps the smaller of both build times, and for each stretch of updates the smaller of both times.
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

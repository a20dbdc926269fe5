/// What one playing of a workload took, in nanoseconds and pivots.
struct Timing {
    /// Up to and including the first `u`.
    private(set) var build = 0
    private(set) var buildPivots = 0
    /// From the first `u` to the last, in stretches of some updates.
    private(set) var stretches: [Int] = []
    private(set) var pivots = 0
    /// Over all updates, the sum of every value times its place; zero unless an observer looked on.
    var checksum = 0.0

    var isBuilt: Bool { build > 0 }
    var updates: Int { stretches.reduce(0, +) }

    /// Keeps the shorter of both builds, and of each stretch.
    mutating func keepLeast(_ other: Timing) {
        build = min(build, other.build)
        for place in stretches.indices { stretches[place] = min(stretches[place], other.stretches[place]) }
    }

    /// Counts what was done up to a `u`, or up to several of them.
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

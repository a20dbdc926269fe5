import Foundation

/// The cost of a workload, which is played several times.
///
/// Other work on the machine only makes a play longer, so the shortest times count.
struct Measurement: Codable, Equatable {
    var solver = "tideline"
    let workload: String
    let variables: Int
    /// The largest number of constraints that exist at the same time.
    let constraints: Int
    /// The number of updates after the build.
    let updates: Int
    /// The time of the first build in the process, which uses new memory.
    let coldBuildNanoseconds: Int
    let buildNanoseconds: Int
    /// The mean time of the updates in a play.
    let updateNanoseconds: Double
    /// The mean time of the updates if nothing but the solver's list of changed variables is read.
    let solveNanoseconds: Double
    /// The average number of changed variables per update.
    let changesPerUpdate: Double
    let buildPivots: Int
    let updatePivots: Int
    /// The largest growth of the process's memory.
    let peakBytes: Int
    let bytesPerConstraint: Double
    let checksum: Double

    /// After this total time in nanoseconds no further play begins.
    ///
    /// There are at least two plays.
    private static let enough = 500_000_000

    /// Plays a workload several times.
    ///
    /// The first play calls the observer, and gives the memory, the pivots and the checksum.
    init(
        of workload: WorkloadFile, named name: String, playings: Int, reading: Session.Reading = .everything,
        observer: Session.Observer? = nil
    ) throws {
        let session = Session(workload, reading: reading), before = try ProcessMemory.start()
        var changesOfBuild: Int?
        let first = try session.play { session in
            changesOfBuild = changesOfBuild ?? session.changeCount
            try observer?(session)
        }
        let peak = try ProcessMemory.peak() - before
        ProcessMemory.keep()
        let updateCount = Double(max(1, workload.updateCount - 1))
        let stretch = Self.stretch(Double(first.updates) / updateCount)
        let play = { try Self.leastTimes(of: workload, playings: playings, reading: $0, stretch: stretch) ?? first }
        let least = try play(reading), alone = try play(.nothing)
        self.workload = name
        variables = workload.variableCount
        constraints = workload.mostConstraints
        updates = workload.updateCount - 1
        coldBuildNanoseconds = first.build
        buildNanoseconds = min(first.build, least.build, alone.build)
        updateNanoseconds = Double(least.updates) / updateCount
        solveNanoseconds = Double(alone.updates) / updateCount
        changesPerUpdate = Double(session.changeCount - (changesOfBuild ?? 0)) / updateCount
        buildPivots = first.buildPivots
        updatePivots = first.pivots - first.buildPivots
        peakBytes = peak
        bytesPerConstraint = Double(peak) / Double(max(1, constraints))
        checksum = first.checksum
    }

    /// Returns how many updates are timed together: the number of updates that take a millisecond.
    ///
    /// During a longer time, other work often interferes. A shorter time is hard to measure.
    private static func stretch(_ update: Double) -> Int { max(1, Int(1_000_000 / max(1, update))) }

    /// Plays the workload again, `playings` - 1 times at most.
    ///
    /// Returns the shortest time of the build and of each group of updates. The caller has already played the workload
    /// once, and this function ignores that first time. If `playings` is 1, the result is nil.
    private static func leastTimes(
        of workload: WorkloadFile, playings: Int, reading: Session.Reading, stretch: Int
    ) throws -> Timing? {
        let start = Instant.start
        var least: Timing?
        for playing in stride(from: 1, to: playings, by: 1) where playing == 1 || start.elapsed < enough {
            let timing = try Session(workload, reading: reading).play(stretch: stretch)
            if least == nil { least = timing } else { least?.keepLeast(timing) }
        }
        return least
    }
}

extension Measurement {
    /// The measurement as text for people.
    var text: String {
        """
        \(workload): \(variables) variables, \(constraints) constraints, \(updates) updates
          build   \(Self.milliseconds(Double(buildNanoseconds))) ms, \(buildPivots) pivots
          cold    \(Self.milliseconds(Double(coldBuildNanoseconds))) ms for the first build
          update  \(Self.milliseconds(updateNanoseconds)) ms, \(updatePivots) pivots in all, \
        \(String(format: "%.1f", changesPerUpdate)) variables change
          solve   \(Self.milliseconds(solveNanoseconds)) ms of it, without reading every variable
          memory  \(peakBytes / 1024) KB at most, \(String(format: "%.0f", bytesPerConstraint)) bytes per constraint
          checksum \(checksum)
        """
    }

    /// The measurement as JSON for programs.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    private static func milliseconds(_ nanoseconds: Double) -> String {
        String(format: "%.6f", nanoseconds / 1_000_000)
    }
}

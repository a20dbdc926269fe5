import Foundation

/// What a workload costs; a median where it was played several times.
struct Measurement: Codable, Equatable {
    var solver = "tideline"
    let workload: String
    let variables: Int
    /// The most constraints there are at once.
    let constraints: Int
    /// How many updates follow the build.
    let updates: Int
    let repetitions: Int
    let buildNanoseconds: Int
    /// The mean over the updates of a playing, every variable read.
    let updateNanoseconds: Int
    /// The same with nothing but the list of what changed.
    let solveNanoseconds: Int
    /// How many variables changed per update, on average.
    let changesPerUpdate: Double
    let buildPivots: Int
    let updatePivots: Int
    /// By how much the process grew at most.
    let peakBytes: Int
    let bytesPerConstraint: Double
    let checksum: Double

    /// Plays a workload; the observer sees the first playing.
    init(
        of workload: WorkloadFile, named name: String, repetitions: Int, readsChangesOnly: Bool = false,
        observer: Session.Observer? = nil
    ) throws {
        var timings: [Timing] = [], changesOfBuild = 0, changes = 0, peak = 0
        for repetition in 0..<max(1, repetitions) {
            let session = Session(workload, readsChangesOnly: readsChangesOnly)
            let before = repetition == 0 ? try ProcessMemory.start() : 0
            timings.append(
                try session.play { session in
                    if changesOfBuild == 0 { changesOfBuild = session.changeCount }
                    if repetition == 0 { try observer?(session) }
                })
            if repetition == 0 { peak = try ProcessMemory.peak() - before }
            changes = session.changeCount
        }
        let first = timings[0]
        let updateCount = max(1, first.updateCount)
        self.workload = name
        variables = workload.variableCount
        constraints = workload.mostConstraints
        updates = first.updateCount
        self.repetitions = timings.count
        buildNanoseconds = Self.median(timings.map(\.build))
        updateNanoseconds = Self.median(timings.map { $0.updates / updateCount })
        solveNanoseconds = Self.median(timings.map { $0.solves / updateCount })
        changesPerUpdate = Double(changes - changesOfBuild) / Double(updateCount)
        buildPivots = first.buildPivots
        updatePivots = first.pivots - first.buildPivots
        peakBytes = peak
        bytesPerConstraint = Double(peak) / Double(max(1, constraints))
        checksum = first.checksum
    }

    private static func median(_ numbers: [Int]) -> Int { numbers.sorted()[numbers.count / 2] }
}

extension Measurement {
    /// For people.
    var text: String {
        """
        \(workload): \(variables) variables, \(constraints) constraints, \(updates) updates
          build   \(Self.milliseconds(buildNanoseconds)) ms, \(buildPivots) pivots
          update  \(Self.milliseconds(updateNanoseconds)) ms, \(updatePivots) pivots in all, \
        \(String(format: "%.1f", changesPerUpdate)) variables change
          solve   \(Self.milliseconds(solveNanoseconds)) ms of it, without reading every variable
          memory  \(peakBytes / 1024) KB at most, \(String(format: "%.0f", bytesPerConstraint)) bytes per constraint
          checksum \(checksum)
        """
    }

    /// For programs.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    private static func milliseconds(_ nanoseconds: Int) -> String {
        String(format: "%.6f", Double(nanoseconds) / 1_000_000)
    }
}

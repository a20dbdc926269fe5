import AuditRules
import Foundation
import ReportRendering

/// Plays the planned combinations with several worker processes.
///
/// Results that another process has already recorded are reused.
@MainActor
struct Playback {
    private let workers: Int
    private let timeLimit: Duration
    private let known: [String: AuditRun.Record]
    private let seeksRemedies: Bool
    private let tellsFindings: Bool
    private let tool: AuditTool

    static let options: Set<String> = ["--workers", "--time-limit"]

    init(
        _ given: Arguments, of tool: AuditTool, known: [String: AuditRun.Record] = [:], seeksRemedies: Bool = false,
        tellsFindings: Bool = true
    ) throws(UsageError) {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let wish = try given.single("--workers")
        guard let number = wish.map({ Int($0) }) ?? cores, number > 0 else {
            throw UsageError("--workers '\(wish ?? "")' is no number of processes. Write a whole number above 0.")
        }
        workers = number
        let limit = try given.single("--time-limit")
        guard let seconds = limit.map({ Arguments.number($0) }) ?? 60, seconds > 0, seconds.isFinite, seconds <= 1e6
        else {
            throw UsageError("--time-limit '\(limit ?? "")' is no number of seconds. Write one above 0, such as 60.")
        }
        timeLimit = .milliseconds(Int64((seconds * 1000).rounded(.up)))
        self.known = known
        self.seeksRemedies = seeksRemedies
        self.tellsFindings = tellsFindings
        self.tool = tool
    }

    /// Plays a plan and reports the results.
    ///
    /// Ctrl-C stops the playing. The process then reports the results so far, and ends.
    func play(
        _ plan: AuditPlan, isExhaustive: Bool, endsAtFirst: Bool = false,
        showing shown: @escaping @MainActor (AuditReport) -> [Int], films: Bool = false,
        pictures: PictureFolder? = nil, baseline: Baseline? = nil, tell: @escaping (AuditReport) throws -> Int32
    ) throws -> Int32 {
        try perform(baseline) { player in
            let report = try player.play(
                plan, isExhaustive: isExhaustive, endsAtFirst: endsAtFirst, showing: shown, films: films,
                onPictures: pictures.map { $0.draw })
            return { try (tell(report), report.omission) }
        }
    }

    func play(
        _ share: Share, of plan: AuditPlan, isExhaustive: Bool,
        tell: @escaping (_ records: [String: AuditRun.Record], _ isWhole: Bool) throws -> Void
    ) throws -> Int32 {
        try perform(nil) { player in
            try player.play(share, of: plan, isExhaustive: isExhaustive)
            return {
                try tell(player.records, !player.isStopped)
                return (ExitCode.clear, player.isStopped ? "Stopped before the end." : nil)
            }
        }
    }

    private func perform(
        _ baseline: Baseline?, _ work: (AuditPlayer) throws -> () throws -> (code: Int32, omission: String?)
    ) throws -> Int32 {
        guard let program = Bundle.main.executableURL else {
            throw UsageError("the program's own file can't be found. Start it by its path.")
        }
        StopRequest.listen()
        let progress = ProgressLine(tellsFindings: tellsFindings)
        let player = AuditPlayer(
            pool: WorkerPool(program: program, count: workers, timeLimit: timeLimit, stop: .interrupt),
            known: known, tool: tool.name, baseline: baseline, seeksRemedies: seeksRemedies, onProgress: progress.show)
        let tell = try work(player)
        StopRequest.deafen()
        progress.finish(played: player.played)
        let result = try tell()
        if player.isStopped {
            tool.warn(result.omission ?? "Stopped.")
            fflush(nil)
            StopRequest.endBySignal()
        }
        return result.code
    }
}

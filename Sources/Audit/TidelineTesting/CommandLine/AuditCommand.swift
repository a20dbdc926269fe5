import AuditRules
import DeviceSimulation
import Foundation
import ReportPage

@MainActor
struct AuditCommand {
    private let plan: AuditPlan
    private let isExhaustive: Bool
    private let endsAtFirst: Bool
    private let playback: Playback
    private let outputs: ReportOutputs
    private let shard: (share: Share, records: String)?
    private let tool: AuditTool
    private let commandLine: String
    /// The command line, with the options that change what is played.
    private let playedLine: String

    init(_ arguments: [String], of tool: AuditTool, merging parts: [(file: String, record: RecordFile)] = []) throws {
        let given = try Arguments(arguments, options: Self.options, flags: Self.flags)
        plan = try Self.plan(given, of: tool)
        self.tool = tool
        let played = Self.planOptions.union(["--avoidance", "--with-faults", "--exhaustive"])
        playedLine = given.commandLine(of: tool.name, keeping: played)
        commandLine = given.commandLine(
            of: tool.name, keeping: played.union(["--first", "--baseline", "--strict", "--no-remedies"]))
        for part in parts where part.record.command != playedLine {
            throw UsageError(
                "\(part.file): was played by `\(part.record.command)`, and this merges `\(playedLine)`. Give merge the "
                    + "options of its parts.")
        }
        let known = parts.reduce(into: [:]) { $0.merge($1.record.records) { first, _ in first } }
        isExhaustive = given.flags.contains("--exhaustive")
        endsAtFirst = given.flags.contains("--first")
        playback = try Playback(
            given, of: tool, known: known, seeksRemedies: !given.flags.contains("--no-remedies"))
        shard = try Self.shard(given)
        outputs = try ReportOutputs(
            given, screens: given.words, isQuiet: shard != nil, reading: parts.map { ("merge", $0.file) })
    }

    static let options = planOptions.union(Playback.options).union(ReportOutputs.options).union([
        "--avoidance", "--shard", "--records"
    ])
    static let flags = ReportOutputs.flags.union(["--with-faults", "--exhaustive", "--first", "--no-remedies"])

    static let planOptions: Set<String> = [
        "--device", "--orientation", "--keyboard", "--usage", "--ios", "--window", "--fault", "--setting"
    ]

    static func plan(_ given: Arguments, of tool: AuditTool) throws -> AuditPlan {
        let isNarrow = given.values["--keyboard"] != nil || given.values["--usage"] != nil
        var plan = AuditPlan(
            screens: given.words.isEmpty ? tool.screens : try given.words.map { try tool.allScreens.named($0) },
            avoidances: given.values["--avoidance"]?.map { Avoidance($0) },
            devices: try given.values["--device"]?.flatMap { try [Device].named($0) }.once ?? .supported,
            orientations: try given.values["--orientation"]?.map { try Device.Orientation.named($0) }.once
                ?? Device.Orientation.allCases,
            keyboards: try given.values["--keyboard"]?.map { try KeyboardKind.named($0) }.once ?? KeyboardKind.standard,
            usages: try given.values["--usage"]?.map { try Usage.named($0) }.once ?? Usage.allCases,
            surroundings: try Self.surroundings(given) ?? (isNarrow ? [.usual] : Surroundings.standard))
        if given.flags.contains("--with-faults") {
            guard plan.surroundings == Surroundings.standard else {
                throw UsageError(
                    "--with-faults adds to the choice of versions and windows that the audit makes. Leave out "
                        + "--keyboard, --usage, --ios, --window, --fault and --setting.")
            }
            plan.surroundings += Surroundings.reported
        }
        try plan.checkAvoidances()
        guard plan.runs.isEmpty else { return plan }
        guard let keyboard = plan.keyboards.first, !plan.screens.isEmpty else {
            throw UsageError("there are no screens. Name some in the braces of AuditMain.")
        }
        // Where no device has the surroundings, the first reason is told.
        let reasons = plan.surroundings.flatMap { around in plan.devices.map { around.reason(against: $0) } }
        if let reason = reasons.first ?? nil, !reasons.contains(nil) { throw UsageError("nothing to audit: \(reason)") }
        throw UsageError(
            "nothing to audit: \(keyboard.rawValue) is not on \(plan.devices.map(\.name).joined(separator: ", ")). "
                + "Name another keyboard or an iPad.")
    }

    /// Returns nil if the command line has none of the options for the version of iOS, the window, the fault and the
    /// setting.
    ///
    /// The audit then chooses these values itself.
    private static func surroundings(_ given: Arguments) throws -> [Surroundings]? {
        let options = ["--ios", "--window", "--fault", "--setting"]
        guard options.contains(where: { given.values[$0] != nil }) else { return nil }
        let windows: [WindowPlace?] = try given.values["--window"]?.map { try WindowPlace.named($0) }.once ?? [nil]
        let faults: [SystemFault?] = try given.values["--fault"]?.map { try SystemFault.named($0) }.once ?? [nil]
        let settings: [PersonalSetting?] =
            try given.values["--setting"]?.map { try PersonalSetting.named($0) }.once ?? [nil]
        let versions = try given.values["--ios"]?.map(version).once
        for fault in faults.compactMap(\.self) {
            let usual = fault.usualVersion
            guard let other = versions?.first(where: { usual < 26 ? $0 >= 26 : $0 < usual }) else { continue }
            throw UsageError(
                "--fault \(fault.rawValue) is of iOS \(usual.formatted()), not of \(other.formatted()). Leave --ios out."
            )
        }
        return faults.flatMap { fault in
            (versions ?? [fault?.usualVersion ?? 17]).flatMap { version in
                windows.flatMap { window in
                    settings.map { Surroundings(iOS: version, window: window, fault: fault, setting: $0) }
                }
            }
        }
    }

    private static func version(_ text: String) throws(UsageError) -> Double {
        guard let version = Arguments.number(text), (15..<28).contains(version) else {
            throw UsageError(
                "--ios '\(text)' is no version that is simulated. Write one from 15 to 27, such as 17 or 26.1.")
        }
        return version
    }

    private static func shard(_ given: Arguments) throws(UsageError) -> (Share, String)? {
        let wish = try given.single("--shard"), file = try given.single("--records")
        guard let wish else {
            guard file == nil else { throw UsageError("--records needs --shard K/N. See --help.") }
            return nil
        }
        guard let share = Share(wish) else {
            throw UsageError("--shard '\(wish)' is no part of several. Write one such as 3/8, from 1/8 to 8/8.")
        }
        guard let file else { throw UsageError("--shard needs --records FILE, which merge reads. See --help.") }
        let reports = ReportOutputs.options.union(ReportOutputs.flags)
        if let option = reports.sorted().first(where: { given.values[$0] != nil || given.flags.contains($0) }) {
            throw UsageError("\(option) is no option of a shard, which reports nothing. Give it to merge.")
        }
        // `--first` ends an audit at the first finding. A shard is a part of an audit on one of several machines. One
        // machine does not know the findings of the others, so a shard cannot end at the first finding.
        if given.flags.contains("--first") { throw UsageError("--first is no option of a shard. Leave it out.") }
        try Output.check(file: file, option: "--records")
        return (share, file)
    }

    func run() throws -> Int32 {
        try outputs.check()
        if let shard {
            return try playback.play(shard.share, of: plan, isExhaustive: isExhaustive) { records, isWhole in
                try RecordFile(records, of: shard.share, isWhole: isWhole, by: playedLine, from: tool.sources)
                    .write(to: shard.records)
                print("\(records.count) runs are in \(shard.records).")
            }
        }
        return try playback.play(
            plan, isExhaustive: isExhaustive, endsAtFirst: endsAtFirst,
            showing: { outputs.isPageWanted ? PicturedRuns(of: $0).indices : [] }, films: outputs.isPageWanted,
            pictures: outputs.pictures(),
            baseline: outputs.baseline
        ) {
            var report = $0
            report.origin = AuditReport.Origin(
                date: Baseline.today, version: AuditTool.version, command: commandLine)
            return try outputs.write(report, of: plan.screens, tool: tool.name)
        }
    }
}

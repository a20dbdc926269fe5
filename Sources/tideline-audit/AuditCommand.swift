import AuditRules
import DeviceSimulation
import Foundation
import ReportRendering
import ScenarioCatalog

/// Audits screens on devices.
struct AuditCommand {
    let plan: AuditPlan
    let isExhaustive: Bool
    let playback: Playback
    let jsonPath: String?
    let htmlFolder: String?

    init(_ arguments: [String]) throws {
        let given = try Arguments(
            arguments, options: Self.planOptions.union(Playback.options).union(["--avoidance", "--json", "--html"]),
            flags: Playback.flags.union(["--exhaustive"]))
        plan = try Self.plan(given, avoidances: given.values["--avoidance"] ?? ["tideline"])
        for screen in plan.screens { for avoidance in plan.avoidances { try screen.checkAvoidance(avoidance) } }
        isExhaustive = given.flags.contains("--exhaustive")
        playback = try Playback(given)
        jsonPath = try given.single("--json")
        let folder = try given.single("--html")
        htmlFolder = folder ?? (jsonPath == nil ? "tideline-report" : nil)
    }

    /// The options that narrow a plan.
    static let planOptions: Set<String> = ["--device", "--orientation", "--keyboard", "--usage"]

    /// The plan that words and options describe.
    static func plan(_ given: Arguments, avoidances: [String]) throws -> AuditPlan {
        AuditPlan(
            screens: given.words.isEmpty ? CatalogScreen.all : try given.words.map { try CatalogScreen.named($0) },
            avoidances: avoidances,
            devices: try given.values["--device"]?.map { try Device.named($0) } ?? Device.all,
            orientations: try given.values["--orientation"]?.map(Self.orientation) ?? Device.Orientation.allCases,
            keyboards: try given.values["--keyboard"]?.map { try KeyboardKind.named($0) } ?? KeyboardKind.allCases,
            usages: try given.values["--usage"]?.map { try Usage.named($0) } ?? Usage.allCases)
    }

    private static func orientation(_ text: String) throws(UsageError) -> Device.Orientation {
        guard let orientation = Device.Orientation(rawValue: text) else {
            throw UsageError("--orientation '\(text)' is unknown. Write portrait or landscape.")
        }
        return orientation
    }

    @MainActor
    func run() throws -> Int32 {
        try checkPlan()
        return try playback.play(plan, isExhaustive: isExhaustive) { report in
            if jsonPath != "-" { print(TextReport.render(report)) }
            if let jsonPath { try Output.write(try JSONReport.render(report), to: jsonPath, option: "--json") }
            if let htmlFolder {
                let page = try Output.write(page: HTMLReport.render(report), intoFolder: htmlFolder)
                if jsonPath != "-" { print("Report: \(page)") }
            }
            return report.summary.withFindings == 0 ? ExitCode.clear : ExitCode.findings
        }
    }

    /// A wish that leads to no audit is bad usage.
    @MainActor
    private func checkPlan() throws(UsageError) {
        guard plan.audits.isEmpty else { return }
        if let keyboard = plan.keyboards.first, plan.screens.contains(where: offersAny) {
            throw UsageError(
                "nothing to audit: \(keyboard.rawValue) is not on \(plan.devices.map(\.name).joined(separator: ", ")). "
                    + "Name another keyboard or an iPad.")
        }
        throw UsageError(
            "nothing to audit: \(plan.avoidances.joined(separator: ", ")) finds nothing to move on "
                + "\(plan.screens.map(\.name).joined(separator: ", ")). Name another avoidance or screen.")
    }

    @MainActor
    private func offersAny(_ screen: CatalogScreen) -> Bool { plan.avoidances.contains { screen.offers($0) } }
}

import AuditRules
import DeviceSimulation
import Foundation
import ReportPage
import ReportRendering

/// Compares all ways to make room for the keyboard, and writes a documentation page about them.
@MainActor
struct CompareCommand {
    private let plan: AuditPlan
    private let ways: [ComparisonReport.Way]
    private let playback: Playback
    private let page: URL

    init(_ arguments: [String], of tool: AuditTool) throws {
        let given = try Arguments(
            arguments, options: AuditCommand.planOptions.union(Playback.options).union(["--output"]))
        var plan = try AuditCommand.plan(given, of: tool)
        let names = Self.avoidances(of: plan.screens, in: tool.ways.map(\.name))
        plan.avoidances = names
        if given.values["--device"] == nil { plan.devices = Self.devices }
        if given.values["--usage"] == nil { plan.usages = Usage.followed }
        if plan.surroundings == Surroundings.standard { plan.surroundings += Surroundings.reported }
        self.plan = plan
        ways = names.map { name in
            tool.ways.first { $0.name == name } ?? ComparisonReport.Way(name: name, summary: "")
        }
        playback = try Playback(given, of: tool, tellsFindings: false)
        page = URL(fileURLWithPath: try given.single("--output") ?? "Docs/Comparison.md")
    }

    /// All devices would take five times as long and give the same results.
    static let devices: [Device] =
        [(320, 568), (375, 667), (390, 844), (440, 956), (768, 1024), (834, 1194)].compactMap { width, height in
            Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }
        }

    static func avoidances(of screens: [Screen], in order: [Avoidance]) -> [Avoidance] {
        let all = screens.flatMap(\.avoidances)
        return (order.filter(all.contains) + all).once
    }

    func run() throws -> Int32 {
        try Output.check(newFile: page, option: "--output")
        return try playback.play(plan, isExhaustive: true, showing: ComparisonReport.picturedRuns) { report in
            // The new page replaces an earlier page. An incomplete comparison must not replace a complete page.
            if report.omission == nil { try write(report) }
            return ExitCode.clear
        }
    }

    private func write(_ report: AuditReport) throws {
        let comparison = ComparisonReport(report, ways: ways)
        let pictures = page.deletingLastPathComponent().appendingPathComponent("Images", isDirectory: true)
        try Output.write(text: comparison.page(pictureFolder: "Images"), toFile: page, option: "--output")
        let files = comparison.pictures.map { ($0.name, $0.svg) } + [(ComparisonReport.groupsName, comparison.groups)]
        for (name, text) in files {
            try Output.write(text: text, toFile: pictures.appendingPathComponent(name), option: "--output")
        }
        print(TextReport.verdicts(of: report))
        print("Comparison: \(page.relativePath)")
    }
}

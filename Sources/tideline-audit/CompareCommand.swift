import AuditRules
import Foundation
import ReportRendering
import ScenarioCatalog

/// Compares all ways of keeping clear of the keyboard, and writes a page of documentation about it.
struct CompareCommand {
    let plan: AuditPlan
    let playback: Playback
    let output: String

    init(_ arguments: [String]) throws {
        let given = try Arguments(
            arguments, options: AuditCommand.planOptions.union(Playback.options).union(["--output"]),
            flags: Playback.flags)
        let screens = given.words.isEmpty ? CatalogScreen.all : try given.words.map { try CatalogScreen.named($0) }
        var plan = try AuditCommand.plan(given, avoidances: Contest.avoidances(of: screens))
        if given.values["--device"] == nil { plan.devices = Contest.devices }
        self.plan = plan
        playback = try Playback(given)
        output = try given.single("--output") ?? "Docs/Comparison.md"
    }

    @MainActor
    func run() throws -> Int32 {
        try playback.play(plan, isExhaustive: true) { report in
            // A page about a part of the runs would be wrong, and take the place of one that is right.
            if report.omission == nil { try write(report) }
            return ExitCode.clear
        }
    }

    private func write(_ report: AuditReport) throws {
        let comparison = ComparisonReport(report, contestants: Contest.contestants(named: plan.avoidances))
        let page = URL(fileURLWithPath: output)
        let pictures = page.deletingLastPathComponent().appendingPathComponent("Images", isDirectory: true)
        try Output.write(text: comparison.page(pictureFolder: "Images"), toFile: page, option: "--output")
        for picture in comparison.pictures {
            let file = pictures.appendingPathComponent(picture.name)
            try Output.write(text: picture.svg, toFile: file, option: "--output")
        }
        print(TextReport.verdicts(of: report))
        print("Comparison: \(output)")
    }
}

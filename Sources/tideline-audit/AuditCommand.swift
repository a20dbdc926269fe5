import AuditRules
import DeviceSimulation
import Foundation
import ReportRendering
import ScenarioCatalog

/// Audits screens on devices.
struct AuditCommand {
    let screens: [CatalogScreen]
    let devices: [Device]
    let orientations: [Device.Orientation]
    let avoidances: [String]
    let jsonPath: String?
    let htmlFolder: String?

    init(_ arguments: [String]) throws {
        let given = try Arguments(
            arguments, options: ["--device", "--orientation", "--avoidance", "--json", "--html"])
        screens = given.words.isEmpty ? CatalogScreen.all : try given.words.map { try CatalogScreen.named($0) }
        devices = try given.values["--device"]?.map { try Device.named($0) } ?? Device.all
        orientations = try given.values["--orientation"]?.map(Self.orientation) ?? Device.Orientation.allCases
        avoidances = given.values["--avoidance"] ?? ["tideline"]
        for screen in screens { for avoidance in avoidances { try screen.checkAvoidance(avoidance) } }
        jsonPath = try given.single("--json")
        let folder = try given.single("--html")
        htmlFolder = folder ?? (jsonPath == nil ? "tideline-report" : nil)
    }

    private static func orientation(_ text: String) throws(UsageError) -> Device.Orientation {
        guard let orientation = Device.Orientation(rawValue: text) else {
            throw UsageError("--orientation '\(text)' is unknown. Write portrait or landscape.")
        }
        return orientation
    }

    @MainActor
    func run() throws -> Int32 {
        let audits = plan()
        let progress = ProgressLine(total: audits.count)
        var runs: [AuditRun] = []
        for (index, audit) in audits.enumerated() {
            progress.show(index + 1, "\(audit.screen.name) on \(audit.device.name)")
            runs.append(audit.run())
        }
        progress.clear()
        let report = AuditReport(runs: runs)
        if jsonPath != "-" { print(TextReport.render(report)) }
        if let jsonPath { try Output.write(try JSONReport.render(report), to: jsonPath, option: "--json") }
        if let htmlFolder {
            let page = try Output.write(page: HTMLReport.render(report), intoFolder: htmlFolder)
            if jsonPath != "-" { print("Report: \(page)") }
        }
        return report.summary.withFindings == 0 ? ExitCode.clear : ExitCode.findings
    }

    @MainActor
    private func plan() -> [Audit] {
        screens.flatMap { screen in
            avoidances.flatMap { avoidance in
                devices.flatMap { device in
                    orientations.map { orientation in
                        Audit(screen: screen, device: device, orientation: orientation, avoidance: avoidance)
                    }
                }
            }
        }
    }
}

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
    let keyboards: [KeyboardKind]
    let usages: [Usage]
    let avoidances: [String]
    let jsonPath: String?
    let htmlFolder: String?

    init(_ arguments: [String]) throws {
        let given = try Arguments(
            arguments,
            options: [
                "--device", "--orientation", "--keyboard", "--usage", "--avoidance", "--json", "--html"
            ])
        screens = given.words.isEmpty ? CatalogScreen.all : try given.words.map { try CatalogScreen.named($0) }
        devices = try given.values["--device"]?.map { try Device.named($0) } ?? Device.all
        orientations = try given.values["--orientation"]?.map(Self.orientation) ?? Device.Orientation.allCases
        keyboards = try given.values["--keyboard"]?.map { try KeyboardKind.named($0) } ?? KeyboardKind.allCases
        usages = try given.values["--usage"]?.map { try Usage.named($0) } ?? Usage.allCases
        avoidances = given.values["--avoidance"] ?? ["tideline"]
        try Self.check(keyboards, on: devices)
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

    private static func check(_ keyboards: [KeyboardKind], on devices: [Device]) throws(UsageError) {
        let exists = devices.contains { !KeyboardKind.kinds(on: $0).filter(keyboards.contains).isEmpty }
        guard !exists else { return }
        throw UsageError(
            "nothing to audit: \(keyboards.map(\.rawValue).joined(separator: ", ")) is not on "
                + "\(devices.map(\.name).joined(separator: ", ")). Name another keyboard or an iPad.")
    }

    @MainActor
    func run() throws -> Int32 {
        let audits = plan()
        let progress = ProgressLine(total: audits.count)
        var report = AuditReport()
        for (index, audit) in audits.enumerated() {
            progress.show(index + 1, "\(audit.screen.name) on \(audit.device.name)")
            report.add(audit.run())
        }
        progress.clear()
        if jsonPath != "-" { print(TextReport.render(report)) }
        if let jsonPath { try Output.write(try JSONReport.render(report), to: jsonPath, option: "--json") }
        if let htmlFolder {
            let page = try Output.write(page: HTMLReport.render(report), intoFolder: htmlFolder)
            if jsonPath != "-" { print("Report: \(page)") }
        }
        return report.summary.withFindings == 0 ? ExitCode.clear : ExitCode.findings
    }

    /// Keyboards that a device does not have and usages that a screen does not know are left out.
    @MainActor
    private func plan() -> [Audit] {
        var audits: [Audit] = []
        for screen in screens {
            for (avoidance, device) in product(avoidances, devices) {
                let kinds = KeyboardKind.kinds(on: device).filter(keyboards.contains)
                for (orientation, (kind, usage)) in product(orientations, product(kinds, usages))
                where screen.usages.contains(usage) {
                    audits.append(
                        Audit(
                            screen: screen, device: device, orientation: orientation, keyboard: kind, usage: usage,
                            avoidance: avoidance))
                }
            }
        }
        return audits
    }

    private func product<First, Second>(_ one: [First], _ other: [Second]) -> [(First, Second)] {
        one.flatMap { first in other.map { (first, $0) } }
    }
}

import AuditRules
import Foundation
import ReportPage
import ReportRendering

/// The destinations of a report, and the options that decide which findings fail an audit.
struct ReportOutputs {
    static let options: Set<String> = ["--html", "--json", "--junit", "--sarif", "--png", "--baseline"]
    static let flags: Set<String> = ["--strict", "--single-file"]

    private let html: String?
    private let json: String?
    private let junit: String?
    private let sarif: String?
    private let png: String?
    let baseline: Baseline?
    private let isStrict: Bool
    private let isSingleFile: Bool

    /// - Parameter inputs: the files that the command reads, each with the word that names its kind.
    init(_ given: Arguments, screens: [String], isQuiet: Bool, reading inputs: [(String, String)]) throws {
        json = try given.single("--json")
        junit = try given.single("--junit")
        sarif = try given.single("--sarif")
        png = try given.single("--png")
        isStrict = given.flags.contains("--strict")
        isSingleFile = given.flags.contains("--single-file")
        let baselines = (given.values["--baseline"] ?? []).map { ("--baseline", $0) }
        let outputs = ["--json", "--junit", "--sarif", "--png", "--html"].flatMap { option in
            (given.values[option] ?? []).map { (option, $0) }
        }
        try Output.checkDistinct(outputs, reading: baselines + inputs)
        baseline = try given.single("--baseline").map { try Self.baseline(at: $0) }
        let name = screens.map(FileName.of).joined(separator: "+")
        let folder = screens.isEmpty ? "tideline-report" : "tideline-report/\(name)"
        let isWanted = json == nil && junit == nil && sarif == nil && png == nil && !isQuiet
        html = try given.single("--html") ?? (isWanted ? folder : nil)
    }

    var isPageWanted: Bool { html != nil }

    func pictures() throws(UsageError) -> PictureFolder? {
        guard let png else { return nil }
        return try PictureFolder(at: png)
    }

    func check() throws(UsageError) {
        for (option, path) in [("--json", json), ("--junit", junit), ("--sarif", sarif)] {
            if let path, path != "-" { try Output.check(file: path, option: option) }
        }
        if let html {
            try Output.check(folder: html, option: "--html", by: ReportFolder(URL(fileURLWithPath: html)).check)
        }
    }

    private static func baseline(at path: String) throws(UsageError) -> Baseline {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw UsageError("--baseline can't read '\(path)'. Name a JSON file that exists.")
        }
        do {
            return try Baseline(data, today: Baseline.today)
        } catch {
            throw UsageError("--baseline \(path): \(error)")
        }
    }

    func write(_ report: AuditReport, of screens: [Screen], tool: String) throws -> Int32 {
        if json != "-" { print(TextReport.render(report)) }
        for line in baseline?.remarks(on: report) ?? [] { Output.tell(line) }
        if let json {
            try Output.write(to: json, option: "--json") { sink in
                try JSONReport.write(report, to: sink)
                try sink([UInt8(ascii: "\n")])
            }
        }
        if let junit { try Output.write(JUnitReport.render(report, isStrict: isStrict), to: junit, option: "--junit") }
        if let sarif {
            let text = try SARIFReport.render(report, places: Self.places(of: screens))
            try Output.write(text, to: sarif, option: "--sarif")
        }
        if let html {
            let (text, attachments) = page(of: report, tool: tool, places: Self.places(of: screens))
            let page = try Output.write(page: text, attachments, intoFolder: html)
            if json != "-" { print("Report: \(page)") }
        }
        if let png { print("Pictures: \(png)") }
        let fails = isStrict ? report.verdict.failsStrictly : report.verdict.fails
        return fails ? ExitCode.findings : ExitCode.clear
    }

    /// The page and its attachments are made in parallel, on two cores.
    private func page(
        of report: AuditReport, tool: String, places: [String: SARIFReport.Place]
    ) -> (text: String, attachments: [(path: String, text: String)]) {
        nonisolated(unsafe) var text = "", attachments: [(path: String, text: String)] = []
        DispatchQueue.concurrentPerform(iterations: 2) { part in
            if part == 0 {
                attachments = isSingleFile ? [] : HTMLReport.attachments(of: report)
            } else {
                text = HTMLReport.render(report, tool: tool, places: places, isWhole: isSingleFile)
            }
        }
        return (text, attachments)
    }

    private static func places(of screens: [Screen]) -> [String: SARIFReport.Place] {
        Dictionary(
            screens.map { screen in
                let file = SourceTree(around: screen.file)?.path(of: screen.file) ?? screen.file
                return (screen.name, SARIFReport.Place(file: file, line: screen.line))
            }, uniquingKeysWith: { first, _ in first })
    }
}

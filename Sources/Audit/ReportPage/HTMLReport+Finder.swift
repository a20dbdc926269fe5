public import AuditRules
import Foundation
import ReportRendering
import SceneModel

extension HTMLReport {
    /// All runs of the report as numbers, for the script that lists, searches and shows runs.
    struct Index: Encodable {
        /// Each item has the screen's name, the avoidance's name, and the avoidance in words.
        private(set) var columns = Numbered<[String]>(), surroundings = Numbered<[String]>()
        private(set) var devices = Numbered<String>(), orientations = Numbered<ScreenOrientation>()
        private(set) var keyboards = Numbered<KeyboardKind>(), usages = Numbered<Usage>(), rules = Numbered<Rule.ID>()
        private(set) var mild: [Rule.ID] = []
        /// Eight numbers for each run.
        ///
        /// The first six are indices of column, device, orientation, keyboard, usage and surroundings. The seventh is
        /// the rule of the worst finding, counted from 1, or 0 for a clear run. The eighth is the amount of this
        /// finding.
        private(set) var runs: [Double] = []
        /// The rules that each run breaks, by the run's index.
        ///
        /// The dictionary contains only runs that break several rules.
        private(set) var several: [String: [Int]] = [:]
        private let filmed: [Int]
        static let width = 8
        private let width = Index.width
        let tool: String

        init(_ report: AuditReport, tool: String) {
            self.tool = tool
            filmed = report.runs.indices.filter { report.runs[$0].film != nil }
            for (position, run) in report.runs.enumerated() {
                let worst = run.worstFinding, options = run.surroundings.options.map { " --\($0.name) \($0.value)" }
                runs += [
                    columns.number(of: [run.screen, run.avoidance.rawValue, run.spokenAvoidance]),
                    devices.number(of: run.device), orientations.number(of: run.orientation),
                    keyboards.number(of: run.keyboard), usages.number(of: run.usage),
                    surroundings.number(of: [run.spokenSurroundings, options.joined()]),
                    worst.map { rules.number(of: $0.rule) + 1 } ?? 0
                ].map { Double($0) }
                runs.append(worst.map { Finding.spokenValue($0.amount) } ?? 0)
                let found = Set(run.findings.map(\.rule)).sorted()
                if found.count > 1 { several["\(position)"] = found.map { rules.number(of: $0) } }
            }
            mild = rules.items.filter { id in Rule.all.contains { $0.id == id && $0.severity != .error } }
        }
    }

    private struct Entry: Encodable {
        var run: Int
        var findings: [Told]
        var accepted: [Told]?
        var notes: [String]?
        /// What to change, with what the play of the change has shown.
        var remedies: [[String]]?
        var isFilmed: Bool?
    }

    /// A finding, or the worst of several findings of one rule about one view.
    private struct Told: Encodable {
        var rule: Rule.ID
        var subject, message: String
        var amount, at: Double
        var why: String?
        var cause: Rule.ID?
        /// The number of combined findings, or nil for a single finding.
        var count: Int?

        static func all(_ findings: [Finding]) -> [Told] {
            findings.grouped(by: \.fault).compactMap { _, all in
                all.max { $0.amount < $1.amount }.map { Told($0, count: all.count) }
            }
        }

        private init(_ finding: Finding, count: Int) {
            rule = finding.rule
            subject = finding.subject
            message = finding.message
            amount = finding.amount
            at = finding.at
            why = finding.reasons
            cause = finding.cause
            self.count = count > 1 ? count : nil
        }
    }

    /// Returns the files beside the page, by their paths relative to the page's folder.
    ///
    /// The page loads them when a reader opens a run or plays a film. They are scripts, because a page from a disk can
    /// load only scripts.
    public static func attachments(of report: AuditReport) -> [(path: String, text: String)] {
        var order: [String] = [], chapters: [String: Chapter] = [:]
        let index = Index(report, tool: ""), causes = report.causes
        let known = Dictionary(grouping: causes, by: \.run.screenAndAvoidance)
        for (number, run) in report.runs.enumerated() {
            let name = chapterName(index.runs[number * Index.width], index.runs[number * Index.width + 1])
            if chapters[name] == nil { order.append(name) }
            let entry = Entry(
                run: number, findings: Told.all(run.findings), accepted: run.accepted.map(Told.all),
                notes: run.notes,
                remedies: remedies(of: run, among: known[run.screenAndAvoidance] ?? []),
                isFilmed: run.film == nil ? nil : true)
            chapters[name, default: Chapter()].add(run, json(entry))
        }
        let films =
            report.runs.enumerated().map { (filmName(ofRun: $0), $1.film) }
            + causes.enumerated().map { (filmName(ofCure: $0), $1.remedy?.run?.film) }
        return order.map { ("\(attachmentFolder)/\($0).js", chapters[$0, default: Chapter()].script(named: $0)) }
            + films.compactMap { name, film in
                // In an HTML page, `</script>` in a film would end the script. In a file it is harmless, so the film
                // needs no escaping.
                film.map { ("\(attachmentFolder)/\(name).js", "tideline({\"name\":\"\(name)\",\"film\":\($0)});\n") }
            }
    }

    static func filmName(ofRun index: Int) -> String { "run-\(index)" }
    static func filmName(ofCure cause: Int) -> String { "cured-\(cause)" }

    /// The runs of one screen on one device, in one file.
    private struct Chapter {
        private var names = Numbered<String>(), entries: [String] = []

        /// Adds a run, whose steps are two numbers each: the time, and the index of the name.
        ///
        /// The steps are most of a run, and an encoder would take ten times as long for them.
        mutating func add(_ run: AuditRun, _ entry: String) {
            let steps = run.steps.map { "\(Markup.number($0.at)),\(names.number(of: run.caption(of: $0.name)))" }
            entries.append(entry.dropLast() + ",\"steps\":[\(steps.joined(separator: ","))]}")
        }

        func script(named name: String) -> String {
            "tideline({\"name\":\"\(name)\",\"names\":\(HTMLReport.json(names)),\"entries\":[\(entries.joined(separator: ",\n"))]});\n"
        }
    }

    private static func remedies(of run: AuditRun, among causes: [AuditReport.Cause]) -> [[String]]? {
        let faults = Set(run.findings.map(\.fault))
        let told = causes.filter { !faults.isDisjoint(with: $0.faults) }.map(\.remedyLines).filter { !$0.isEmpty }
        return told.isEmpty ? nil : told
    }

    /// The folder for the files from ``attachments(of:)``, beside the page.
    ///
    /// All its contents belong to the report.
    public static let attachmentFolder = "tideline-runs"

    private static func chapterName(_ column: Double, _ device: Double) -> String { "\(Int(column))-\(Int(device))" }

    static func finder(of report: AuditReport, tool: String) -> String {
        guard !report.runs.isEmpty else { return "" }
        return """
            <section aria-labelledby="find-title" id="find" hidden="hidden">
            <div class="bar"><h2 id="find-title">All runs</h2></div><div class="filters" role="search">\
            <input type="search" placeholder="emoji &quot;iPhone 16&quot; !landscape" aria-label="Search in all runs"/></div>
            <ol class="list"></ol>
            <p class="none" hidden="hidden"></p><button type="button" class="more" hidden="hidden"></button>
            </section>
            <dialog id="viewer" aria-labelledby="viewer-title"></dialog>
            <script type="application/json" id="index">\(json(Index(report, tool: tool)))</script>
            """
    }

    /// Encodes a value for a script in the page.
    ///
    /// The page is also XML, so some characters are escaped.
    fileprivate static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder.sorted()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "", negativeInfinity: "", nan: "")
        return escaped((try? encoder.text(of: value)) ?? "null")
    }

    /// In JSON, only strings contain characters that could end a script.
    static func escaped(_ json: String) -> String {
        // A film is long, and most JSON does not contain these characters. So the bytes are checked first.
        guard json.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 >= 0xE2 }) else { return json }
        var result = "", rest = json.unicodeScalars[...]
        while let index = rest.firstIndex(where: endsScripts) {
            let code = String(rest[index].value, radix: 16)
            result += String(rest[..<index]) + "\\u" + String(repeating: "0", count: 4 - code.count) + code
            rest = rest[rest.index(after: index)...]
        }
        return result + String(rest)
    }

    private static func endsScripts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "&", "<", ">", "\u{2028}", "\u{2029}", "\u{FFFE}", "\u{FFFF}": true
        default: false
        }
    }
}

public import AuditRules
import Foundation
import SceneModel

extension HTMLReport {
    /// All runs of the report as numbers, for the script that lists, searches and shows runs.
    struct Index: Encodable {
        /// Each item has the screen's name, the avoidance's name, and the avoidance in words.
        private(set) var columns: [[String]] = []
        private(set) var devices: [String] = [], orientations: [ScreenOrientation] = []
        private(set) var keyboards: [KeyboardKind] = [], usages: [Usage] = [], rules: [Rule.ID] = []
        private(set) var mild: [Rule.ID] = []
        private(set) var surroundings: [[String]] = []
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
        static let width = 8
        let tool: String

        init(_ report: AuditReport, tool: String) {
            self.tool = tool
            var known: [String: Int] = [:]
            for (position, run) in report.runs.enumerated() {
                let worst = run.worstFinding
                runs += [
                    Double(
                        Self.number(
                            run.screenAndAvoidance, [run.screen, run.avoidance.rawValue, run.spokenAvoidance], &columns,
                            &known)),
                    Double(Self.number("d" + run.device, run.device, &devices, &known)),
                    Double(Self.number("o" + run.orientation.rawValue, run.orientation, &orientations, &known)),
                    Double(Self.number("k" + run.keyboard.rawValue, run.keyboard, &keyboards, &known)),
                    Double(Self.number("u" + run.usage.rawValue, run.usage, &usages, &known)),
                    Double(
                        Self.number(
                            "s" + run.surroundings.words,
                            [
                                run.spokenSurroundings,
                                run.surroundings.options.map { " --\($0.name) \($0.value)" }.joined()
                            ], &surroundings, &known)),
                    worst.map { Double(Self.number("r" + $0.rule.rawValue, $0.rule, &rules, &known) + 1) } ?? 0,
                    worst.map { ($0.amount * 10).rounded() / 10 } ?? 0
                ]
                let found = Set(run.findings.map(\.rule)).sorted()
                if found.count > 1 {
                    several["\(position)"] = found.map { Self.number("r" + $0.rawValue, $0, &rules, &known) }
                }
            }
            mild = rules.filter { id in Rule.all.contains { $0.id == id && $0.severity != .error } }
        }

        private static func number<Item>(
            _ key: String, _ item: Item, _ items: inout [Item], _ known: inout [String: Int]
        ) -> Int {
            if let number = known[key] { return number }
            known[key] = items.count
            items.append(item)
            return items.count - 1
        }
    }

    private struct Entry: Encodable {
        var run: Int
        var findings: [Told]
        var accepted: [Told]?
        var notes: [String]?
        var captions: [String: String]?
        /// What to change, with what the play of the change has shown.
        var remedies: [[String]]?
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
            var order: [String] = []
            var told: [String: Told] = [:]
            for finding in findings {
                let key = "\(finding.rule) \(finding.subject)"
                guard let known = told[key] else {
                    order.append(key)
                    told[key] = Told(finding, count: 1)
                    continue
                }
                let count = (known.count ?? 1) + 1
                told[key] = finding.amount > known.amount ? Told(finding, count: count) : known
                told[key]?.count = count
            }
            return order.compactMap { told[$0] }
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
    /// The page loads them when a reader opens a run. They are scripts, because a page from a disk can load only
    /// scripts.
    public static func attachments(of report: AuditReport) -> [(path: String, text: String)] {
        var order: [String] = []
        var chapters: [String: [String]] = [:]
        let index = Index(report, tool: "")
        let causes = Dictionary(grouping: report.causes, by: \.run.screenAndAvoidance)
        var captions = Captions()
        for (number, run) in report.runs.enumerated() {
            let path = chapterPath(index.runs[number * Index.width], index.runs[number * Index.width + 1])
            if chapters[path] == nil { order.append(path) }
            let entry = json(
                Entry(
                    run: number, findings: Told.all(run.findings), accepted: run.accepted.map(Told.all),
                    notes: run.notes, captions: run.captions,
                    remedies: remedies(of: run, among: causes[run.screenAndAvoidance] ?? [])))
            let steps = run.steps.map { json(of: $0, captions.json(of: run.caption(of: $0.name))) }
            // The film is written into a script file of its own. In an HTML page, `</script>` in the film would end the
            // script. In a separate file it is harmless, so the film needs no escaping.
            let film = run.film.map { ",\"film\":" + $0 } ?? ""
            chapters[path, default: []]
                .append(entry.dropLast() + ",\"steps\":[\(steps.joined(separator: ","))]" + film + "}")
        }
        return order.map { path in
            (path, "tideline({\"entries\":[\((chapters[path] ?? []).joined(separator: ",\n"))]});\n")
        }
    }

    private static func remedies(of run: AuditRun, among causes: [AuditReport.Cause]) -> [[String]]? {
        let faults = Set(run.findings.map(\.fault))
        let told = causes.filter { !faults.isDisjoint(with: $0.faults) }.map(\.remedyLines).filter { !$0.isEmpty }
        return told.isEmpty ? nil : told
    }

    /// Encodes a step ten times as fast as an encoder, because most of a run consists of steps.
    ///
    /// - Parameter caption: the step's caption, as JSON.
    private static func json(of step: AuditRun.Step, _ caption: String) -> String {
        var json = "{\"at\":" + number(step.at)
        if let frame = step.keyboard { json += ",\"keyboard\":[" + frame.map(number).joined(separator: ",") + "]" }
        json += ",\"name\":" + caption
        if let overlap = step.overlap { json += ",\"overlap\":" + number(overlap) }
        return json + "}"
    }

    private static func number(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The captions as JSON, each encoded once.
    ///
    /// Thousands of runs have only a few different captions.
    private struct Captions {
        private var known: [String: String] = [:]

        mutating func json(of caption: String) -> String {
            if let json = known[caption] { return json }
            let json = HTMLReport.json(caption)
            known[caption] = json
            return json
        }
    }

    /// The folder for the files from ``attachments(of:)``, beside the page.
    ///
    /// All its contents belong to the report.
    public static let attachmentFolder = "tideline-runs"

    private static func chapterPath(_ column: Double, _ device: Double) -> String {
        "\(attachmentFolder)/\(Int(column))-\(Int(device)).js"
    }

    static func finder(of report: AuditReport, tool: String) -> String {
        guard !report.runs.isEmpty else { return "" }
        return """
            <section aria-labelledby="find-title" id="find" hidden="hidden">
            <div class="bar"><h2 id="find-title">All runs</h2><div class="filters" role="search">\
            <input type="search" placeholder="Search" aria-label="Search in all runs"/></div></div>
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
    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "", negativeInfinity: "", nan: "")
        return escaped((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null")
    }

    /// In JSON, only strings contain characters that could end a script.
    private static func escaped(_ json: String) -> String {
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

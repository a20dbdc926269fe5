public import AuditRules
import Foundation
import SceneModel

extension HTMLReport {
    /// All runs as numbers, for the list that a reader searches and for the page of each run.
    struct Index: Encodable {
        /// The columns of the report: screen and avoidance of each, and how the avoidance is spoken of.
        private(set) var columns: [[String]] = []
        /// The names that the runs are made of.
        private(set) var devices: [String] = [], orientations: [ScreenOrientation] = []
        private(set) var keyboards: [KeyboardKind] = [], usages: [Usage] = [], rules: [Rule.ID] = []
        /// The rules whose findings only ask for a look.
        private(set) var mild: [Rule.ID] = []
        /// The words of surroundings, and the options that name them.
        private(set) var surroundings: [[String]] = []
        /// Eight numbers a run: column, device, orientation, keyboard, usage, surroundings, the worst finding's rule from 1 or 0
        /// for none, and its amount.
        private(set) var runs: [Double] = []
        /// The numbers of all rules that found something in a run, by its number, where there are several.
        private(set) var several: [String: [Int]] = [:]
        /// How many of ``runs`` are a run's.
        static let width = 8
        /// The name of the program that plays a run again.
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

    /// What a file beside the page tells about a run.
    private struct Entry: Encodable {
        var run: Int
        var findings: [Told]
        var accepted: [Told]?
        var notes: [String]?
        /// What the steps of a film are called, where that differs from their names.
        var captions: [String: String]?
    }

    /// A finding, or several of one rule about one view, told by the worst of them.
    private struct Told: Encodable {
        var rule: Rule.ID
        var subject, message: String
        var amount, at: Double
        var why: String?
        var cause: Rule.ID?
        /// What to do about it, with this library and without.
        var remedy: Finding.Remedy?
        /// How many there are; nil for one.
        var count: Int?

        /// The findings of a run, in the order in which their rules and views come first.
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
            remedy = finding.cause == nil ? finding.remedy : nil
            self.count = count > 1 ? count : nil
        }
    }

    /// The files beside the page, by their paths from its folder: what a reader asks for by opening a run.
    ///
    /// They are scripts, since a page without a server can load nothing else.
    public static func attachments(of report: AuditReport) -> [(path: String, text: String)] {
        var order: [String] = []
        var chapters: [String: [String]] = [:]
        let index = Index(report, tool: "")
        var captions = Captions()
        for (number, run) in report.runs.enumerated() {
            let path = chapterPath(index.runs[number * Index.width], index.runs[number * Index.width + 1])
            if chapters[path] == nil { order.append(path) }
            let entry = json(
                Entry(
                    run: number, findings: Told.all(run.findings), accepted: run.accepted.map(Told.all),
                    notes: run.notes, captions: run.captions))
            let steps = run.steps.map { json(of: $0, captions.json(of: run.caption(of: $0.name))) }
            // No character ends a script in a file of its own.
            let film = run.film.map { ",\"film\":" + $0 } ?? ""
            chapters[path, default: []]
                .append(entry.dropLast() + ",\"steps\":[\(steps.joined(separator: ","))]" + film + "}")
        }
        return order.map { path in
            (path, "tideline({\"entries\":[\((chapters[path] ?? []).joined(separator: ",\n"))]});\n")
        }
    }

    /// A step as JSON, with sorted keys: an encoder takes ten times as long, and most of a run are its steps.
    ///
    /// - Parameter caption: what the step is called, as JSON.
    private static func json(of step: AuditRun.Step, _ caption: String) -> String {
        var json = "{\"at\":" + number(step.at)
        if let frame = step.keyboard { json += ",\"keyboard\":[" + frame.map(number).joined(separator: ",") + "]" }
        json += ",\"name\":" + caption
        if let overlap = step.overlap { json += ",\"overlap\":" + number(overlap) }
        return json + "}"
    }

    /// A number as JSON; a step's are finite.
    private static func number(_ value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// What steps are called, as JSON: a few texts in thousands of runs.
    private struct Captions {
        private var known: [String: String] = [:]

        mutating func json(of caption: String) -> String {
            if let json = known[caption] { return json }
            let json = HTMLReport.json(caption)
            known[caption] = json
            return json
        }
    }

    /// The folder of ``attachments(of:)``, beside the page.
    ///
    /// All in it belongs to the report.
    public static let attachmentFolder = "tideline-runs"

    private static func chapterPath(_ column: Double, _ device: Double) -> String {
        "\(attachmentFolder)/\(Int(column))-\(Int(device)).js"
    }

    /// The section in which a reader finds runs, and the window that a run is opened in.
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

    /// JSON that may stand in a script of a page that is XML too.
    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "", negativeInfinity: "", nan: "")
        return escaped((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null")
    }

    /// JSON without characters that end a script; only strings hold them.
    private static func escaped(_ json: String) -> String {
        // Most has none of them, and a film is long: a look at its bytes is enough.
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

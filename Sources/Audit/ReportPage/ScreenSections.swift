import AuditRules
import Foundation
import ReportRendering
import SceneModel

/// The first part of a page: the screens with findings, each with its causes, and then the clear screens.
struct ScreenSections {
    private let report: AuditReport
    private let places: [String: SARIFReport.Place]
    /// The causes with their index among all causes of the report.
    private let causes: [String: [(index: Int, cause: AuditReport.Cause)]]
    private let groups: [(key: String, group: RunGroup)]
    private let pictured: [Int]

    init(of report: AuditReport, _ places: [String: SARIFReport.Place]) {
        (self.report, self.places) = (report, places)
        let numbered = report.causes.enumerated().map { (index: $0, cause: $1) }
        causes = Dictionary(grouping: numbered) { $0.cause.run.screenAndAvoidance }
        groups = RunGroup.groups(of: report.runs, by: \.screenAndAvoidance)
        pictured = PicturedRuns(of: report).indices
    }

    func markup(using library: inout SymbolLibrary) -> String {
        let found = groups.filter { causes[$0.key] != nil }
            .sorted { causes[$0.key]?.first?.index ?? 0 < causes[$1.key]?.first?.index ?? 0 }
        let clear = groups.filter { causes[$0.key] == nil }
        var parts = found.map { name, group in section(of: group, causes[name] ?? [], using: &library) }
        if !clear.isEmpty {
            let cards = clear.map { self.clear($0.group, using: &library) }.joined(separator: "\n")
            parts.append(
                """
                <section aria-labelledby="clear-title"><h2 id="clear-title">Clear</h2>
                <div class="clears">\(cards)</div></section>
                """)
        }
        let notes = TextReport.notes(of: report).map { "<li>\(Markup.escaped($0))</li>" }.joined()
        if !notes.isEmpty {
            parts.append(
                "<section aria-labelledby=\"notes-title\"><h2 id=\"notes-title\">Notes</h2><ul class=\"soft notes\">"
                    + "\(notes)</ul></section>")
        }
        return parts.joined(separator: "\n")
    }

    // MARK: A screen with findings

    private func section(
        of group: RunGroup, _ causes: [(index: Int, cause: AuditReport.Cause)], using library: inout SymbolLibrary
    ) -> String {
        let run = group.runs[0], id = "screen-\(causes[0].index)"
        let shown = causes.prefix(PicturedRuns.causesPerScreen)
        let articles = shown.map { article($0.cause, $0.index, group, using: &library) }.joined(separator: "\n")
        let rest = causes.dropFirst(shown.count).map { "<li>\(Markup.escaped($0.cause.finding.message))</li>" }
        let more = HTMLReport.details(Sentence.count(rest.count, "rarer cause"), rest)
        let code = places[run.screen].map { Markup.escaped("\($0.file):\($0.line)") }
        let place = code.map { " · audited in <code>\($0)</code>" } ?? ""
        return """
            <section class="screen" aria-labelledby="\(id)"><h2 id="\(id)">\(Markup.escaped(run.screen)) \
            \(avoidance(of: run))</h2>
            <p class="soft">\(Sentence.number(group.found)) of \(Sentence.count(group.runs.count, "run")) with findings\(place)</p>
            \(articles)\(more)</section>
            """
    }

    private func article(
        _ cause: AuditReport.Cause, _ index: Int, _ group: RunGroup, using library: inout SymbolLibrary
    ) -> String {
        let finding = cause.finding, faults = Set(cause.faults)
        let runs = group.runs.filter { run in run.findings.contains { faults.contains($0.fault) } }
        let also = cause.faults.dropFirst().map { "<li>\(Markup.escaped($0.description))</li>" }
        let others = HTMLReport.details("\(Sentence.count(also.count, "more sign")) of this fault", also)
        let place = places[cause.run.screen].map { "\naudited in: \($0.file):\($0.line)" } ?? ""
        let plain = "\(cause.run.screenAndAvoidance)\(place)\n" + TextReport.text(of: cause, among: group.runs)
        return """
            <article class="cause" id="cause-\(index)"><div class="words">
            <h3><span class="dot \(cause.isError ? "error" : "warning")"></span>\(Self.heading(finding.message))</h3>
            <p class="where">\(Markup.escaped(share(of: runs, in: group.runs)))</p>
            \(finding.reasons.map { "<p class=\"soft\">Why: \(Markup.escaped($0)).</p>" } ?? "")
            \(cure(of: cause))\(others)
            <p class="acts"><button type="button" class="copy" hidden="hidden">Copy as text</button>\
            <a href="\(Markup.escaped(HTMLReport.address(of: cause.run)))">Log and frames</a>\
            <code>\(Markup.escaped(finding.rule.rawValue))</code></p>
            <pre class="plain" hidden="hidden">\(Markup.escapedLines(of: plain))</pre></div>
            \(films(of: cause, index, using: &library))</article>
            """
    }

    /// The way in which a screen avoids the keyboard, unless all screens do so by their own code.
    private func avoidance(of run: AuditRun) -> String {
        guard report.runs.contains(where: { $0.avoidance != .own }) else { return "" }
        return "<span>\(Markup.escaped(run.spokenAvoidance))</span>"
    }

    /// A finding's message without its time, which the log tells, and with units that stay beside their numbers.
    private static func heading(_ message: String) -> String {
        let patterns = [(" at [0-9.]+ s\\b", ""), ("([0-9]) (pt|s)\\b", "$1&#160;$2")]
        return patterns.reduce(Markup.escaped(message)) { text, pattern in
            text.replacingOccurrences(of: pattern.0, with: pattern.1, options: .regularExpression)
        }
    }

    /// On which part of the current devices, in how many runs and under which circumstances a cause shows.
    private func share(of runs: [AuditRun], in all: [AuditRun]) -> String {
        let current = Set(report.currentDevices).intersection(all.map(\.device))
        let found = current.intersection(runs.map(\.device)).count
        let words =
            switch (found, current.count) {
            // A share of one device tells less than the list of devices that follows.
            case (_, 0...1): ""
            case (0, _): "On no current device; in "
            case (let found, let count) where found == count: "On all \(count) current devices; in "
            case (let found, let count): "On \(found) of \(count) current devices; in "
            }
        return (words.isEmpty ? "In " : words)
            + "\(Sentence.number(runs.count)) of \(Sentence.count(all.count, "run"))"
            + TextReport.spread(of: runs, in: all) + "."
    }

    private func cure(of cause: AuditReport.Cause) -> String {
        guard let remedy = cause.remedy else {
            return cause.remedyLines.map { "<p class=\"remedy\">\(Markup.escaped($0))</p>" }.joined()
        }
        let proof = remedy.proof.prefix(1).uppercased() + remedy.proof.dropFirst()
        return "<h4>The cure</h4><pre class=\"remedy\">\(Markup.escapedLines(of: remedy.words))</pre>"
            + "<p class=\"proof \(remedy.after == 0 ? "whole" : "")\">\(Markup.escaped(proof)).</p>"
    }

    private func films(of cause: AuditReport.Cause, _ index: Int, using library: inout SymbolLibrary) -> String {
        guard let before = cause.run.picture(of: cause.finding) else { return "" }
        let cured = cause.remedy?.run
        let after = cured.flatMap { run in
            run.steps.first { $0.name == before.step && $0.snapshot != nil }?.snapshot ?? run.restWithKeyboard
        }
        let figures =
            [figure(before, of: cause.run, cured == nil ? "" : "Before", using: &library)]
            + (after.flatMap { picture in
                cured.map { [figure(picture, of: $0, "With the cure", using: &library)] }
            } ?? [])
        return player(
            of: cause.run,
            [
                cause.run.film.map { _ in HTMLReport.filmName(ofRun: cause.index) },
                after == nil ? nil : cured?.film.map { _ in HTMLReport.filmName(ofCure: index) }
            ], figures)
    }

    // MARK: A clear screen

    private func clear(_ group: RunGroup, using library: inout SymbolLibrary) -> String {
        let run = group.runs[0]
        func line(_ word: String, _ key: (AuditRun) -> String) -> String {
            let all = RunGroup.groups(of: group.runs, by: key).map(\.key)
            return "<li><b>\(word)</b> \(Markup.escaped(all.joined(separator: ", ")))</li>"
        }
        let devices = RunGroup.groups(of: group.runs, by: \.device).map(\.key)
        let place = devices.count == 1 ? devices[0] : Sentence.count(devices.count, "device")
        let lines = [
            "<li>\(Sentence.count(group.runs.count, "run")) on \(Markup.escaped(place)), all clear</li>",
            line("Orientations", \.orientation.rawValue), line("Keyboards", \.keyboard.rawValue),
            line("Usages", \.usage.rawValue),
            group.runs.allSatisfy { $0.surroundings == .usual } ? "" : line("Surroundings", \.spokenSurroundings)
        ].joined()
        let index = pictured.first { report.runs[$0].screenAndAvoidance == run.screenAndAvoidance }
        let film = index.map { index -> String in
            let shown = report.runs[index]
            let figures = shown.restWithKeyboard.map { [figure($0, of: shown, "", using: &library)] } ?? []
            return player(
                of: shown, [shown.film.map { _ in HTMLReport.filmName(ofRun: index) }], figures)
        }
        return """
            <article class="clear"><div class="words"><h3>\(group.verdict.sign) \(Markup.escaped(run.screen)) \
            \(avoidance(of: run))</h3>
            <ul class="soft">\(lines)</ul></div>\(film ?? "")</article>
            """
    }

    // MARK: Films

    private func figure(
        _ picture: SceneSnapshot, of run: AuditRun, _ caption: String, using library: inout SymbolLibrary
    ) -> String {
        let words = caption.isEmpty ? "" : "<figcaption>\(caption)</figcaption>"
        return "<figure>\(words)\(SVGDrawing(picture, findings: run.findings).element(using: &library))</figure>"
    }

    private func player(of run: AuditRun, _ names: [String?], _ figures: [String]) -> String {
        let known = names.compactMap(\.self), films = known.count == figures.count ? known.joined(separator: " ") : ""
        let isWide = run.display.map { $0.size.width > $0.size.height } ?? false
        return "<div class=\"films\(isWide ? " wide" : "")\(run.isPad ? " pad" : "")\""
            + (films.isEmpty ? ">" : " data-films=\"\(films)\">")
            + "<div class=\"devices\">\(figures.joined())</div><p class=\"soft\">\(Markup.escaped(run.circumstances))</p></div>"
    }
}

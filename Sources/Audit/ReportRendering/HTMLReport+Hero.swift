import AuditRules
import Foundation
import SceneModel

extension HTMLReport {
    static func hero(of report: AuditReport, using library: inout SymbolLibrary) -> String {
        let summary = report.summary
        let worst =
            Sentence.worst(of: report).map { "<p class=\"worst\"><b>Worst:</b> \(Markup.escaped($0))</p>" } ?? ""
        let omission = report.omission.map { "<p class=\"omission\">\(Markup.escaped($0))</p>" } ?? ""
        let figures = [
            figure(summary.runs, "runs", ""), figure(summary.clear, "clear", "good"),
            figure(summary.withFindings, "with findings", summary.withFindings > 0 ? "bad" : ""),
            figure(summary.devices.count, summary.devices.count == 1 ? "device" : "devices", "")
        ].joined()
        return """
            <header class="hero"><div class="wrap"><div class="lead"><p class="brand">\(wave)Tideline audit</p>
            <h1 class="\(report.verdict.style)">\(headline(for: report))</h1>
            <p class="sum">\(Markup.escaped(Sentence.summary(of: report)))</p>\(worst)
            <dl class="figures">\(figures)</dl>\(omission)</div>\(pictures(of: report, using: &library))</div></header>
            """
    }

    private static let wave = """
        <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true"><path d="M2 6c4-5 8-5 12 0s8 5 12 0M2 15c4-5 8-5 \
        12 0s8 5 12 0" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></svg>
        """

    private static func headline(for report: AuditReport) -> String {
        let summary = report.summary
        func share(_ count: Int) -> String { "\(Sentence.count(count, "run")) of \(summary.runs)" }
        switch report.verdict {
        case .clear: return "Nothing hides behind the keyboard"
        case .accepted: return "Clear but for \(Sentence.count(report.acceptedCount, "accepted finding"))"
        case .notExercised where report.isStopped: return "Stopped before the end"
        case .notExercised where summary.runs == 0: return "Nothing to show"
        case .notExercised: return "Nothing was checked in \(share(report.runs.count { $0.verdict == .notExercised }))"
        case .warnings, .findings:
            return "\(share(summary.withFindings)) need\(summary.withFindings == 1 ? "s" : "") a look"
        }
    }

    private static func figure(_ number: Int, _ word: String, _ style: String) -> String {
        "<div><dt>\(word)</dt><dd class=\"\(style)\">\(number)</dd></div>"
    }

    // One picture shows the finding of the headline, the other a clear screen on the same device.
    private static func pictures(of report: AuditReport, using library: inout SymbolLibrary) -> String {
        // A current phone comes first, because most readers know it.
        let all = report.runs.compactMap { run in run.restWithKeyboard.map { (run: run, snapshot: $0) } }
        let modern = all.filter { $0.snapshot.screen.idiom == .phone && $0.snapshot.screen.hasHomeIndicator }
        let bad = report.headline.flatMap { worst in
            worst.run.picture(of: worst.finding).map { (run: worst.run, snapshot: $0) }
        }
        let good = (modern + all).first { candidate in
            guard candidate.run.isClear else { return false }
            guard let bad else { return report.summary.withFindings == 0 }
            return candidate.run.screen == bad.run.screen && candidate.run.device == bad.run.device
                && candidate.run.orientation == bad.run.orientation
        }
        let shown = [bad, good].compactMap { $0 }
        guard !shown.isEmpty else { return "" }
        let figures = shown.map { picture in
            let drawing = SVGDrawing(picture.snapshot, findings: picture.run.findings)
            return
                "<figure\(picture.run.isPad ? " class=\"pad\"" : "")>\(drawing.element(using: &library))<figcaption>\(Markup.escaped(picture.run.spokenAvoidance))<span>"
                + "\(Markup.escaped(picture.run.device))</span></figcaption></figure>"
        }.joined()
        let isWide = shown.contains { $0.snapshot.screen.size.width > $0.snapshot.screen.size.height }
        return "<div class=\"pair\(isWide ? " wide" : "")\">\(figures)</div>"
    }
}

public import AuditRules
import Foundation
public import ReportRendering
import SceneModel

/// A report as a page in light and dark mode.
///
/// The page loads nothing from the network and is readable without scripts. Its style and its script are the files in
/// `Page`.
public enum HTMLReport {
    /// Makes the page of a report.
    ///
    /// The page is also well-formed XML. For equal reports, the pages are equal byte for byte. When a reader opens a
    /// run or plays a film, the page loads a file from ``attachments(of:)``.
    ///
    /// - Parameters:
    ///   - tool: the name of the program that can play a run again.
    ///   - places: where the screens are named in the code, by the screens' names.
    ///   - isWhole: whether the page holds its attachments, so that it works as a single file.
    public static func render(
        _ report: AuditReport, tool: String = "tideline-audit", places: [String: SARIFReport.Place] = [:],
        isWhole: Bool = false
    ) -> String {
        var library = SymbolLibrary()
        let screens = ScreenSections(of: report, places).markup(using: &library)
        let title = "\(Sentence.number(report.summary.clear)) of \(Sentence.number(report.summary.runs)) clear"
        let omission = report.omission.map { "<p class=\"soft\">\(Markup.escaped($0))</p>" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            \(titleTag)\(Markup.escaped(title))</title>
            <style>
            \(styleSheet)
            </style>
            </head>
            <body>
            <a class="skip" href="#verdicts">Skip to the verdicts</a>
            <svg width="0" height="0" class="library" aria-hidden="true">\(library.definitions)</svg>
            <header class="top"><p class="brand">\(wave)Tideline audit</p>
            <h1 class="\(report.verdict.style)">\(Markup.escaped(Sentence.headline(of: report)))</h1>
            <p class="sum">\(Markup.escaped(Sentence.summary(of: report)))</p>\(omission)</header>
            <main id="verdicts">
            \(screens)
            \(matrix(of: report))
            \(circumstances(of: report))
            \(hosts(of: report))
            \(finder(of: report, tool: tool))
            </main>
            <footer>\(footer(of: report))</footer>
            <script>//<![CDATA[
            \(report.runs.isEmpty ? "" : String(decoding: PackageResources.page_js, as: UTF8.self))
            //]]></script>
            \(isWhole ? attachments(of: report).map { inlined($0.text) }.joined() : "")</body>
            </html>

            """
    }

    private static func inlined(_ script: String) -> String {
        "<script>//<![CDATA[\n\(escaped(script))//]]></script>\n"
    }

    /// The words that every page of a report has at its beginning, and no other page.
    static let titleTag = "<title>Keyboard audit: "

    /// The colours of drawings come before the page's own rules.
    private static var styleSheet: String {
        """
        :root{\(DrawingStyle.light)\(DrawingStyle.litScreen)}
        @media (prefers-color-scheme:dark){:root{\(DrawingStyle.dark)\(DrawingStyle.dimScreen)}}
        \(DrawingStyle.rules)
        \(String(decoding: PackageResources.page_css, as: UTF8.self))
        """
    }

    private static let wave = """
        <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true"><path d="M2 6c4-5 8-5 12 0s8 5 12 0M2 15c4-5 8-5 \
        12 0s8 5 12 0" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/></svg>
        """

    private static func footer(of report: AuditReport) -> String {
        let origin = report.origin.map { origin in
            "<p>\(Markup.escaped(origin.date)) · version \(Markup.escaped(origin.version)) · "
                + "<code>\(Markup.escaped(origin.command))</code></p>"
        }
        return explanation + (origin ?? "")
    }

    private static let explanation = """
        <p>Made by <b>Tideline</b>. The devices are simulated, unless their name says otherwise. Every drawing shows the \
        views where they were at that instant, in points.</p>
        """

    /// A list that opens, or an empty text for an empty list.
    static func details(_ summary: String, _ items: [String]) -> String {
        items.isEmpty ? "" : "<details><summary>\(summary)</summary><ul>\(items.joined())</ul></details>"
    }

    static func address(of run: AuditRun) -> String {
        let parts = [
            run.screen, run.avoidance.rawValue, run.device, run.orientation.rawValue, run.keyboard.rawValue,
            run.usage.rawValue, run.spokenSurroundings
        ]
        return "#run=" + parts.map(component).joined(separator: "/")
    }

    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()".utf8)

    /// Like `encodeURIComponent`.
    static func component(_ word: String) -> String {
        word.utf8.map { byte in
            plain.contains(byte)
                ? String(UnicodeScalar(byte))
                : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

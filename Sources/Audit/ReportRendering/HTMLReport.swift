public import AuditRules
import SceneModel

/// A report as a page in light and dark mode.
///
/// The page loads nothing from the network and is readable without scripts.
public enum HTMLReport {
    /// Makes the page of a report.
    ///
    /// The page is also well-formed XML. For equal reports, the pages are equal byte for byte. When a reader opens a
    /// run, the page loads a file from ``attachments(of:)``.
    ///
    /// - Parameter tool: the name of the program that can play a run again.
    public static func render(_ report: AuditReport, tool: String = "tideline-audit") -> String {
        var library = SymbolLibrary()
        let hero = hero(of: report, using: &library)
        let shown = PicturedRuns(of: report).indices
        let cards = shown.map { card(of: report.runs[$0], number: $0 + 1, using: &library) }.joined(separator: "\n")
        let title = "\(report.summary.clear) of \(report.summary.runs) clear"
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
            \(hero)
            <main id="verdicts">
            \(causes(of: report))
            \(matrix(of: report))
            \(circumstances(of: report))
            \(hosts(of: report))
            \(finder(of: report, tool: tool))
            <section aria-labelledby="runs-title">
            <div class="bar"><h2 id="runs-title">Pictures</h2></div>
            <p class="sum">\(Markup.escaped(Sentence.choice(of: report)))</p>
            \(cards)
            </section>
            </main>
            <footer>\(footer(of: report))</footer>
            <script>//<![CDATA[
            \(report.runs.isEmpty ? "" : script)
            //]]></script>
            </body>
            </html>

            """
    }

    /// The words that every page of a report has at its beginning, and no other page.
    static let titleTag = "<title>Keyboard audit: "

    private static func footer(of report: AuditReport) -> String {
        let origin = report.origin.map { origin in
            "<p>\(Markup.escaped(origin.date)) · version \(Markup.escaped(origin.version)) · "
                + "<code>\(Markup.escaped(origin.command))</code></p>"
        }
        return explanation + (origin ?? "")
    }

    private static let explanation = """
        Made by <b>Tideline</b>; devices without another word are simulated ones. Every drawing shows the views where they were at that \
        instant, in points. In an opened run, the arrow keys show frame by frame.
        """

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

    private static let script = """
        (function () {
        'use strict';
        \(finderScript)
        \(logScript)
        \(playerScript)
        \(viewerScript)
        document.querySelectorAll('a[data-find]').forEach(function (a) { a.href = '#find?' + a.dataset.find; });
        })();
        """
}

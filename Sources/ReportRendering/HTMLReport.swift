public import AuditRules

/// A report as one page: no network, no fonts to load, readable without scripts, in light and in dark.
public enum HTMLReport {
    /// The page, well formed as XML too; the same report gives the same bytes.
    public static func render(_ report: AuditReport) -> String {
        var library = SymbolLibrary()
        let hero = hero(of: report, using: &library)
        let shown = report.exhibits.indices
        let cards = shown.map { card(of: report.runs[$0], number: $0 + 1, using: &library) }.joined(separator: "\n")
        let title = "Keyboard audit: \(report.summary.clear) of \(report.summary.runs) clear"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <title>\(Markup.escaped(title))</title>
            <style>
            \(styleSheet)
            </style>
            </head>
            <body>
            <svg width="0" height="0" class="library" aria-hidden="true">\(library.definitions)</svg>
            \(hero)
            <main>
            \(matrix(of: report))
            \(circumstances(of: report))
            \(rules(of: report))
            <section aria-labelledby="runs-title">
            <div class="bar"><h2 id="runs-title">Pictures</h2>\(filters(for: report))</div>
            <p class="sum">\(Markup.escaped(Sentence.choice(of: report)))</p>
            \(cards)
            <p class="none" hidden="hidden">No run matches.</p>
            </section>
            </main>
            <footer>\(footer)</footer>
            <script>
            \(script)
            </script>
            </body>
            </html>

            """
    }

    private static let footer = """
        Made by <b>tideline-audit</b> from a simulated UIKit. Every drawing shows the views where they were at that \
        instant, in points.
        """

    private static func filters(for report: AuditReport) -> String {
        let screens = RunGroup.groups(of: report.runs, by: \.screen).map { Markup.escaped($0.key) }
        let names = screens.map { "<option value=\"\($0)\">\($0)</option>" }.joined()
        let choice =
            screens.count < 2
            ? ""
            : "<select data-key=\"screen\" aria-label=\"Screen\"><option value=\"\">All screens</option>\(names)</select>"
        return """
            <div class="filters" role="group" aria-label="Filter runs" hidden="hidden">\(choice)\
            <select data-key="verdict" aria-label="Verdict"><option value="">All verdicts</option>\
            <option value="found">With findings</option><option value="clear">Clear</option></select>\
            <select data-key="idiom" aria-label="Kind of device"><option value="">All devices</option>\
            <option value="phone">Phones</option><option value="pad">Tablets</option></select>\
            <select data-key="orientation" aria-label="Orientation"><option value="">Both orientations</option>\
            <option value="portrait">Portrait</option><option value="landscape">Landscape</option></select>\
            <output aria-live="polite"></output></div>
            """
    }

    private static let script = """
        (function () {
          var box = document.querySelector('.filters'), runs = Array.from(document.querySelectorAll('.run'));
          var selects = Array.from(box.querySelectorAll('select')), out = box.querySelector('output');
          function apply() {
            var shown = runs.filter(function (run) {
              var fits = selects.every(function (s) { return !s.value || run.dataset[s.dataset.key] === s.value; });
              run.hidden = !fits;
              return fits;
            });
            out.textContent = shown.length + ' of ' + runs.length;
            document.querySelector('.none').hidden = shown.length !== 0;
          }
          selects.forEach(function (s) { s.addEventListener('change', apply); });
          window.addEventListener('hashchange', reveal);
          function reveal() {
            var run = document.getElementById(location.hash.slice(1));
            if (!run || !run.hidden) { return; }
            selects.forEach(function (s) { s.value = ''; });
            apply();
            run.scrollIntoView();
          }
          box.hidden = false;
          apply();
        })();
        """
}

import AuditRules
import Foundation
import ReportRendering
import ScreenTree

/// The verdict on a tree as a page: what is wrong and its cure, beside the drawn screen.
///
/// The page loads nothing and has no script.
struct TreePage {
    private let check: TreeCheck

    init(_ check: TreeCheck) { self.check = check }

    /// The page, which is also well-formed XML.
    var markup: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title>Keyboard check: \(Markup.escaped(check.headline))</title>
        <style>
        \(String(decoding: PackageResources.check_css, as: UTF8.self))</style>
        </head>
        <body>
        <h1 class="\(check.verdict)">\(Markup.escaped(sentence(check.headline)))</h1>
        <p>\(Markup.escaped(sentence(check.keyboardLine)))</p>
        <p class="soft">From a tree of \(Markup.escaped(check.format.title)).</p>
        <main>
        <div class="words">
        \(faults)\(remarks("No fault", check.facts))\(remarks("Not judged", check.unjudged))</div>
        <figure>\(RunPicture.render(check.run) ?? "")</figure>
        </main>
        </body>
        </html>

        """
    }

    private var faults: String {
        guard !check.faults.isEmpty else { return "" }
        let items = check.faults.map { fault in
            let why = fault.finding.reasons.map { "<p>Why: \(Markup.escaped($0))</p>\n" } ?? ""
            return """
                <li><h3>\(Markup.escaped(fault.finding.message))</h3>
                <p class="soft">\(Markup.escaped(fault.finding.rule.rawValue))</p>
                \(why)<p class="remedy">\(Markup.escaped(fault.remedy))</p></li>

                """
        }
        return "<h2>What to change</h2>\n<ol class=\"faults\">\n\(items.joined())</ol>\n"
    }

    private func remarks(_ title: String, _ remarks: [TreeCheck.Remark]) -> String {
        guard !remarks.isEmpty else { return "" }
        let items = remarks.map { "<li><b>\(Markup.escaped($0.subject))</b> \(Markup.escaped($0.reason))</li>\n" }
        return "<h2>\(title)</h2>\n<ul class=\"remarks\">\n\(items.joined())</ul>\n"
    }

    /// Begins with a capital letter, which a line for a terminal does not.
    private func sentence(_ line: String) -> String { line.prefix(1).uppercased() + line.dropFirst() }
}

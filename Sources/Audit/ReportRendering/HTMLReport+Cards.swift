import AuditRules
import Foundation
import SceneModel

extension HTMLReport {
    static func card(of run: AuditRun, number: Int, using library: inout SymbolLibrary) -> String {
        let verdict = run.verdict
        let idiom = run.isPad ? "pad" : "phone"
        let shape = run.orientation == .landscape ? "wide" : "tall"
        let shots = run.steps(worthShowing: 8).map { shot(of: $0, in: run, using: &library) }.joined(separator: "\n")
        return """
            <article class="run \(shape) \(idiom)" id="run-\(number)">
            <header><div><h3>\(Markup.escaped(run.screen)) <span>on \(Markup.escaped(run.device))</span></h3>\
            <p>\(Markup.escaped(run.orientation.rawValue)) · \(Markup.escaped(run.keyboard.rawValue)) · \
            \(Markup.escaped(run.usage.rawValue)) · \(Markup.escaped(run.spokenSurroundings)) · \
            \(Markup.escaped(run.spokenAvoidance))</p></div>\
            <span class="chips"><a class="open" href="\(Markup.escaped(address(of: run)))">Open</a>\
            <span class="chip \(verdict.style)">\(verdict.sign) \(Markup.escaped(run.shortVerdict))</span></span></header>
            <ol class="film">\(shots)</ol>
            \(findings(of: run))\(notes(of: run))
            </article>
            """
    }

    private static func notes(of run: AuditRun) -> String {
        guard let notes = run.notes, !notes.isEmpty else { return "" }
        let lines = notes.map { "<li><span>Note: \(Markup.escaped($0))</span></li>" }.joined()
        return "<ul class=\"findings\" aria-label=\"Notes\">\(lines)</ul>"
    }

    private static func shot(of step: AuditRun.Step, in run: AuditRun, using library: inout SymbolLibrary) -> String {
        let drawing = step.snapshot.map { SVGDrawing($0, findings: run.findings).element(using: &library) } ?? ""
        let keyboard = step.overlap.map { "<span>keyboard \(Markup.spoken($0)) pt</span>" } ?? ""
        return "<li><figure>\(drawing)<figcaption><b>\(Markup.escaped(run.caption(of: step.name)))</b>"
            + "<span>\(Markup.seconds(step.at))</span>\(keyboard)</figcaption></figure></li>"
    }

    private static func findings(of run: AuditRun) -> String {
        guard !run.isClear else {
            return "<p class=\"fine\">✓ All \(Rule.all.count) rules hold.</p>"
        }
        let roots = run.findings.filter { $0.cause == nil }, hence = run.findings.filter { $0.cause != nil }
        let lines = roots.map { line(of: $0) } + hence.map { line(of: $0, "hence: ") }
        return "<ul class=\"findings\" aria-label=\"Findings\">\(lines.joined())</ul>"
    }

    private static func line(of finding: Finding, _ prefix: String = "") -> String {
        let isWarning = finding.severity == .warning
        let why = finding.reasons.map { " (\($0))" } ?? ""
        return
            "<li><span class=\"dot \(isWarning ? "warning" : "error")\"></span><span>"
            + "\(prefix)\(Markup.escaped(finding.message + why))</span><code>\(Markup.escaped(finding.rule.rawValue))</code></li>"
    }
}

extension AuditRun {
    /// A long run shows only its beginning, the steps with findings and its end.
    fileprivate func steps(worthShowing limit: Int) -> [Step] {
        guard steps.count > limit else { return steps }
        let times = Set(findings.map(\.at))
        let telling = steps.indices.filter { times.contains(steps[$0].at) }
        let order = [0, steps.count - 1] + telling + Array(steps.indices)
        var chosen: [Int] = []
        for index in order where chosen.count < limit - 2 && !chosen.contains(index) { chosen.append(index) }
        return chosen.sorted().map { steps[$0] }
    }
}

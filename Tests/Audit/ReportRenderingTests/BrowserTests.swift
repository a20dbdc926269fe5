import AuditRules
import Foundation
@testable import ReportPage
import ReportRendering
import SceneModel
import TestSupport
import Testing

/// A real, headless browser opens the report's page; a machine without a browser skips the tests.
@Suite(
    .serialized, .besideMainActor,
    .enabled(if: Browser.program != nil, "Debian's package chromium is not installed."))
struct BrowserTests {
    private var report: AuditReport {
        var report = SampleScreen.report
        for (index, run) in report.runs.enumerated() {
            var filmed = run
            filmed.film(run.steps.compactMap(\.snapshot))
            if let film = filmed.film { report.film(index, film) }
        }
        return report
    }

    private func ask(_ scripts: String..., at address: String = "", width: Int = 1440) async throws -> [String] {
        try await Browser.ask(scripts, of: report, at: address, width: width)
    }

    @Test func `the page lists all runs without an error, the worst first`() async throws {
        let answers = try await ask(
            "document.querySelector('#find output').textContent", "document.querySelector('.list .chip').className",
            "document.querySelectorAll('.list li').length", "errors.length")
        #expect(answers == ["18 of 18", "chip error", "18", "0"])
    }

    @Test func `a search and a choice narrow the list and set the address`() async throws {
        let answers = try await ask(
            """
            (function () { var q = document.querySelector('#find input'); q.value = 'ipad';
            q.dispatchEvent(new Event('input')); var s = document.querySelector('select[aria-label=verdict]');
            s.value = 'clear'; s.dispatchEvent(new Event('change')); return location.hash; })()
            """, "Array.from(document.querySelectorAll('.list a')).every(a => a.textContent.includes('iPad'))",
            "document.querySelectorAll('.list a').length > 0")
        #expect(answers == ["#find?q=ipad&verdict=clear", "true", "true"])
    }

    @Test func `a search takes phrases, and leaves out what follows an exclamation mark`() async throws {
        func found(_ words: String) -> String {
            """
            (function () { var q = document.querySelector('#find input'); q.value = '\(words)';
            q.dispatchEvent(new Event('input')); return document.querySelectorAll('.list a').length; })()
            """
        }
        let answers = try await ask(found("ipad"), found("!ipad"), found("\"sign in\" !ipad"), found("\"in sign\""))
        let pads = try #require(Int(answers[0]))
        #expect(pads > 0 && pads < 18 && Array(answers.dropFirst()) == ["\(18 - pads)", "\(18 - pads)", "0"])
    }

    @Test func `an address applies its choices and tells if no run has them`() async throws {
        let count = "document.querySelector('#find output').textContent"
        let some = try await ask(count, at: "#find?verdict=error&orientation=portrait")
        #expect(some != ["18 of 18"] && some != ["0 of 18"])
        let none = try await ask(
            count, "document.querySelector('#find .none').textContent", at: "#find?q=nothing-like-it")
        #expect(none == ["0 of 18", "No run has all of these. Take one choice back."])
    }

    /// A filter may offer only values that occur in a run.
    @Test func `no single choice leads to an empty list`() async throws {
        let answers = try await ask(
            """
            Array.from(document.querySelectorAll('#find select')).every(s => Array.from(s.options).every(o => {
                s.value = o.value; s.dispatchEvent(new Event('change'));
                var n = document.querySelectorAll('.list li').length; s.value = ''; return n > 0; }))
            """, "(document.querySelector('.list a').click(), location.hash.slice(0, 5))")
        #expect(answers == ["true", "#run="])
    }

    @Test func `an address opens a run whose frames the arrow keys show`() async throws {
        let run = try #require(report.runs.first { !$0.isClear })
        func press(_ keys: String...) -> String {
            let events = keys.map {
                "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '\($0)', bubbles: true}));"
            }
            let frame = "document.querySelector('.controls input[type=range]').value"
            return "(function () { \(events.joined()) return \(frame); })()"
        }
        let answers = try await ask(
            "document.querySelector('#viewer-title').textContent",
            "document.querySelectorAll('.screen [data-layer=\"1\"] g').length > 2",
            "document.querySelectorAll('.screen .bad').length > 0", press("Home"), press("ArrowRight"),
            press("ArrowLeft"),
            press("End"), at: HTMLReport.address(of: run))
        #expect(answers.prefix(6) == ["\(run.screen) on \(run.device)", "true", "true", "0", "1", "0"])
        #expect(answers.last.flatMap { Int($0) }.map { $0 > 1 } == true)
    }

    @Test func `a step has the time of its picture, and how long after the step before`() async throws {
        let run = try #require(report.runs.first { $0.steps.count > 2 }), steps = run.steps
        let answer = try await ask(
            "Array.from(document.querySelectorAll('h3')).find(h => h.textContent.startsWith('Steps'))"
                + ".nextElementSibling.children[1].textContent",
            at: HTMLReport.address(of: run))
        let seconds = [steps[1].at, steps[1].at - steps[0].at].map { String(format: "%.2f s", $0) }
        #expect(answer == ["\(seconds[0])  \(run.caption(of: steps[1].name)), after \(seconds[1])"])
    }

    @Test func `a step at the time of the one before has no duration, and a filmed run says so in the list`()
        async throws
    {
        var run = SampleScreen().run, other = run
        run.steps[1].at = run.steps[0].at
        run.film(SampleScreen().recording)
        other.device = "iPhone 99"
        let answers = try await Browser.ask(
            [
                "Array.from(document.querySelectorAll('#find .list li')).map(l => l.textContent.includes('film')).join()",
                "Array.from(document.querySelectorAll('h3')).find(h => h.textContent.startsWith('Steps'))"
                    + ".nextElementSibling.children[1].textContent.includes('after')"
            ], of: AuditReport(runs: [run, other]), at: HTMLReport.address(of: run), width: 1440)
        #expect(answers == ["true,false", "false"])
    }

    @Test func `the drawn keyboard stands where the frame says, in points`() async throws {
        let run = try #require(report.runs.first { !$0.isClear })
        let film = DrawnFilm(run.steps.compactMap(\.snapshot), findings: run.findings)
        let last = try #require(film.frames.last { $0.keyboard?.isEmpty == false })
        let top = try #require(last.keyboard?[2])
        let frame = film.frames.lastIndex(of: last) ?? 0
        let script = """
            (function () { var r = document.querySelector('.controls input[type=range]'); r.value = \(frame);
            r.dispatchEvent(new Event('input')); return document.querySelector('[data-layer="3"]').getAttribute('transform'); })()
            """
        let place = "translate(0 \(Double(top) / 10))".replacing(".0)", with: ")")
        #expect(try await ask(script, at: HTMLReport.address(of: run)) == [place])
    }

    @Test(arguments: [390, 768, 1440])
    func `nothing reaches out of the window sideways`(width: Int) async throws {
        let overhang = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        #expect(try await ask("window.innerWidth", overhang, width: width) == ["\(width)", "0"])
    }

    @Test func `a missing film, run or folder is explained`() async throws {
        let plain = SampleScreen.report, run = try #require(plain.runs.first)
        let text = "document.querySelector('.stage').textContent"
        let told = try await Browser.ask([text], of: plain, at: HTMLReport.address(of: run), width: 1440)
        #expect(told[0].hasPrefix("This run was not filmed. Play it alone for its film:"))
        let other = try await ask("document.querySelector('#viewer').textContent", at: "#run=a/b/c/d/e/f")
        #expect(other[0].hasPrefix("This report has no such runa · b · c · d · e · f was left out"))
        let alone = try await Browser.ask(
            ["document.querySelector('.side').textContent"], of: plain, at: HTMLReport.address(of: run), width: 1440,
            withAttachments: false)
        #expect(alone[0].contains("The folder \"tideline-runs\" is not beside this page."))
    }
}

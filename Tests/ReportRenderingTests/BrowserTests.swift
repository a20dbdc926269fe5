import AuditRules
import Foundation
@testable import ReportRendering
import SceneModel
import Testing

/// The page in a real browser, without a window; skipped where none is installed.
@Suite(.serialized, .enabled(if: Browser.program != nil, "Debian's package chromium is not installed."))
struct BrowserTests {
    /// A report whose runs have films.
    private var report: AuditReport {
        var report = SampleScreen.report
        for (index, run) in report.runs.enumerated() {
            if let film = try? SceneFilm(run.steps.compactMap(\.snapshot)).json() { report.film(index, film) }
        }
        return report
    }

    private func ask(_ script: String, at address: String = "", width: Int = 1440) throws -> String {
        try Browser.ask(script, of: report, at: address, width: width)
    }

    @Test func `the page opens without an error, and lists all runs, the worst first`() throws {
        #expect(try ask("document.querySelector('#find output').textContent") == "18 of 18")
        #expect(try ask("document.querySelector('.list .chip').className") == "chip error")
        #expect(try ask("document.querySelectorAll('.list li').length + ' ' + errors.length") == "18 0")
    }

    @Test func `a search and a choice narrow the list, and stand in the address`() throws {
        let type =
            "var q = document.querySelector('#find input'); q.value = 'ipad'; q.dispatchEvent(new Event('input'));"
        let choose =
            "var s = document.querySelector('select[aria-label=verdict]'); s.value = 'clear'; s.dispatchEvent(new Event('change'));"
        #expect(try ask("(function () { \(type) \(choose) return location.hash; })()") == "#find?q=ipad&verdict=clear")
        let all = "Array.from(document.querySelectorAll('.list a')).every(a => a.textContent.includes('iPad'))"
        #expect(try ask("(function () { \(type) \(choose) return \(all); })()") == "true")
    }

    @Test func `an address with choices shows them, and one without any run says what to do`() throws {
        let count = "document.querySelector('#find output').textContent"
        #expect(try ask(count, at: "#find?verdict=error&orientation=portrait") != "18 of 18")
        #expect(try ask(count, at: "#find?q=nothing-like-it") == "0 of 18")
        #expect(
            try ask("document.querySelector('#find .none').textContent", at: "#find?q=nothing-like-it")
                == "No run has all of these. Take one choice back.")
    }

    /// A filter may only offer what some run has.
    @Test func `no choice alone leads to an empty list`() throws {
        let script = """
            Array.from(document.querySelectorAll('#find select')).every(s => Array.from(s.options).every(o => {
                s.value = o.value; s.dispatchEvent(new Event('change'));
                var n = document.querySelectorAll('.list li').length; s.value = ''; return n > 0; }))
            """
        #expect(try ask(script) == "true")
    }

    @Test func `any verdict leads to its run, with its film, also by address`() throws {
        let run = try #require(report.runs.first { !$0.isClear })
        let address = HTMLReport.address(of: run)
        let title = "document.querySelector('#viewer-title').textContent"
        #expect(try ask(title, at: address) == "\(run.screen) on \(run.device)")
        #expect(try ask("document.querySelectorAll('.screen .v').length > 2", at: address) == "true")
        let click = "(document.querySelector('.list a').click(), location.hash)"
        #expect(try ask(click).hasPrefix("#run="))
    }

    @Test func `the arrow keys show frame by frame, Escape closes, and the findings are marked`() throws {
        let run = try #require(report.runs.first { !$0.isClear })
        let address = HTMLReport.address(of: run)
        func press(_ key: String) -> String {
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '\(key)', bubbles: true}));"
        }
        let frame = "document.querySelector('.controls input[type=range]').value"
        #expect(try ask("(function () { \(press("Home")) return \(frame); })()", at: address) == "0")
        #expect(
            try ask("(function () { \(press("Home")) \(press("ArrowRight")) return \(frame); })()", at: address) == "1")
        let end = try ask("(function () { \(press("End")) return \(frame); })()", at: address)
        #expect(Int(end).map { $0 > 1 } == true)
        #expect(try ask("document.querySelectorAll('.mark').length > 0", at: address) == "true")
    }

    @Test func `the drawing stands where the frame says, in points of the screen`() throws {
        let run = try #require(report.runs.first { !$0.isClear })
        let film = SceneFilm(run.steps.compactMap(\.snapshot))
        let last = try #require(film.frames.last { $0.keyboard?.isEmpty == false })
        let top = try #require(last.keyboard?[1])
        let frame = film.frames.firstIndex(of: last) ?? 0
        let script = """
            (function () { var r = document.querySelector('.controls input[type=range]'); r.value = \(frame);
            r.dispatchEvent(new Event('input')); return document.querySelector('.keys').style.top; })()
            """
        #expect(
            try ask(script, at: HTMLReport.address(of: run)) == "\(Double(top) / 10)px".replacing(".0px", with: "px"))
    }

    @Test(arguments: [390, 768, 1440])
    func `nothing reaches out of the window sideways`(width: Int) throws {
        let overhang = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        #expect(try ask(overhang, width: width) == "0")
    }

    @Test func `a run that was not filmed says how to play it, and a missing folder is told`() throws {
        let plain = SampleScreen.report, run = try #require(plain.runs.first)
        let text = "document.querySelector('.stage').textContent"
        let told = try Browser.ask(text, of: plain, at: HTMLReport.address(of: run), width: 1440)
        #expect(told.hasPrefix("This run was not filmed. Play it alone for its film:"))
        let alone = try Browser.ask(
            "document.querySelector('.side').textContent", of: plain, at: HTMLReport.address(of: run), width: 1440,
            withAttachments: false)
        #expect(alone.contains("The folder \"runs\" is not beside this page."))
    }
}

/// A browser that opens a report and answers one question about it.
private enum Browser {
    static let program: URL? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }

    private static let mark = "answer:"

    /// - Parameter script: an expression; it is worked out once the page and what it asks for are there.
    static func ask(
        _ script: String, of report: AuditReport, at address: String, width: Int, withAttachments: Bool = true
    ) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("runs"), withIntermediateDirectories: true)
        let probe = """
            <script>var errors = []; window.addEventListener('error', e => errors.push(e.message));</script></head>
            """
        let answer = """
            <script>setTimeout(function () { var a; try { a = String(\(script)); } catch (e) { a = 'error: ' + e; }
            var p = document.createElement('pre'); p.textContent = '\(mark)' + a + '\(mark)'; document.body.append(p);
            }, 600);</script></body>
            """
        let page = HTMLReport.render(report).replacing("</head>", with: probe).replacing("</body>", with: answer)
        try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
        if withAttachments {
            for (path, text) in HTMLReport.attachments(of: report) {
                try Data(text.utf8).write(to: folder.appendingPathComponent(path))
            }
        }
        let text = try dump(folder.appendingPathComponent("index.html").absoluteString + address, folder, width)
        let parts = text.components(separatedBy: mark)
        return try #require(parts.dropLast().last).replacing("&amp;", with: "&").replacing("&gt;", with: ">")
            .replacing("&lt;", with: "<")
    }

    /// The document after two seconds of the browser's virtual time.
    private static func dump(_ address: String, _ folder: URL, _ width: Int) throws -> String {
        let process = Process(), output = folder.appendingPathComponent("dump")
        process.executableURL = program
        process.arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=\(width),900",
            "--virtual-time-budget=2000",
            "--user-data-dir=\(folder.path)/profile", "--dump-dom", address
        ]
        try Data().write(to: output)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: output, encoding: .utf8)
    }
}

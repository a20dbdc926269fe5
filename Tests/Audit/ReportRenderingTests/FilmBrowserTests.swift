import AuditRules
import Foundation
@testable import ReportPage
@testable import ReportRendering
import SceneModel
import TestSupport
import Testing

/// A real browser shows a film with its drawings and log, and opens tables and images.
@Suite(
    .serialized, .besideMainActor,
    .enabled(if: Browser.program != nil, "Debian's package chromium is not installed."))
struct FilmBrowserTests {
    private static let log = [
        SceneLogLine(at: 0.3, .person, "tap Email"), SceneLogLine(at: 0.3, .keyboard, "will show"),
        SceneLogLine(at: 0.5, .app, "<b>Form</b> gives way"), SceneLogLine(at: 0.5, .screen, "Email: moves up")
    ]

    /// Records a screen with a log.
    ///
    /// Returns the recording's film, a report with the film, and the address of the film's run.
    private func filmed(
        _ screen: SampleScreen, keyboard: (inout SceneKeyboard) -> Void = { _ in }
    ) throws -> (
        report: AuditReport, film: DrawnFilm, address: String
    ) {
        let recording = screen.recording.map { picture in
            var picture = picture
            keyboard(&picture.keyboard)
            return picture
        }
        let film = DrawnFilm(recording, log: Self.log, findings: screen.run.findings)
        var report = AuditReport(runs: [screen.run])
        report.film(0, try film.json())
        return (report, film, HTMLReport.address(of: screen.run))
    }

    private func go(to frame: Int, then question: String) -> String {
        """
        (function () { var r = document.querySelector('.controls input[type=range]'); r.value = \(frame);
        r.dispatchEvent(new Event('input')); return \(question); })()
        """
    }

    private static let present =
        "Array.from(document.querySelectorAll('.log .now span')).map(s => s.textContent).join('; ')"

    @Test func `the log beside the film highlights the present lines`() async throws {
        let (report, film, address) = try filmed(SampleScreen(avoidance: .none))
        let frames = [0.0, 0.3, 0.35, 0.5].map { time in film.frames.lastIndex { $0.at <= time + 0.0001 } ?? 0 }
        let answers = try await Browser.ask(
            frames.map { go(to: $0, then: Self.present) } + [
                "document.querySelectorAll('.log li').length", "document.querySelectorAll('[aria-current]').length",
                "errors.length"
            ], of: report, at: address, width: 1440)
        let told = "<b>Form</b> gives way; Email: moves up"
        #expect(answers == ["", "tap Email; will show", "tap Email; will show", told, "4", "1", "0"])
    }

    @Test func `the lines of the log stand one below the other`() async throws {
        let (report, _, address) = try filmed(SampleScreen(avoidance: .none))
        let gaps = """
            Array.from(document.querySelectorAll('.log li')).map(i => i.getBoundingClientRect())
            .map((r, i, all) => i && Math.round(r.top - all[i - 1].bottom)).join()
            """
        let answers = try await Browser.ask([gaps], of: report, at: address, width: 1440)
        #expect(answers == ["0,0,0,0"])
    }

    @Test func `a click on a log line moves the film to its time`() async throws {
        let (report, film, address) = try filmed(SampleScreen(avoidance: .none))
        let click = { (line: Int) in
            """
            (document.querySelectorAll('.log button')[\(line)].click(),
            document.querySelector('.controls input[type=range]').value + ' ' + \(Self.present))
            """
        }
        let answers = try await Browser.ask([click(2), click(0)], of: report, at: address, width: 1440)
        let late = film.frames.lastIndex { $0.at <= 0.5001 } ?? 0,
            early = film.frames.lastIndex { $0.at <= 0.3001 } ?? 0
        #expect(answers == ["\(late) <b>Form</b> gives way; Email: moves up", "\(early) tap Email; will show"])
    }

    /// Typing takes no time, so the frames before and after the typed text have the same time.
    @Test func `a run opens at the last picture of its finding's instant`() async throws {
        let screen = SampleScreen(avoidance: .none)
        let index = try #require(screen.recording.lastIndex { $0.isSettled && $0.focus != nil })
        let before = screen.recording[index],
            subject = try #require(before.root.node(withID: before.focus?.nodeID ?? 0))
        var after = before
        after.keyboard.frameInScreen.size.height += 1
        let film = DrawnFilm(screen.recording[...index] + [after])
        var run = screen.run
        run.findings = [
            Finding(rule: .focusCovered, subject: subject.name, amount: 44, at: before.time, message: "m")
        ]
        var report = AuditReport(runs: [run])
        report.film(0, try film.json())
        let place = "document.querySelector('.controls input[type=range]').value"
        let answer = try await Browser.ask([place], of: report, at: HTMLReport.address(of: run), width: 1440)
        #expect(answer == ["\(film.frames.count - 1)"])
        #expect(film.frames.count { abs($0.at - before.time) < 1e-4 } == 2)
    }

    @Test func `guides are in place, and a button shows them`() async throws {
        let (report, film, address) = try filmed(SampleScreen())
        let up = try #require(film.frames.firstIndex { $0.at >= 0.8 })
        let state = """
            [document.querySelector('.controls [aria-pressed]').getAttribute('aria-pressed')].concat(
            Array.from(document.querySelectorAll('.guide')).map(g => getComputedStyle(g).display)).join(' ')
            """
        let tops = """
            Array.from(document.querySelectorAll('.guide')).map(g => g.getAttribute('transform') + ' ' + g.textContent).join()
            """
        let press = "(document.querySelector('.controls [aria-pressed]').click(), \(state))"
        let answers = try await Browser.ask(
            [go(to: 0, then: tops), go(to: up, then: tops), state, press, press], of: report, at: address, width: 1440)
        #expect(
            answers == [
                "translate(0 810) keyboard guide,translate(0 810) safe area",
                "translate(0 508) keyboard guide,translate(0 810) safe area", "false none none", "true inline inline",
                "false none none"
            ])
    }

    /// The script lists each element of a drawing with its fill, its text and its corners to half a pixel.
    private static let parts = """
        function parts(svg) {
          var keys = '[data-layer="3"]', edge = svg.getBoundingClientRect();
          return Array.from(svg.querySelectorAll('rect,path,text,polygon,circle,use,image,' + keys)).filter(function (e) {
            return !e.closest('defs') && !e.closest('.guide') && (e.matches(keys) || !e.closest(keys));
          }).map(function (e) {
            var r = e.getBoundingClientRect(), isKeys = e.matches(keys) || e.matches('use'), opacity = 1;
            if (r.width === 0 || r.right <= edge.left || r.left >= edge.right || r.bottom <= edge.top || r.top >= edge.bottom) {
              return '';
            }
            for (var p = e; p !== svg; p = p.parentNode) { opacity *= Number(p.getAttribute('opacity') || 1); }
            var corners = [r.left - edge.left, r.top - edge.top, r.right - edge.left, r.bottom - edge.top];
            return [isKeys ? 'use' : e.tagName, isKeys ? '' : getComputedStyle(e).fill.replace(/^url.*/, 'pattern'), isKeys ? '' : e.textContent,
              opacity.toFixed(2)].concat(corners.map(function (c) { return (Math.round(c * 2) / 2).toFixed(1); })).join(' ');
          }).filter(Boolean);
        }
        """

    /// A corner between two half pixels may be rounded to either half pixel.
    private func agree(_ one: String, _ other: String) -> Bool {
        func values(_ part: String) -> [Substring] { part.split(separator: " ") }
        let ones = values(one), others = values(other)
        return ones.count == others.count
            && zip(ones, others).allSatisfy { one, other in
                one == other || (Double(one).flatMap { a in Double(other).map { abs(a - $0) <= 0.5 } } ?? false)
            }
    }

    /// Pairs of a device and a keyboard.
    ///
    /// Each device has the letter keyboard. The first device also has every other keyboard.
    private static var devicesAndKeys: [(SampleDevice, String)] {
        SampleDevice.all.map { ($0, "letters") } + ["emoji", "custom", "numberPad"].map { (SampleDevice.all[0], $0) }
    }

    @Test func `a film shows a sheet's corners and grabber`() async throws {
        let screen = SampleScreen()
        let film = DrawnFilm(
            screen.recording.map { picture in
                var picture = picture, sheet = picture.root
                sheet.id = 90
                sheet.frameInScreen.origin.y = 57
                sheet.appearance.chrome = .grabbedSheet
                picture.root.children = [sheet]
                return picture
            })
        var report = AuditReport(runs: [screen.run])
        report.film(0, try film.json())
        let answers = try await Browser.ask(
            [
                """
                (function () { var g = document.querySelector('[data-layer="1"] [clip-path]');
                return document.querySelector(g.getAttribute('clip-path').slice(5, -2)).localName; })()
                """,
                "document.querySelectorAll('[data-layer=\"1\"] [clip-path] > g:last-child rect[width=\"36\"]').length",
                "errors.length"
            ], of: report, at: HTMLReport.address(of: screen.run), width: 1440)
        #expect(answers == ["clipPath", "1", "0"])
    }

    @Test(arguments: devicesAndKeys)
    func `a film's frame is the still of its instant`(device: SampleDevice, kind: String) async throws {
        let screen = SampleScreen(device: device, avoidance: .none)
        let recording = screen.recording.map { picture in
            var picture = picture
            picture.keyboard.layout = SceneKeyboard.Layout(rawValue: kind) ?? .letters
            picture.keyboard.accessoryHeight = kind == "custom" ? 44 : 0
            return picture
        }
        let film = DrawnFilm(recording, findings: screen.run.findings)
        var report = AuditReport(runs: [screen.run])
        report.film(0, try film.json())
        let questions = recording.compactMap { picture -> String? in
            guard let frame = film.frames.lastIndex(where: { $0.at <= picture.time + 5e-5 }) else { return nil }
            let still = SVGDrawing.render(picture, findings: screen.run.findings)
            let text = still.replacing("\\", with: "\\\\").replacing("`", with: "\\`").replacing("\n", with: " ")
            return go(
                to: frame,
                then: """
                    (function () { \(Self.parts)
                    var film = document.querySelector('svg.screen'), box = document.createElement('div');
                    box.innerHTML = `\(text)`; box.style.width = film.getBoundingClientRect().width + 'px';
                    box.style.position = 'absolute'; film.parentNode.append(box); var still = box.querySelector('svg');
                    still.style.display = 'block'; still.style.width = '100%'; still.style.height = 'auto';
                    var answer = parts(film).join('|') + '||' + parts(still).join('|'); box.remove(); return answer; })()
                    """)
        }
        let answers = try await Browser.ask(questions, of: report, at: HTMLReport.address(of: screen.run), width: 1440)
        #expect(answers.count > 9)
        for answer in answers {
            let halves = answer.components(separatedBy: "||").map { $0.split(separator: "|").map(String.init) }
            try #require(halves.count == 2 && halves[1].count > 6, "\(answer.prefix(500))")
            #expect(halves[0].count == halves[1].count)
            let wrong = zip(halves[0], halves[1]).first { !agree($0, $1) }
            #expect(wrong == nil, "film: \(wrong?.0 ?? "") still: \(wrong?.1 ?? "")")
        }
    }

    @Test func `two films of a cause play step by step, and the cause can be copied`() async throws {
        var (report, film, _) = try filmed(SampleScreen(avoidance: .none))
        let cause = try #require(report.causes.first)
        var remedy = Remedy(
            screen: cause.run.screen, avoidance: cause.run.avoidance,
            trial: Trial(change: "guide", place: "", code: "the change"), runs: 1, before: 1, after: 0,
            cured: cause.faults, faults: cause.faults.count)
        remedy.run = SampleScreen().run
        // The steps of the second film take twice as long.
        let slow = SampleScreen().recording.map { picture in
            var picture = picture
            picture.time *= 2
            return picture
        }
        remedy.run?.film = try DrawnFilm(slow).json()
        report.remedies = [remedy]
        let up = film.frames.lastIndex { $0.at <= 0.8001 } ?? 0
        let answers = try await Browser.ask(
            [
                "(window.tops = () => Array.from(document.querySelectorAll('.films .screen [data-layer=\"3\"]'))"
                    + ".map(g => g.getAttribute('transform')).join(), document.querySelectorAll('figure > svg').length)",
                """
                (Object.defineProperty(navigator, 'clipboard', {value: {writeText: t => { window.copied = t;
                return Promise.resolve(); }}}), document.querySelector('.copy').click(), window.copied)
                """,
                """
                new Promise(done => { new MutationObserver(() => document.querySelectorAll('.films .device svg').length === 2
                && done('plays')).observe(document.body, {childList: true, subtree: true});
                document.querySelector('.films button').click(); })
                """, "document.querySelectorAll('.films .device svg').length",
                "(i => i.length - new Set(i).size)(Array.from(document.querySelectorAll('[id]')).map(e => e.id))",
                go(to: 0, then: "tops()"),
                go(to: up, then: "tops()"), "errors.length"
            ], of: report, at: "", width: 1440)
        #expect(answers[0] == "2")
        let copied = answers[1]
        for words in [
            "Sign in · no avoidance\n", "covered by 44 pt", "remedy: the change",
            "\nagain: tideline-audit 'Sign in' --device "
        ] {
            #expect(copied.contains(words), "\(copied)")
        }
        let top = "translate(0 508)"
        #expect(Array(answers.dropFirst(2)) == ["plays", "2", "0", ",", "\(top),\(top)", "0"])
    }

    @Test func `a page that holds its films needs no folder`() async throws {
        let (report, _, address) = try filmed(SampleScreen(avoidance: .none))
        let answers = try await Browser.ask(
            ["document.querySelectorAll('#viewer .screen').length", "errors.length"], of: report, at: address,
            width: 1440, isWhole: true)
        #expect(answers == ["1", "0"] && XMLCheck(HTMLReport.render(report, isWhole: true)) != nil)
    }

    @Test func `the command that films a run stays in its column`() async throws {
        let run = try #require(SampleScreen.report.runs.first { !$0.isClear })
        let overhang = "document.querySelector('.stage').scrollWidth - document.querySelector('.stage').clientWidth"
        let answers = try await Browser.ask(
            [overhang], of: SampleScreen.report, at: HTMLReport.address(of: run), width: 1440)
        #expect(answers == ["0"])
    }

    @Test func `the film of a hardware keyboard names no rising keyboard`() async throws {
        var screen = SampleScreen()
        screen.name = "Hardware"
        var run = screen.run
        run.keyboard = .hardware
        run.steps[1].name = "keyboard rising"
        let recording = screen.recording.map { picture in
            var picture = picture
            if picture.step == "rising" { picture.step = "keyboard rising" }
            return picture
        }
        run.film(recording)
        let report = AuditReport(runs: [run])
        let answers = try await Browser.ask(
            [go(to: 3, then: "document.querySelector('.controls output').textContent.split('· ')[1]")], of: report,
            at: HTMLReport.address(of: run), width: 1440)
        #expect(answers == ["input tapped"])
    }

    private var manyScreens: AuditReport { screens(9) }

    private func screens(_ count: Int) -> AuditReport {
        AuditReport(
            runs: (1...count).flatMap { number in
                SampleDevice.all.flatMap { device in
                    [KeyboardKind.letters, .emoji].map { keyboard in
                        var run = SampleScreen(device: device, avoidance: number == 4 ? .none : .guide).run
                        (run.screen, run.keyboard, run.avoidance) = ("registration \(number)", keyboard, "none")
                        return run
                    }
                }
            })
    }

    @Test(arguments: [390, 768, 1440])
    func `no table is wider than its place, with many screens or a few`(width: Int) async throws {
        let overhang = """
            Array.from(document.querySelectorAll('.scroll')).map(s => s.scrollWidth - s.clientWidth).join()
            """
        let withLongNumbers = """
            (function () {
            document.querySelectorAll('.folds .chip').forEach(c => { c.lastChild.data = '✗ 15731 of 18360'; });
            return \(overhang); })()
            """
        for report in [manyScreens, SampleScreen.report] {
            let answer = try await Browser.ask([withLongNumbers], of: report, at: "", width: width)[0]
            #expect(answer.split(separator: ",").allSatisfy { $0 == "0" }, "\(answer)")
        }
    }

    @Test func `a number in a table leads to as many runs`() async throws {
        let agree = """
            Array.from(document.querySelectorAll('td .chip')).filter(a => {
            history.replaceState(null, '', a.getAttribute('href')); window.dispatchEvent(new HashChangeEvent('hashchange'));
            return a.textContent.split(' ').pop() !== document.querySelector('#find output').textContent.split(' ')[0]; })
            .map(a => a.getAttribute('href') + a.textContent).slice(0, 3).join()
            """
        for report in [manyScreens, screens(2)] {
            let count = "document.querySelectorAll('td .chip').length > 9"
            let answers = try await Browser.ask([agree, count], of: report, at: "", width: 1440)
            #expect(answers == ["", "true"])
        }
    }

    @Test func `a screen's row opens to its devices`() async throws {
        let shown =
            "Array.from(document.querySelectorAll('#matrix-title')).length && document.querySelector('.folds tbody')"
        let inner = "getComputedStyle(\(shown).querySelector('.inner')).display"
        let answers = try await Browser.ask(
            [
                "document.querySelector('.fold').textContent", inner,
                "(document.querySelector('.fold').click(), \(inner))",
                "document.querySelector('.fold').getAttribute('aria-expanded')",
                "document.querySelector('details a').getAttribute('href').slice(0, 13)", "errors.length"
            ], of: manyScreens, at: "", width: 1440)
        #expect(answers == ["registration 4 no avoidance", "none", "table-row", "true", "#find?device=", "0"])
    }

    @Test func `a print shows all rows and names, and cuts nothing off`() async throws {
        let asOnPaper = """
            (function () { var s = document.createElement('style'); s.textContent = Array.from(document.styleSheets[0].cssRules)
            .filter(r => r.media && r.media.mediaText === 'print').map(r => Array.from(r.cssRules).map(c => c.cssText).join(''))
            .join(''); document.head.append(s); window.dispatchEvent(new Event('beforeprint'));
            var rows = Array.from(document.querySelectorAll('.inner')), run = document.querySelector('.cause,article.clear');
            return [rows.length > 9 && rows.every(r => getComputedStyle(r).display === 'table-row'),
            document.querySelectorAll('details:not([open])').length, getComputedStyle(run).breakInside,
            getComputedStyle(document.querySelector('.scroll')).overflowX].join(' '); })()
            """
        let after = "(window.dispatchEvent(new Event('afterprint')), document.querySelectorAll('details[open]').length)"
        let answers = try await Browser.ask([asOnPaper, after], of: manyScreens, at: "", width: 1440)
        #expect(answers == ["true 0 avoid visible", "0"])
    }
}

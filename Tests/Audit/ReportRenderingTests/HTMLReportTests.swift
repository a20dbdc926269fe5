import AuditRules
import Foundation
@testable import ReportRendering
import SceneModel
import Testing

@Suite struct HTMLReportTests {
    private let page = HTMLReport.render(SampleScreen.report)

    private func hostile() -> AuditReport {
        var screen = SampleScreen(avoidance: .none)
        screen.name = "<script>alert('x')</script>&\"\u{1}"
        var run = screen.run
        run.device = "<img src=\"http://example.com/x\">"
        run.steps[0].name = "</figure><script>"
        return AuditReport(runs: [run])
    }

    @Test func `the page is well formed with four drawings per shown run`() throws {
        let xml = try #require(XMLCheck(page))
        let shown = PicturedRuns(of: SampleScreen.report).indices.count
        #expect((7..<18).contains(shown) && xml.elements["article"] == shown && xml.elements["ol"] == shown + 1)
        #expect(xml.elements["li"].map { $0 >= 4 * shown } == true)
        // The page has one library of symbols, the logo, two images at the top, and four images for each run.
        #expect(xml.elements["svg"] == 1 + 1 + 2 + 4 * shown)
        #expect(page.contains("\(shown) of 18 runs: of each screen a familiar and a clear one, "))
    }

    @Test func `cells count runs by device, orientation, keyboard and usage`() throws {
        let runs = [KeyboardKind.letters, .emoji].flatMap { keyboard in
            [Usage.typing, .again].map { usage in
                var run = SampleScreen(avoidance: keyboard == .emoji && usage == .again ? .none : .guide).run
                (run.keyboard, run.usage, run.avoidance) = (keyboard, usage, "guide")
                return run
            }
        }
        let page = HTMLReport.render(AuditReport(runs: runs))
        #expect(page.contains("<i class=\"o\"></i>✗ 1 of 4</a>"))
        #expect(page.contains(">✓ 2</a>") && page.contains(">✗ 1 of 2</a>"))
        #expect(page.contains("By keyboard and usage"))
        #expect(!HTMLReport.render(AuditReport(runs: [runs[0]])).contains("By keyboard and usage"))
    }

    @Test func `a window of an iPad is named with its worst finding, and stands out from the screen`() {
        let outside = "fill=\"#8b9099\""
        var run = SampleScreen(avoidance: .none).run
        #expect(!HTMLReport.render(AuditReport(runs: [run])).contains(outside))
        run.surroundings = Surroundings(window: .stageManager)
        for index in run.steps.indices {
            run.steps[index].snapshot?.root.frameInScreen = CGRect(x: 40, y: 60, width: 300, height: 700)
        }
        let page = HTMLReport.render(AuditReport(runs: [run]))
        #expect(page.contains(outside))
        #expect(page.contains(", letters, stage-manager, no avoidance.</p>"))
    }

    @Test func `of a run with many steps the telling ones are drawn`() throws {
        var run = SampleScreen(avoidance: .none).run
        let up = try #require(run.steps.first { $0.name == "up" })
        run.steps = (0..<20).map { index in
            var step = up
            (step.name, step.at) = ("step \(index)", Double(index))
            return step
        }
        run.findings = [Finding(rule: .lag, subject: "a", amount: 3, at: 12, message: "m")]
        let page = HTMLReport.render(AuditReport(runs: [run]))
        for name in ["step 0", "step 12", "step 19"] { #expect(page.contains("<b>\(name)</b>"), "\(name)") }
        #expect(!page.contains("<b>step 11</b>"))
    }

    @Test func `nothing is fetched from anywhere`() throws {
        for page in [page, HTMLReport.render(hostile())] {
            let xml = try #require(XMLCheck(page))
            #expect(
                !xml.attributes.contains {
                    $0.name == "src" || $0.name == "srcset" || $0.name == "style" && $0.value.contains("url")
                })
            let links = xml.attributes.filter { $0.name == "href" || $0.name == "xlink:href" }
            #expect(links.allSatisfy { $0.value.hasPrefix("#") })
            #expect(xml.elements["link"] == nil && xml.elements["img"] == nil && xml.elements["iframe"] == nil)
            #expect(!page.contains("@import") && !page.contains("url(http"))
        }
    }

    @Test func `every link has a target in the page and every id is unique`() throws {
        let xml = try #require(XMLCheck(page))
        let ids = xml.attributes.filter { $0.name == "id" }.map(\.value)
        #expect(Set(ids).count == ids.count)
        let links = xml.attributes.filter { $0.name == "href" }.map { String($0.value.dropFirst()) }
        // In the browser, a script creates the page of a run. So the HTML contains no target for a link to this page.
        let runs = Set(SampleScreen.report.runs.map { String(HTMLReport.address(of: $0).dropFirst()) })
        #expect(Set(links).subtracting(ids).subtracting(runs).isEmpty)
        let painted = page.components(separatedBy: "url(#").dropFirst().compactMap { $0.split(separator: ")").first }
        #expect(!painted.isEmpty && Set(painted.map(String.init)).subtracting(ids).isEmpty)
    }

    @Test func `a cell with findings leads to its worst run's picture`() throws {
        let runs = [10.0, 44].map { amount in
            var run = SampleScreen(avoidance: .none).run
            run.findings = [Finding(rule: .controlCovered, subject: "x", amount: amount, at: 0, message: "m")]
            run.keyboard = amount == 10 ? .letters : .emoji
            return run
        }
        for (runs, worst) in [(runs, 2), (Array(runs.reversed()), 1)] {
            let cells = HTMLReport.render(AuditReport(runs: runs)).components(
                separatedBy: "<a class=\"chip error\" href=\"")
            let places = cells.dropFirst().map { $0.prefix { $0 != "\"" } }
            // Three of the four cells contain the worst run, and the fourth cell contains only the other run.
            #expect(places.count { $0 == "#run-\(worst)" } == 3 && places.count == 4, "\(places)")
        }
    }

    @Test func `names are text, never markup`() throws {
        let page = HTMLReport.render(hostile())
        let xml = try #require(XMLCheck(page))
        #expect(xml.elements["script"] == 2)
        #expect(!page.contains("<script>alert") && !page.contains("<img"))
        #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;&quot;"))
    }

    @Test func `the same report gives the same bytes`() {
        let again = SampleDevice.all.flatMap { device in
            SampleScreen.Avoidance.allCases.map { SampleScreen(device: device, avoidance: $0).run }
        }
        #expect(HTMLReport.render(AuditReport(runs: again)) == page)
    }

    @Test func `the page names all screens, devices and shown findings`() {
        let report = SampleScreen.report
        for run in report.runs { #expect(page.contains(run.screen) && page.contains(run.device)) }
        for run in PicturedRuns(of: report).indices.map({ report.runs[$0] }) {
            for finding in run.findings {
                let message = finding.message.replacingOccurrences(of: "'", with: "&#39;")
                #expect(page.contains(message), "\(finding.message)")
            }
        }
        #expect(page.contains("12 runs of 18 need a look"))
        #expect(page.contains("Sign In: 44 pt covered"))
    }

    @Test func `a drawing costs little because frame and keys are shared`() {
        let one = HTMLReport.render(AuditReport(runs: [SampleScreen().run]))
        let three = SampleScreen.Avoidance.allCases.map { SampleScreen(avoidance: $0).run }
        let runs = (0..<66).map { three[$0 % 3] }
        let many = HTMLReport.render(AuditReport(runs: runs))
        #expect(many.utf8.count < one.utf8.count + 66 * 12_000)
    }

    @Test func `an empty report and runs without pictures make a page too`() throws {
        let empty = HTMLReport.render(AuditReport(runs: []))
        #expect(XMLCheck(empty) != nil && empty.contains("Nothing was audited."))
        var run = SampleScreen(avoidance: .none).run
        for index in run.steps.indices { run.steps[index].snapshot = nil }
        let bare = HTMLReport.render(AuditReport(runs: [run]))
        #expect(XMLCheck(bare) != nil && bare.contains("Sign In button covered by 44 pt at 0.80 s"))
    }

    @Test func `the picture beside the headline shows the same finding`() throws {
        let mild = SampleScreen(avoidance: .none).run
        var worst = SampleScreen(device: SampleDevice.all[4], avoidance: .careless).run
        worst.findings = [
            Finding(rule: .focusCovered, subject: "Email", amount: 99, at: 0.8, message: "Email covered by 99 pt")
        ]
        // The first run, `mild`, also has a finding about a covered view, but on a phone. `worst` is a run on an iPad.
        let page = HTMLReport.render(AuditReport(runs: [mild, SampleScreen().run, worst]))
        let hero = try #require(page.components(separatedBy: "</header>").first)
        #expect(hero.contains("Email covered by 99 pt on iPad Air"))
        #expect(hero.contains("careless<span>iPad Air</span>") && !hero.contains("<span>iPhone 14</span>"))
        #expect(hero.contains("<figure class=\"pad\">"))
    }

    @Test func `captions with a hardware keyboard name no keyboard`() throws {
        var run = SampleScreen(avoidance: .none).run
        for (index, name) in ["keyboard down", "keyboard rising", "keyboard up", "second gone"].enumerated() {
            run.steps[index].name = name
        }
        #expect(HTMLReport.render(AuditReport(runs: [run])).contains("<b>keyboard rising</b>"))
        run.keyboard = .hardware
        let report = AuditReport(runs: [run]), page = HTMLReport.render(report)
        for caption in ["before typing", "input tapped", "input edited", "second left"] {
            #expect(page.contains("<b>\(caption)</b>"), "\(caption)")
        }
        #expect(!page.contains("<b>keyboard"))
        let chapter = try #require(HTMLReport.attachments(of: report).first).text
        #expect(chapter.contains("\"captions\":{") && chapter.contains("\"keyboard rising\":\"input tapped\""))
    }

    @Test func `steps in a run's file are JSON as an encoder writes it`() throws {
        var run = SampleScreen(avoidance: .guide).run
        run.steps = [
            AuditRun.Step(name: "plain \"and\" not \\", at: 0.1 + 0.2, keyboard: [0, -0.0, 442, 0.5], overlap: 1e21),
            AuditRun.Step(name: "line\nend / é", at: 1e-9), AuditRun.Step(name: "none", at: 3, keyboard: [])
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let expected = String(decoding: try encoder.encode(run.steps), as: UTF8.self)
        let chapter = try #require(HTMLReport.attachments(of: AuditReport(runs: [run])).first).text
        #expect(chapter.contains("\"run\":0,\"steps\":\(expected)}"), "\(chapter) has no \(expected)")
    }

    @Test func `devices that fare alike share a row, the worst screen first`() throws {
        let devices = ["A", "B", "C"].flatMap { name in
            [ScreenOrientation.portrait, .landscape].map { orientation in
                var run = SampleScreen(avoidance: name == "C" ? .none : .guide).run
                (run.device, run.orientation, run.avoidance) = (name, orientation, "guide")
                return run
            }
        }
        let few = HTMLReport.render(AuditReport(runs: devices))
        #expect(few.contains("<details><summary>A and 1 more</summary>") && few.contains("<th scope=\"row\">C</th>"))
        #expect(!few.contains("class=\"fold\""))
        let screens = (1...7).flatMap { number in
            devices.map { run in
                var run = run
                run.screen = "s\(number)"
                if number != 5 { run.findings = [] }
                return run
            }
        }
        let many = HTMLReport.render(AuditReport(runs: screens))
        let rows = many.components(separatedBy: "class=\"fold\" aria-expanded=\"true\">").dropFirst().map {
            $0.prefix(2)
        }
        #expect(rows.count == 7 && rows[0] == "s5" && rows[1] == "s1")
        #expect(many.contains("<summary>A and 2 more</summary>"), "all of a clear screen's devices")
    }

    @Test func `a clear report says so`() {
        let page = HTMLReport.render(AuditReport(runs: [SampleScreen().run]))
        #expect(page.contains("Nothing hides behind the keyboard"))
        #expect(page.contains("All \(Rule.all.count) rules hold."))
        #expect(!page.contains("What is wrong"))
    }
}

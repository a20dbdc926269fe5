import AuditRules
import Foundation
@testable import ReportPage
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

    @Test func `each cause and each clear screen has its card with a picture`() throws {
        let xml = try #require(XMLCheck(page)), report = SampleScreen.report
        let causes = report.causes
        #expect(causes.count == 2 && xml.elements["article"] == causes.count + 1)
        // Beside these pictures, the page has one library of symbols and the logo.
        #expect(xml.elements["svg"] == 2 + causes.count + 1)
        let titles = page.components(separatedBy: "<h2 ").dropFirst().map { $0.split(separator: ">")[1].prefix(7) }
        #expect(titles.prefix(3) == ["Sign in", "Sign in", "Clear</"], "\(titles)")
    }

    @Test func `a cause says where it shows, its cure with the proof, and the place in the code`() throws {
        var report = SampleScreen.report
        report.currentDevices = [SampleDevice.iPhone14.name, SampleDevice.all[4].name]
        let cause = try #require(report.causes.first { $0.run.avoidance == .nothing }), run = cause.run
        let trial = Trial(change: "guide", place: "x", code: "a < b")
        var remedy = Remedy(
            screen: run.screen, avoidance: run.avoidance, trial: trial, runs: 1234, before: 6, after: 0,
            cured: cause.faults, faults: cause.faults.count)
        var cured = SampleScreen().run
        cured.film = "{}"
        remedy.run = cured
        report.remedies = [remedy]
        report.film(cause.index, "{}")
        let page = HTMLReport.render(report, places: [run.screen: SARIFReport.Place(file: "App/SignIn.swift", line: 7)])
        #expect(XMLCheck(page) != nil)
        for words in [
            "On all 2 current devices; in 6 of 6 runs", "<pre class=\"remedy\">a &lt; b</pre>",
            "6 with findings before, 0 after",
            "<figcaption>Before</figcaption>", "<figcaption>With the cure</figcaption>",
            "<code>App/SignIn.swift:7</code>",
            "\naudited in: App/SignIn.swift:7\n"
        ] { #expect(page.contains(words), "\(words)") }
        let names = HTMLReport.attachments(of: report).map(\.path)
        let index = try #require(report.causes.firstIndex { $0.remedy != nil })
        #expect(
            names.contains("tideline-runs/cured-\(index).js")
                && page.contains("data-films=\"run-\(cause.index) cured-\(index)\""))
        report.currentDevices = [SampleDevice.iPhone14.name]
        #expect(HTMLReport.render(report).contains("In 6 of 6 runs"), "no share of one device")
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
        #expect(page.contains(">✗ 1 of 4</a>"))
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
        #expect(page.contains(", letters, typing, stage-manager</p>"))
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
        for cause in report.causes {
            let message = cause.finding.message.replacingOccurrences(of: "'", with: "&#39;")
            #expect(page.contains(message), "\(cause.finding.message)")
        }
        #expect(
            page.contains(">2 faults on Sign in</h1>")
                && page.contains("18 runs on \(report.summary.devices.count) devices: 6 clear, 12 with findings."))
        #expect(page.contains("Sign In: 44 pt covered"))
    }

    @Test func `a drawing costs little because frame and keys are shared`() {
        let one = HTMLReport.render(AuditReport(runs: [SampleScreen().run]))
        let three = SampleScreen.Avoidance.allCases.map { SampleScreen(avoidance: $0).run }
        let runs = (0..<66).map { index in
            var run = three[index % 3]
            run.screen = "\(index)"
            return run
        }
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

    @Test func `captions with a hardware keyboard name no keyboard`() throws {
        var run = SampleScreen(avoidance: .none).run
        for (index, name) in ["keyboard down", "keyboard rising", "keyboard up", "second gone"].enumerated() {
            run.steps[index].name = name
        }
        let plain = try #require(HTMLReport.attachments(of: AuditReport(runs: [run])).first).text
        #expect(plain.contains("\"names\":[\"keyboard down\",\"keyboard rising\",\"keyboard up\",\"second gone\"]"))
        run.keyboard = .hardware
        let chapter = try #require(HTMLReport.attachments(of: AuditReport(runs: [run])).first).text
        #expect(chapter.contains("\"names\":[\"before typing\",\"input tapped\",\"input edited\",\"second left\"]"))
        #expect(chapter.contains("input tapped") && !chapter.contains("keyboard rising"))
    }

    @Test func `the steps of a run's file are times and names, each name written once`() throws {
        var run = SampleScreen(avoidance: .guide).run
        run.steps = [
            AuditRun.Step(name: "plain \"and\" </script>", at: 0.1 + 0.2), AuditRun.Step(name: "é", at: 1e-9),
            AuditRun.Step(name: "é", at: 3)
        ]
        let chapter = try #require(HTMLReport.attachments(of: AuditReport(runs: [run])).first).text
        #expect(
            chapter.contains("\"steps\":[.3,0,0,1,3,1]}") || chapter.contains("\"steps\":[0.3,0,0,1,3,1]}"),
            "\(chapter)")
        #expect(
            chapter.hasPrefix(
                "tideline({\"name\":\"0-0\",\"names\":[\"plain \\\"and\\\" \\u003c/script\\u003e\",\"é\"],"))
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
        #expect(page.contains("<h2 id=\"clear-title\">Clear</h2>") && !page.contains("class=\"cause\""))
    }
}

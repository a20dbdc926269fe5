import AuditRules
import Foundation
import ReportPage
import SceneModel
import Testing

@Suite struct ComparisonReportTests {
    private let fault = ComparisonReport.Fault(
        scenario: "S99", words: "It is blind.", rules: [.controlCovered], keyboards: [.letters])

    private func comparison(_ avoidances: [SampleScreen.Avoidance] = [.guide, .none]) -> ComparisonReport {
        let runs = avoidances.map { SampleScreen(avoidance: $0).run }
        return ComparisonReport(
            AuditReport(runs: runs),
            ways: [
                .init(name: "layout guide", summary: "A guide."),
                .init(name: "none", summary: "Nothing | at all.", faults: [fault]),
                .init(name: "absent", summary: "It is not played.")
            ])
    }

    @Test func `the page reads like this`() {
        #expect(
            comparison().page(pictureFolder: "Images").components(separatedBy: "## Runs with findings\n\n").last == """
                | Way | Runs | With findings | Share | `control-covered` |
                |---|---|---|---|---|
                | [layout guide](#layout guide) | 1 | **0** | 0 % |  |
                | [none](#none) | 1 | **1** | 100 % | 1 |

                ## layout guide

                A guide.

                All 1 run clear.

                ## none

                Nothing | at all.

                - **S99** It is blind.

                <img src="Images/comparison-none.svg" width="280" alt="Sign In button covered by 44 pt at 0.80 s (Sign in, iPhone 14, portrait, letters, typing)">

                *Sign In button covered by 44 pt at 0.80 s (Sign in, iPhone 14, portrait, letters, typing)*

                """)
        #expect(comparison().page(pictureFolder: "Images").contains("2 runs: 1 screen, 1 device, 1 orientation"))
        #expect(
            comparison().groups == """
                ## By rule: none

                | Rule | Runs | Keyboards | Worst | Explained by |
                |---|---|---|---|---|
                | `control-covered` | 1 | all | Sign In button covered by 44 pt at 0.80 s (Sign in, iPhone 14, portrait, letters, typing) | S99 |

                """)
    }

    @Test func `each way with findings has a reproducible picture`() throws {
        let pictures = comparison().pictures
        #expect(pictures.map(\.name) == ["comparison-none.svg"])
        #expect(comparison().pictures == pictures)
        let picture = try #require(pictures.first)
        #expect(XMLCheck(picture.svg) != nil && picture.svg.contains("44 pt covered"))
        #expect(picture.svg.utf8.count < 30_000)
        #expect(comparison([.guide]).pictures.isEmpty)
    }

    @Test func `of each way the worst run is shown, known without pictures`() {
        var report = AuditReport()
        func add(_ avoidance: Avoidance, _ rules: [(Rule.ID, Double)], crashes: Bool = false, at instant: Double? = nil)
        {
            var run = SampleScreen(avoidance: .none).run
            let at = instant ?? run.findings.first?.at ?? 0
            (run.screen, run.avoidance) = ("screen \(report.runs.count)", avoidance)
            run.findings = rules.map { Finding(rule: $0, subject: "a", amount: $1, at: at, message: "m") }
            for index in run.steps.indices { run.steps[index].snapshot = nil }
            if crashes { run.steps = [] }
            report.add(run)
        }
        add("x", [(.needlessGap, 90)])
        add("x", [(.controlCovered, 8), (.controlCovered, 2)])
        add("y", [])
        add("x", [(.controlCovered, 7), (.needlessGap, 99)])
        add("x", [(.runCrashed, 0)], crashes: true)
        add("z", [(.jump, 5)])
        // The next two runs get no picture: the first finding belongs to no step, and the second run is no worse than
        // run 1.
        add("x", [(.controlCovered, 9)], at: -1)
        add("x", [(.controlCovered, 8)])
        #expect(ComparisonReport.picturedRuns(of: report) == [1, 5])
        #expect(ComparisonReport(report, ways: [.init(name: "x", summary: "X.")]).pictures.isEmpty)
        report.illustrate(1, like: SampleScreen(avoidance: .none).run)
        let comparison = ComparisonReport(report, ways: [.init(name: "x", summary: "X.")])
        #expect(comparison.pictures.count == 1 && comparison.page(pictureFolder: "").contains("*m (screen 1, "))
    }

    @Test func `several screens or keyboards get a table of their own`() {
        var runs = [SampleScreen.Avoidance.guide, .none].flatMap { avoidance in
            ["a", "b|c"].map { name in
                var run = SampleScreen(avoidance: avoidance).run
                (run.screen, run.keyboard, run.avoidance) = (name, name == "a" ? .letters : .emoji, "x")
                return run
            }
        }
        runs.append(runs[0])
        let comparison = ComparisonReport(AuditReport(runs: runs), ways: [.init(name: "x", summary: "X.")])
        let groups = comparison.groups, page = comparison.page(pictureFolder: "")
        #expect(groups.contains("## By screen") && groups.contains("| a | 1 of 3, 44 pt |"))
        #expect(groups.contains("| b\\|c | 1 of 2, 44 pt |"))
        #expect(groups.contains("## By keyboard") && groups.contains("| emoji | 1 of 2, 44 pt |"))
        #expect(page.contains("<img src=\"comparison-x.svg\"") && page.contains("(comparison.txt)"))
    }

    @Test func `a fault explains only what it can have caused`() {
        var stranger = fault
        stranger.keyboards = [.emoji]
        var other = fault
        other.rules = [.jump]
        for unfit in [stranger, other] {
            let comparison = ComparisonReport(
                AuditReport(runs: [SampleScreen(avoidance: .none).run]),
                ways: [.init(name: "none", summary: "N.", faults: [unfit])])
            #expect(comparison.groups.contains("letters, typing) |  |\n"))
        }
    }
}

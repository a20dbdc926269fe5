import AuditRules
import ReportRendering
import SceneModel
import Testing

@Suite struct RunPictureTests {
    @Test(arguments: SampleScreen.Avoidance.allCases)
    func `of a long run only the pictures are kept that a report shows`(avoidance: SampleScreen.Avoidance) throws {
        var run = SampleScreen(avoidance: avoidance).run
        // A person goes on typing for a hundred steps, and a picture is taken of each.
        let up = try #require(run.steps.first { $0.name == "up" }?.snapshot)
        let more = (0..<100).map { index in
            var picture = up
            (picture.step, picture.time) = ("letter \(index)", up.time + Double(index + 1) / 100)
            return AuditRun.Step(picture)
        }
        run.steps.insert(contentsOf: more, at: 3)
        let shown = run.withShownPictures(), further = run.withShownPictures(and: "letter 7")
        let count = shown.steps.count { $0.snapshot != nil }
        #expect(shown.steps.map(\.name) == run.steps.map(\.name) && (1...9).contains(count), "\(count)")
        #expect(further.steps.first { $0.name == "letter 7" }?.snapshot != nil)
        for finding in run.findings {
            #expect(shown.picture(of: finding) == run.picture(of: finding))
            #expect(shown.lastPicture(until: finding) == run.lastPicture(until: finding))
        }
        #expect(shown.restWithKeyboard == run.restWithKeyboard)
        #expect(RunPicture.render(shown) == RunPicture.render(run))
    }
}

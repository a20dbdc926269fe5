import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct NameTests {
    private let json = """
        {"avoidance":"grow","device":"D","findings":[{"amount":1,"at":0,"message":"m","rule":"jump","subject":"s"}],\
        "keyboard":"number-pad","orientation":"portrait","screen":"S","steps":[],"usage":"again"}
        """

    @Test func `a length is told in whole points, and a small one with a decimal`() {
        let lengths = [86.58, 206.5, 10.3, 9.96, 9.94, 3, 0.06, 0.004, 0, -44.4, .nan, .infinity]
        let told = ["87", "207", "10", "10", "9.9", "3", "0.1", "4e-03", "0", "-44", "0", "0"]
        #expect(lengths.map(Finding.spoken) == told)
    }

    private func read(_ json: String) throws -> AuditRun {
        try JSONDecoder().decode(AuditRun.self, from: Data(json.utf8))
    }

    private func written(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test func `a run's names are plain words in JSON`() throws {
        let run = try read(json)
        #expect(run.avoidance == "grow" && run.keyboard == .numberPad && run.usage == .again)
        #expect(run.orientation == .portrait)
        #expect(run.findings.map(\.rule) == [.jump])
        #expect(try written(run) == json)
        #expect(try written([Rule.ID.lag: 1]) == #"{"lag":1}"#, "also as a key")
    }

    @Test func `an unknown name in a report fails with the known names`() {
        #expect(throws: UnknownName(kind: "usage", name: "agan", known: Usage.allCases.map(\.rawValue))) {
            try read(json.replacing("again", with: "agan"))
        }
        #expect(throws: UnknownName(kind: "orientation", name: "upright", known: ["portrait", "landscape"])) {
            try read(json.replacing("portrait", with: "upright"))
        }
        let error = #expect(throws: UnknownName.self) { try read(json.replacing("number-pad", with: "numberPad")) }
        #expect(error?.known == KeyboardKind.allCases.map(\.rawValue))
        #expect(
            error?.description.hasPrefix("'numberPad' is no keyboard. Did you mean 'number-pad'? Write one of: letters")
                == true)
    }

    @Test func `a rule of another version keeps its name and is an error`() throws {
        let newer = json.replacing("jump", with: "screen-shakes")
        let run = try read(newer), rule = try #require(run.findings.first?.rule)
        #expect(!Rule.ID.known.contains(rule) && rule.rawValue == "screen-shakes")
        #expect(run.findings.map(\.severity) == [.error])
        #expect(try self.read(json).findings.map(\.severity) == [.warning])
        #expect(try written(run) == newer)
        #expect(AuditReport(runs: [run]).summary.findingsByRule.map(\.rule) == [rule])
    }

    @Test func `text shows names as reports have them`() {
        #expect("\(KeyboardKind.firstShowTwice), \(Usage.typing)" == "first-show-twice, typing")
        #expect("\(Rule.ID.focusCovered), \(Avoidance.nothing), \(Avoidance.own)" == "focus-covered, none, own")
    }

    /// If `Avoidance` had a member `none`, `.none` in an optional would mean nil, which stands for the screen's own
    /// avoidance.
    @Test func `an optional avoidance can be nothing`() {
        let wish: Avoidance? = .nothing, literal: Avoidance? = "none"
        #expect(wish?.rawValue == "none" && literal == wish)
    }

    @Test func `names have an order, and each known rule is there once`() {
        #expect([Avoidance("b"), "a"].sorted() == ["a", "b"])
        #expect([Rule.ID.lag, .jump].sorted() == [.jump, .lag])
        #expect(Set(Rule.ID.known).count == Rule.all.count + 5 && Rule.ID.known.count == Rule.all.count + 5)
    }

    @Test func `a baseline accepts an app's own rule if the app names it`() throws {
        let text = #"{"accepted": [{"finding": "a/b/c/too-small/Send", "reason": "r", "until": "2030-01-01"}]}"#
        let own = Rule.ID(rawValue: "too-small")
        #expect(throws: Baseline.Failure.self) { try Baseline(Data(text.utf8), today: "2029-01-01") }
        let baseline = try Baseline(Data(text.utf8), today: "2029-01-01", rules: [own])
        #expect(baseline.accepts("a/b/c/too-small/Send"))
    }
}

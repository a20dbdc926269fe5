import AuditRules
import Foundation
import SceneModel
import TestSupport
import Testing

@Suite(.serialized, .besideMainActor) struct HostReportTests {
    private let phone = "iOS 26.1 · Apple's UIKit"

    private func run(
        _ findings: [(Rule.ID, String)] = [], on device: String = "iPhone 16", named screen: String = "Pay"
    )
        -> AuditRun
    {
        var run = AuditRun(
            screen: screen, device: device, orientation: .landscape, keyboard: .letters, avoidance: "own", steps: [],
            findings: findings.map {
                Finding(rule: $0, subject: $1, amount: 44, at: 1, message: "\($1) is covered by 44 pt")
            })
        run.accept(nil)
        return run
    }

    private func write(_ runs: [AuditRun], by host: String?, as name: String, in tool: Tool) throws {
        let file = RunFile(
            host: host.map { AuditReport.Host(name: $0, unjudged: [.layoutPasses]) }, runs: runs,
            omission: host == nil ? "Left out: 27 of 108 runs." : nil)
        #expect(try RunFile(try file.data()) == file)
        _ = try tool.file(name, String(decoding: try file.data(), as: UTF8.self))
    }

    @Test func `a phone and the bench are rows of one page, and differences are told`() throws {
        let tool = try Tool("tideline-merge")
        try write(
            [run([(.focusCovered, "Email")]), run(named: "Log in"), run(on: "iPad mini")], by: phone, as: "a.runs",
            in: tool)
        let bench = [run([(.layoutPasses, "Form")]), run([(.layoutPasses, "Form")], named: "Log in")]
        try write(bench, by: nil, as: "b.runs", in: tool)
        let outcome = try tool.run("a.runs", "b.runs", "--to", "out")
        #expect(outcome.code == 1 && outcome.message.isEmpty, "\(outcome)")
        #expect(
            outcome.output.contains(
                "1 of 2 runs of phones end otherwise on a simulated one. That is a fault of the simulation until"))
        #expect(
            outcome.output.contains(
                "Pay, own on iPhone 16 · \(phone), landscape, typing, letters: the phone alone finds focus-covered Email; "
                    + "the simulation alone nothing"), "\(outcome.output)")
        let page = try tool.text("out/index.html")
        #expect(page.contains("Phone and simulation") && page.contains("iPhone 16 · iOS 26.1"))
        let json = try Document(try tool.text("out/report.json"))
        #expect(json["omission"].text == "Left out: 27 of 108 runs.")
        #expect(json["runs"].list.count == 5 && json["hosts"]["compared"].number == 2)
        #expect(
            json["hosts"]["disagreements"].list.map { $0["onHostAlone"].list.map(\.text) } == [["focus-covered Email"]])
    }

    @Test func `a folder is searched, and of equal runs the first counts`() throws {
        let tool = try Tool("tideline-merge")
        try write([run()], by: phone, as: "a.runs", in: tool)
        try write([run([(.focusCovered, "Email")])], by: phone, as: "b.runs", in: tool)
        let outcome = try tool.run(".")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("No run of a phone has a simulated one of the same circumstances."))
        #expect(try Document(try tool.text("tideline-report/report.json"))["runs"].list.count == 1)
    }

    @Test(
        arguments: [
            ([], "there are no runs."),
            (["none.runs"], "none.runs: can't be read. Name a file or a folder that exists."),
            (["bad.runs"], "bad.runs: holds no runs."), (["old.runs"], "old.runs: holds 'tideline runs 0', and"),
            (["cut.runs"], "cut.runs: line 2 is no run: "), (["empty.runs"], "there are no runs."),
            (["--to"], "--to needs a folder."), (["--html", "x"], "unknown option '--html'."),
            (["dir"], "dir: holds no file"),
            (["good.runs", "--to", "/dev/null/x"], "--to can't write into '/dev/null/x': ")
        ] as [([String], String)])
    func `what can't be reported is named`(arguments: [String], message: String) throws {
        let tool = try Tool("tideline-merge")
        _ = try tool.file("bad.runs", "{}\n")
        _ = try tool.file("old.runs", #"{"title":"tideline runs 0"}"# + "\n")
        _ = try tool.file("cut.runs", #"{"title":"tideline runs 2"}"# + "\nPay|iPhone\n")
        try write([], by: nil, as: "empty.runs", in: tool)
        try write([run()], by: nil, as: "good.runs", in: tool)
        try FileManager.default.createDirectory(
            at: tool.folder.appendingPathComponent("dir"), withIntermediateDirectories: true)
        let outcome = try tool.run(arguments)
        #expect(outcome.code == 2 && outcome.message.hasPrefix("tideline-merge: \(message)"), "\(outcome.message)")
    }

    @Test func `help is for people who ask`() throws {
        let outcome = try Tool("tideline-merge").run("--help")
        #expect(outcome.code == 0 && outcome.output.hasPrefix("usage: tideline-merge RUNS"))
    }
}

import Foundation
import TestSupport
import Testing

@Suite(.serialized, .besideMainActor) struct AuditCommandTests {
    private let circumstance = ["--device", "iPhone 14", "--keyboard", "letters", "--usage", "typing"]
    private var phone: [String] { ["sign-in"] + circumstance }

    @Test func `a clear screen ends with 0 and a table on standard output`() throws {
        let tool = try Tool(), outcome = try tool.run(phone + ["--html", "report"])
        #expect(outcome.code == 0 && outcome.message.isEmpty)
        #expect(outcome.output.contains("iPhone 12/12 Pro/13/13 Pro/14"))
        #expect(outcome.output.hasSuffix("Report: report/index.html\n"))
        #expect(try tool.written() == ["report"])
    }

    @Test func `a covered control ends with 1 and is named with its points`() throws {
        let tool = try Tool(), outcome = try tool.run(phone + ["--avoidance", "none", "--json", "report.json"])
        #expect(outcome.code == 1 && outcome.message.hasPrefix("✗  sign-in, none: Sign In button covered by "))
        for word in ["2 runs on iPhone 12/12 Pro/13/13 Pro/14", "all orientations", "Sign In button covered by 44 pt"] {
            #expect(outcome.output.contains(word), "\(word)")
        }
        #expect(try tool.written() == ["report.json"])
    }

    @Test func `the README quotes what the tool writes`() throws {
        let command = "$ swift run tideline-audit sign-in --avoidance none --device \"iPhone 16\""
        let readme = try PackageFolder.text(of: "README.md").split(separator: "\n")
        let quote = readme.drop { $0 != command }.dropFirst().prefix { $0 != "```" }
        #expect(quote.count == 7)
        let output = try Tool().run(["sign-in", "--avoidance", "none", "--device", "iPhone 16"]).output
        let written = output.split(separator: "\n")
        for line in quote { #expect(written.contains(line), "\(line)") }
    }

    @Test func `the JSON has the keys that were promised`() throws {
        let tool = try Tool(), outcome = try tool.run(phone + ["--avoidance", "none", "--json", "-"])
        #expect(outcome.code == 1 && outcome.message.hasPrefix("✗  sign-in, none: Sign In button covered by "))
        let report = try Document(outcome.output)
        #expect(report.keys == ["causes", "origin", "remedies", "remedyFailures", "runs", "summary", "verdict"])
        #expect(report["verdict"].text == "findings" && report["causes"].list.count == 1)
        #expect(
            report["origin"]["command"].text
                == "tideline-audit sign-in --avoidance none --device 'iPhone 14' --keyboard letters --usage typing"
        )
        #expect(report["origin"]["version"].text == "0.2.0" && report["origin"]["date"].text?.count == 10)
        let runs = report["runs"].list
        #expect(runs.count == 2)
        for run in runs {
            #expect(
                run.keys == [
                    "screen", "device", "orientation", "keyboard", "usage", "avoidance", "steps", "findings", "undrawn"
                ])
            #expect(
                run["undrawn"].list.map(\.text) == ["UITextField.autocapitalizationType", "UITextField.textContentType"]
            )
            #expect(run["screen"].text == "sign-in" && run["avoidance"].text == "none")
            #expect(!run["steps"].list.isEmpty && !run["findings"].list.isEmpty)
            for finding in run["findings"].list {
                #expect(finding.keys.isSuperset(of: ["id", "rule", "subject", "amount", "at", "message"]))
                #expect(finding["amount"].number == 44 && finding["subject"].text == "Sign In")
                #expect(finding["id"].text == "sign-in/none/control-covered/Sign In")
            }
        }
        #expect(runs.map { $0["orientation"].text } == ["portrait", "landscape"])
        #expect(report["summary"]["runs"].number == 2 && report["summary"]["withFindings"].number == 2)
        #expect(try tool.written().isEmpty)
    }

    @Test func `options for devices and avoidances multiply the runs`() throws {
        let tool = try Tool()
        let outcome = try tool.run(
            "sign-in", "--device=iPhone 14", "--device", "mini 6", "--orientation=landscape", "--avoidance", "apple",
            "--avoidance=tideline", "--keyboard", "letters", "--usage=typing", "--json", "-")
        #expect(outcome.code == 0)
        let runs = try Document(outcome.output)["runs"].list
        let names = runs.map { "\($0["avoidance"].text ?? "") \($0["device"].text ?? "")" }
        #expect(
            names == [
                "apple iPhone 12/12 Pro/13/13 Pro/14", "apple iPad mini 6/7", "tideline iPhone 12/12 Pro/13/13 Pro/14",
                "tideline iPad mini 6/7"
            ])
        #expect(runs.allSatisfy { $0["orientation"].text == "landscape" && $0["findings"].list.isEmpty })
    }

    @Test func `options for keyboards and usages multiply the runs`() throws {
        let tool = try Tool()
        let outcome = try tool.run(
            "sign-in", "--device=iPhone 14", "--device", "mini 6", "--orientation=portrait", "--keyboard", "floating",
            "--keyboard=emoji", "--usage=turning", "--usage", "again", "--json", "-")
        #expect(outcome.code == 0)
        let runs = try Document(outcome.output)["runs"].list
        let names = runs.map {
            [$0["device"], $0["keyboard"], $0["usage"]].map { $0.text ?? "" }.joined(separator: ", ")
        }
        #expect(
            names == [
                "iPhone 12/12 Pro/13/13 Pro/14, emoji, turning", "iPhone 12/12 Pro/13/13 Pro/14, emoji, again",
                "iPad mini 6/7, emoji, turning", "iPad mini 6/7, emoji, again", "iPad mini 6/7, floating, turning",
                "iPad mini 6/7, floating, again"
            ])
    }

    @Test func `the report needs no network`() throws {
        let tool = try Tool()
        #expect(try tool.run(phone + ["--html", "deep/er/report/"]).code == 0)
        let folder = tool.folder.appendingPathComponent("deep/er/report").path
        // The page loads each run from a script, because a page on a disk can load scripts.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["index.html", "tideline-runs"])
        #expect(try tool.text("deep/er/report/tideline-runs/0-0.js").hasPrefix("tideline({\"name\":\"0-0\","))
        let page = try tool.text("deep/er/report/index.html")
        #expect(page.lowercased().hasPrefix("<!doctype html>") && page.contains("</html>"))
        #expect(page.contains("<svg") && page.contains("iPhone 12/12 Pro/13/13 Pro/14"))
        for link in ["<script src", "<link rel=\"stylesheet\"", "@import", "src=\"http", "url(http"] {
            #expect(!page.contains(link), "\(link)")
        }
    }

    @Test func `the same question gets the same bytes`() throws {
        let tool = try Tool()
        for name in ["one", "two"] {
            let outcome = try tool.run(phone + ["--avoidance", "none", "--json", "\(name).json", "--html", name])
            #expect(outcome.code == 1)
        }
        #expect(try tool.data("one.json") == tool.data("two.json"))
        #expect(try tool.data("one/index.html") == tool.data("two/index.html"))
    }

    @Test func `without a screen all are played, and without an output option the report goes to tideline-report`()
        throws
    {
        let tool = try Tool(), outcome = try tool.run(circumstance + ["--orientation", "portrait"])
        #expect(outcome.code == 0 && outcome.output.contains("sign-in") && outcome.output.contains("backdrop"))
        #expect(try tool.written() == ["tideline-report"])
        #expect(try !tool.data("tideline-report/index.html").isEmpty)
    }
}

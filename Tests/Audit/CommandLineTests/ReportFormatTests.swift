import Foundation
import TestSupport
import Testing

/// Reports for build servers and code reviewers, accepted findings, and audits divided among several machines.
@Suite(.serialized, .besideMainActor) struct ReportFormatTests {
    private let covered = [
        "sign-in", "--device", "iPhone 14", "--device", "mini 6", "--avoidance", "none", "--usage", "typing",
        "--keyboard", "letters", "--keyboard", "hardware"
    ]

    @Test func `JUnit has a case per run, and a failure if it has findings`() throws {
        let tool = try Tool()
        #expect(try tool.run(covered + ["--junit", "r.xml"]).code == 1)
        let text = try tool.text("r.xml")
        #expect(text.components(separatedBy: "<testcase ").count - 1 == 8)
        #expect(text.contains("control-covered: Sign In button covered by 44 pt"))
        #expect(try tool.written() == ["r.xml"])
    }

    @Test func `SARIF has one result per finding id at the screen's line`() throws {
        let tool = try Tool()
        #expect(try tool.run(covered + ["--sarif", "r.sarif"]).code == 1)
        let log = try Document(tool.text("r.sarif"))
        #expect(log["version"].text == "2.1.0")
        let run = try #require(log["runs"].list.first)
        #expect(run["tool"]["driver"]["rules"].list.contains { $0["id"].text == "control-covered" })
        let result = try #require(run["results"].list.first)
        #expect(result["ruleId"].text == "control-covered" && result["level"].text == "error")
        let place = try #require(result["locations"].list.first?["physicalLocation"])
        #expect(place["artifactLocation"]["uri"].text == "Sources/Audit/AuditedGallery/Screens/Screen+Gallery.swift")
        #expect(place["region"]["startLine"].number.map { $0 > 1 } == true)
        #expect(result["partialFingerprints"]["finding"].text == "sign-in/none/control-covered/Sign In")
        let ids = run["results"].list.map { $0["partialFingerprints"]["finding"].text }
        #expect(Set(ids).count == ids.count)
    }

    @Test func `a baseline entry needs a reason and holds until its last day`() throws {
        let tool = try Tool()
        func baseline(_ until: String, _ reason: String = "the button comes with the next version") throws -> [String] {
            let entry =
                #"{"finding": "sign-in/none/control-covered/Sign In", "reason": "\#(reason)", "until": "\#(until)"}"#
            return ["--baseline", try tool.file("b.json", #"{"accepted": [\#(entry)]}"#)]
        }
        let known = try tool.run(covered + ["--json", "r.json"] + baseline("9999-12-31"))
        #expect(known.code == 0, "\(known.output)\(known.message)")
        let run = try #require(try Document(tool.text("r.json"))["runs"].list.first)
        #expect(run["findings"].list.isEmpty && !run["accepted"].list.isEmpty)
        let late = try tool.run(covered + ["--json", "-"] + baseline("2020-01-31"))
        #expect(late.code == 1 && late.message.contains("until 2020-01-31: the button comes with the next version"))
        let silent = try tool.run(covered + baseline("9999-12-31", " "))
        #expect(silent.code == 2 && silent.message.contains("has no reason. Say why it is accepted."))
        let undated = try tool.run(covered + baseline("some day"))
        #expect(undated.code == 2 && undated.message.contains("ends on 'some day', which is no day."))
        let impossible = try tool.run(covered + baseline("2027-02-30"))
        #expect(impossible.code == 2 && impossible.message.contains("ends on '2027-02-30', which is no day."))
        for rule in ["script-stuck", "run-crashed"] {
            let entry = #"{"finding": "sign-in/none/\#(rule)/sign-in", "reason": "r", "until": "9999-12-31"}"#
            let file = try tool.file("c.json", #"{"accepted": [\#(entry)]}"#)
            let refused = try tool.run(covered + ["--baseline", file])
            #expect(refused.code == 2 && refused.message.contains("is no fault of a screen"))
        }
        let idle = #"{"finding": "sign-in/none/jump/Nowhere", "reason": "r", "until": "9999-12-31"}"#
        let unused = try tool.run(
            covered + ["--json", "-", "--baseline", try tool.file("d.json", #"{"accepted": [\#(idle)]}"#)])
        #expect(unused.code == 1 && unused.message.contains("which no run has found. Take it out."))
        let misspelt = #"{"finding": "sign-in/none/control-coverd/Sign In", "reason": "r", "until": "9999-12-31"}"#
        let refused = try tool.run(
            covered + ["--baseline", try tool.file("e.json", #"{"accepted": [\#(misspelt)]}"#)])
        #expect(refused.code == 2 && refused.output.isEmpty)
        #expect(
            refused.message.contains(
                "'sign-in/none/control-coverd/Sign In' names no rule. Did you mean 'control-covered'? "
                    + "Write screen/avoidance/rule/subject, with one of: focus-lost, focus-covered, "))
        let elsewhere = #"{"finding": "sing-in/none/jump/x", "reason": "r", "until": "9999-12-31"}"#
        let unplayed = try tool.run(
            covered + ["--json", "-", "--baseline", try tool.file("f.json", #"{"accepted": [\#(elsewhere)]}"#)])
        #expect(unplayed.message.contains("'sing-in/none/jump/x', of screens or avoidances that were not played."))
        let missing = try tool.run(covered + ["--baseline", "nowhere.json"])
        #expect(missing.code == 2 && missing.message.contains("--baseline can't read 'nowhere.json'."))
    }

    @Test func `warnings fail only when that is asked for`() throws {
        let tool = try Tool()
        // The button rises late and too high, while everything stays visible, so all findings are warnings.
        let warned = [
            "celebration", "--avoidance", "hand-rolled-translation", "--keyboard", "letters", "--usage", "again",
            "--device", "iPhone 14", "--orientation", "portrait", "--json", "r.json"
        ]
        let outcome = try tool.run(warned)
        let rules = try Document(tool.text("r.json"))["runs"].list.flatMap { $0["findings"].list }.map {
            $0["rule"].text
        }
        #expect(!rules.isEmpty && Set(rules).isSubset(of: ["lag", "needless-gap"]), "\(rules)")
        #expect(outcome.code == 0)
        #expect(try tool.run(warned + ["--strict"]).code == 1)
    }

    @Test func `shards merge into the bytes of one audit`() throws {
        let tool = try Tool(), audit = covered + ["--avoidance", "tideline"]
        func results(_ arguments: [String]) throws -> [String] {
            let outcome = try tool.run(arguments + ["--json", "r.json", "--html", "r", "--junit", "r.xml"])
            #expect(outcome.code == 1, "\(outcome.message)")
            return [outcome.output] + (try ["r.json", "r/index.html", "r.xml"].map { try tool.text($0) })
        }
        let whole = try results(audit)
        let shards = try (1...3).map { number in
            let outcome = try tool.run(audit + ["--shard", "\(number)/3", "--records", "\(number).records"])
            #expect(outcome.code == 0)
            return try #require(Int(outcome.output.prefix { $0.isNumber }))
        }
        #expect(shards.reduce(0, +) == 16 && !shards.contains(0))
        #expect(try results(["merge", "1.records", "2.records", "3.records"] + audit) == whole)
        #expect(try results(["merge", "2.records", "--play-missing"] + audit) == whole)
        let remedy = "Name its file too, or let --play-missing play what is missing.\n"
        let lost = try tool.run(["merge", "2.records"] + audit)
        #expect(lost.code == 2 && lost.message == "tideline-audit: the parts 1/3, 3/3 are missing. \(remedy)")
        _ = try tool.file(
            "old.records", try tool.text("3.records").replacing(#""sources":""#, with: #""sources":"x"#))
        let mixed = try tool.run(["merge", "1.records", "2.records", "old.records"] + audit)
        #expect(
            mixed.message
                == "tideline-audit: old.records: was played by a program of other sources than this one. Play it again "
                + "with --shard.\n")
        let other = try tool.run(["merge", "1.records", "2.records", "3.records"] + covered + ["--exhaustive"])
        #expect(
            other.code == 2 && other.output.isEmpty
                && other.message.hasPrefix(
                    "tideline-audit: 1.records: was played by `tideline-audit sign-in --avoidance none")
                && other.message.contains("`, and this merges `tideline-audit sign-in --avoidance none --device")
                && other.message.hasSuffix("--exhaustive`. Give merge the options of its parts.\n"), "\(other.message)")
        _ = try tool.file(
            "cut.records", try tool.text("3.records").replacing(#""isWhole":true"#, with: #""isWhole":false"#))
        let cut = try tool.run(["merge", "1.records", "2.records", "cut.records"] + audit)
        #expect(cut.code == 2 && cut.message.hasPrefix("tideline-audit: cut.records: was stopped before its end."))
        _ = try tool.file("fourth.records", try tool.text("3.records").replacing("3/3", with: "3/4"))
        let mixture = try tool.run(["merge", "1.records", "2.records", "fourth.records"] + audit)
        #expect(mixture.message == "tideline-audit: the files are parts of 3 and of 4. \(remedy)")
        _ = try tool.file(
            "new.records", try tool.text("1.records").replacing("|typing|", with: "|typin|"))
        let unknown = try tool.run(["merge", "new.records"] + audit)
        #expect(
            unknown.code == 2
                && unknown.message == "tideline-audit: new.records: 'typin' is no usage. Did you mean 'typing'? "
                    + "Write one of: typing, turning, again, restless, swipe, onward.\n"
        )
        // `merge` takes the results from the shards' records, and does not play these runs again.
        _ = try tool.file(
            "1.records", try tool.text("1.records").replacing("covered by 44 pt", with: "covered by 4711 pt"))
        #expect(try results(["merge", "1.records", "--play-missing"] + audit)[1].contains("covered by 4711 pt"))
    }

    @Test func `an invalid shard or records file is named with the remedy`() throws {
        let tool = try Tool()
        let cases = [
            (["--shard", "9/8"], "--shard '9/8' is no part of several. Write one such as 3/8, from 1/8 to 8/8."),
            (["--shard", "1/2"], "--shard needs --records FILE, which merge reads. See --help."),
            (["--records", "x"], "--records needs --shard K/N. See --help."),
            (
                ["--shard=1/2", "--records=x", "--json=y"],
                "--json is no option of a shard, which reports nothing. Give it to merge."
            ),
            (["--shard=1/2", "--records=x", "--first"], "--first is no option of a shard. Leave it out."),
            (["merge"], "merge needs the files of --records. Write tideline-audit merge one.records two.records."),
            (["merge", "a.records"], "a.records: can't be read. Name a file that --records has written."),
            (["merge", "a.records", "--shard=1/2"], "merge takes no --shard. See --help.")
        ]
        for (arguments, message) in cases {
            let outcome = try tool.run(arguments)
            #expect(outcome.code == 2 && outcome.message == "tideline-audit: \(message)\n", "\(outcome.message)")
        }
        let other = try tool.file("b.records", "{}")
        #expect(
            try tool.run("merge", other).message
                == "tideline-audit: b.records: holds no records of this version. Write it again with --shard and --records.\n"
        )
    }

    @Test func `the report about one screen takes no other report's place`() throws {
        let tool = try Tool(), phone = ["--device", "iPhone 14", "--keyboard", "letters", "--usage", "typing"]
        #expect(try tool.run(["ruler"] + phone).code == 0)
        #expect(try tool.run(phone).output.hasSuffix("Report: tideline-report/index.html\n"))
        let whole = try tool.data("tideline-report/index.html")
        #expect(try tool.run(["unlock"] + phone).output.hasSuffix("Report: tideline-report/unlock/index.html\n"))
        #expect(try tool.data("tideline-report/index.html") == whole)
    }

    @Test(.enabled(if: PictureTool.isInstalled, "needs rsvg-convert, of Debian's package librsvg2-bin"))
    func `a picture is written for each run, the same bytes each time`() throws {
        let tool = try Tool()
        let outcome = try tool.run(covered + ["--png", "one", "--workers", "1"])
        #expect(outcome.code == 1 && outcome.output.hasSuffix("Pictures: one\n"))
        #expect(try tool.run(covered + ["--png", "two"]).code == 1)
        func pictures(_ folder: String) throws -> [String] {
            try FileManager.default.subpathsOfDirectory(atPath: tool.folder.appendingPathComponent(folder).path)
                .filter { $0.hasSuffix(".png") }.sorted()
        }
        let names = try pictures("one")
        #expect(names.count == 8)
        #expect(names.contains("sign-in/none/iphone-12-12-pro-13-13-pro-14-portrait-letters-typing.png"))
        #expect(try pictures("two") == names)
        for name in names { #expect(try tool.data("one/\(name)") == tool.data("two/\(name)"), "\(name)") }
        let letters = try tool.data("one/\(names[names.count - 1])")
        #expect(letters.starts(with: [0x89, 0x50, 0x4E, 0x47]) && letters.count > 10_000)
    }

    @Test func `a missing program for pictures is named with its package`() throws {
        let tool = try Tool()
        let outcome = try tool.run(script: "PATH=/nowhere \"$0\" unlock --png p")
        #expect(outcome.code == 2)
        #expect(
            outcome.message
                == "tideline-audit: --png needs the program rsvg-convert. Install it: apt-get install librsvg2-bin.\n")
        #expect(try tool.written().isEmpty)
    }
}

enum PictureTool {
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")
}

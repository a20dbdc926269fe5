import AuditRules
import Foundation
import Testing
@testable import tideline_check

/// The command line: exit codes, formats and the standard input.
@Suite struct CheckCommandTests {
    private struct Outcome {
        var code: Int32
        var output: String
    }

    private func run(_ arguments: String..., input: String = "") -> Outcome {
        var output = ""
        let code = CheckCommand(arguments, readInput: { Data(input.utf8) }, write: { output += $0 }).run()
        return Outcome(code: code, output: output)
    }

    private func tree(_ name: String) throws -> String { try #require(JudgedTree.named(name)).written }

    @Test func `the exit code tells the verdict`() throws {
        #expect(run("-", input: try tree("probe-xcode")).code == 0)
        #expect(run("-", input: try tree("pinned-button")).code == 1)
        #expect(run("-", input: try tree("reachable-button")).code == 0, "a button that scrolling reveals")
        for refused in JudgedTree.all where refused.refusal != nil {
            #expect(run("-", input: refused.written).code == 2, "\(refused)")
        }
        #expect(run("-", input: try tree("tab-bar-pruned")).code == 2, "nothing is judged")
        #expect(run("/no/such/tree").code == 2 && run().code == 2 && run("-", "--nonsense").code == 2)
        #expect(run("-", "--keyboard", "1,2,x,4", input: try tree("probe-xcode")).code == 2)
        #expect(run("-", "--focus", "nobody", input: try tree("pinned-button")).code == 2, "an unknown name")
        #expect(run("--help").output == CheckCommand.help + "\n")
    }

    @Test func `a named focus is judged`() throws {
        let outcome = run("-", "--focus", "coverField", input: try tree("pinned-button"))
        #expect(
            outcome.code == 1 && outcome.output.contains("coverField covered by 44 pt (focus-covered)"),
            "\(outcome)")
    }

    /// A server looks at the report, and not at the exit code.
    @Test func `no report is clear where the cover is not judged`() throws {
        let input = try tree("tab-bar-pruned")
        for (format, words) in [
            ("text", "not judged"), ("json", "\"not-judged\""), ("junit", "failures=\"1\""), ("sarif", "not judged"),
            ("html", "<h1 class=\"not-judged\">")
        ] {
            let outcome = run("-", "--format", format, input: input)
            #expect(outcome.code == 2 && outcome.output.contains(words), "\(format): \(outcome.output)")
        }
        let clear = run("-", "--format", "html", input: try tree("code-with-toolbar"))
        #expect(
            clear.code == 0
                && clear.output.contains("<h2>Not judged</h2>\n<ul class=\"remarks\">\n<li><b>focus-covered</b>"),
            "a part is not judged")
    }

    @Test func `JSON has a version, and its brief form is short`() throws {
        let whole = run("-", "--format", "json", input: try tree("pinned-button")).output
        let brief = run("-", "--brief", input: try tree("pinned-button")).output
        for text in [whole, brief] {
            let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(json["version"] as? Int == 1 && json["verdict"] as? String == "faults")
            #expect(
                (json["faults"] as? [[String: Any]])?.map { $0["subject"] as? String } == [
                    "saveSubmitBtn", "coverField", "coveredBtn"
                ])
        }
        #expect(brief.utf8.count * 2 < whole.utf8.count && brief.split(separator: "\n").count == 1)
        let refusal = run("-", "--brief", input: try tree("parked"))
        let json = try JSONSerialization.jsonObject(with: Data(refusal.output.utf8)) as? [String: Any]
        #expect(refusal.code == 2 && json?["verdict"] as? String == "not-judged" && json?["version"] as? Int == 1)
    }

    @Test func `every format has the faults and what to change`() throws {
        for format in ["text", "json", "junit", "sarif", "html"] {
            let outcome = run("-", "--format", format, input: try tree("pinned-button"))
            #expect(outcome.code == 1 && outcome.output.contains("coveredBtn"), "\(format)")
            #expect(outcome.output.contains("bottom inset of 275 pt"), "\(format)")
            #expect(!outcome.output.contains("at 1.00 s"), "\(format): the time is only an order")
        }
        #expect(run("-", "--format", "pdf", input: try tree("pinned-button")).code == 2)
    }
}

import Foundation
import TestSupport
import Testing

@Suite(.serialized, .besideMainActor) struct CompareCommandTests {
    private let few = ["--device", "iPhone 14", "--orientation", "portrait", "--usage", "typing"]

    @Test func `the page has a picture for each way with findings`() throws {
        let tool = try Tool()
        let outcome = try tool.run(["compare", "--output", "docs/Comparison.md", "--keyboard", "letters"] + few)
        #expect(outcome.code == 0 && outcome.message.isEmpty)
        #expect(outcome.output.hasSuffix("Comparison: docs/Comparison.md\n"))
        let page = try tool.text("docs/Comparison.md")
        for way in ["tideline", "apple", "hand-rolled-guide", "hand-rolled-constraint", "none"] {
            #expect(page.contains("\n## \(way)\n"), "\(way)")
        }
        let folder = tool.folder.appendingPathComponent("docs/Images")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let pictures = files.filter { $0.hasSuffix(".svg") }
        #expect(pictures.contains("comparison-none.svg") && !pictures.contains("comparison-tideline.svg"))
        for picture in pictures { #expect(page.contains("\"Images/\(picture)\""), "\(picture)") }
        #expect(files.count == pictures.count + 1 && page.contains("(Images/comparison.txt)"))
        #expect(try tool.text("docs/Images/comparison.txt").contains("## By rule: none\n"))
    }

    @Test func `the same question gets the same bytes`() throws {
        let tool = try Tool()
        for name in ["one", "two"] {
            let arguments = ["compare", "sign-in", "--output", "\(name)/c.md", "--keyboard", "letters"] + few
            #expect(try tool.run(arguments).code == 0)
        }
        #expect(try tool.data("one/c.md") == tool.data("two/c.md"))
        for name in ["comparison-none.svg", "comparison.txt"] {
            #expect(try tool.data("one/Images/\(name)") == tool.data("two/Images/\(name)"))
        }
    }

    @Test func `what it does not know is named with the remedy`() throws {
        let tool = try Tool()
        let cases = [
            (["--avoidance", "none"], "unknown option '--avoidance'. See --help."),
            (["nowhere"], "'nowhere' is no screen. Write one of: sign-in"),
            (["--output"], "--output needs a value. See --help.")
        ]
        for (arguments, message) in cases {
            let outcome = try tool.run(["compare"] + arguments)
            #expect(outcome.code == 2 && outcome.message.hasPrefix("tideline-audit: \(message)"), "\(outcome.message)")
        }
    }

    /// A comparison takes a minute, so the tool checks the page's path first.
    @Test func `a page that can't be written is named before any play`() throws {
        let tool = try Tool()
        _ = try tool.file("occupied", "text")
        let outcome = try tool.run(
            ["compare", "sign-in", "--output", "occupied/c.md", "--keyboard", "letters"] + few)
        #expect(
            outcome.code == 2 && outcome.message.contains("--output can't write 'occupied/c.md'"), "\(outcome.message)")
    }
}

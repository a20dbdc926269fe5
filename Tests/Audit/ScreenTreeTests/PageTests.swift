import CoreGraphics
import Foundation
@testable import ScreenTree
import TestSupport
import Testing
@testable import tideline_check

/// The page for people and agents says what the code says.
@Suite struct PageTests {
    private let page =
        (try? String(contentsOf: PackageFolder.root.appendingPathComponent("Docs/AnyScreen.md"), encoding: .utf8)) ?? ""

    @Test func `the table of capabilities is the code's`() throws {
        let rows = TreeFormat.allCases.map { format in
            "| \(format.title) | " + format.capabilities.rows.map { $0.isThere ? "yes" : "no" }.joined(separator: " | ")
                + " |"
        }
        let names = TreeFormat.xcuitest.capabilities.rows.map(\.name)
        #expect(page.contains("| Format | \(names.joined(separator: " | ")) |"))
        let table = "<!-- capabilities -->\n\(rows.joined(separator: "\n"))\n<!-- end -->"
        #expect(page.contains(table), "Docs/AnyScreen.md has to hold:\n\(table)")
    }

    /// A small screen with what the page's commands name, as a tool of the page writes it.
    private func sketch(_ tool: String, isUp: Bool) -> String {
        let rows = """
            Application 0 0 402 874
             Window 0 0 402 874
              Other 0 0 402 874
               TextField #email 16 120 370 44 focused
               Button #submit 16 180 370 44

            """
        let keyboard = """
             Window 0 0 402 874
              Other 0 539 402 335
               Keyboard 0 583 402 233

            """
        let format = ["Xcode": "xcuitest", "agent": "agent-device", "Appium": "webdriveragent"][tool]
        let head = "source: -\nformat: \(format ?? "describe-ui")\n\n"
        return JudgedTree(name: tool, text: head + rows + (isUp && format != nil ? keyboard : "")).written
    }

    /// The tools need a Mac, but the commands that get their output can run here.
    @Test func `each command of a recipe calls a clear screen clear`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recipes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var tool = "", commands = 0
        for line in page.components(separatedBy: "\n") {
            if line.hasPrefix("**") { tool = String(line.dropFirst(2).prefix { $0.isLetter }) }
            guard line.hasPrefix("    tideline-check ") else { continue }
            let words = try line.split(separator: " ").dropFirst().map { word -> String in
                guard let file = word.split(separator: "/").last, file.contains("."), !file.contains(",") else {
                    return String(word)
                }
                let place = folder.appendingPathComponent(String(file.filter { $0 != "\"" }))
                let isUp = !["before.json", "after.json"].contains(place.lastPathComponent)
                try sketch(tool, isUp: isUp).write(to: place, atomically: true, encoding: .utf8)
                return place.path
            }
            commands += 1
            var output = ""
            let code = CheckCommand(words, readInput: { Data() }, write: { output += $0 }).run()
            #expect(code == 0, "\(tool): \(line)\n\(output)")
        }
        #expect(commands == 5, "The page has \(commands) commands.")
    }

    @Test(arguments: ["pinned-button", "reachable-button"])
    func `an example is what the tool says`(name: String) throws {
        let check = try TruthTests.check(try #require(JudgedTree.named(name)))
        for line in check.text.split(separator: "\n").prefix(4) { #expect(page.contains(line), "\(line)") }
    }
}

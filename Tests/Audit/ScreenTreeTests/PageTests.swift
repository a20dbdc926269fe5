import Foundation
@testable import ScreenTree
import TestSupport
import Testing

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

    @Test func `the example is what the tool says`() throws {
        let check = try TruthTests.check(try #require(JudgedTree.named("pinned-button")))
        for line in check.text.split(separator: "\n").prefix(4) { #expect(page.contains(line), "\(line)") }
    }
}

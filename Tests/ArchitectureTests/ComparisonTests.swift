import Foundation
import Testing

/// These tests read the committed page `Docs/Comparison.md`.
///
/// `.ci/run` writes the page again and compares it with the committed page.
@Suite struct ComparisonTests {
    private let checkout = Checkout.current

    @Test func `the comparison shows exactly the pictures that exist`() throws {
        let page = try #require(checkout.file("Docs/Comparison.md"))
        let shown = Set(try page.captures(of: #"<img src="Images/(comparison-[\w-]+\.svg)""#).compactMap(\.first))
        let folder = checkout.root.appending(path: "Docs/Images").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("comparison-") }
        #expect(shown == Set(files))
        #expect(!shown.isEmpty)
    }

    @Test func `CI writes the comparison anew and stops at a difference`() throws {
        let script = try #require(checkout.file(".ci/run")).text
        #expect(script.contains("tideline-audit compare --output .build/ci/comparison/Comparison.md"))
        #expect(script.contains("diff Docs/Comparison.md .build/ci/comparison/Comparison.md"))
        #expect(script.contains("diff \"$file\" \"Docs/Images/${file##*/}\""))
    }
}
